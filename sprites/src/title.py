"""The picture of the title: the castle at evening, the round table before it, Merlin, Arthur, a lady, two knights."""
from surface import *
from emblems import shade
from figures import arthur, excalibur, grail, knight, lady, merlin, star
from parts import die, fir, oak

W, H = 900, 600
DUSK = (
    '<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#16224A"/><stop offset=".38" stop-color="#4A4A86"/><stop offset=".58" stop-color="#A9707F"/><stop offset=".75" stop-color="#EBA765"/><stop offset=".9" stop-color="#FBE3A2"/></linearGradient>'
    '<radialGradient id="sun"><stop offset="0" stop-color="#FFF6D4"/><stop offset=".3" stop-color="#FBE3A2" stop-opacity=".9"/><stop offset="1" stop-color="#F2B765" stop-opacity="0"/></radialGradient>'
    '<linearGradient id="meadow" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7F9A4A"/><stop offset="1" stop-color="#35562F"/></linearGradient>'
    '<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#E9B98A"/><stop offset=".35" stop-color="#5F88A8"/><stop offset="1" stop-color="#28587C"/></linearGradient>')
SKYLINE = (-20, -20, 940, 660)


def sky():
    s = rect(0, 0, W, H, 0, 'url(#dusk)') + ring(455, 330, 330, 'url(#sun)')
    for i in range(32):                 # the sun's rays, as an illuminator draws them
        a, b = polar(150, i * 11.25), polar(470 if i % 2 else 400, i * 11.25)
        s += path(f'M{455+a[0]:.0f} {330+a[1]:.0f}L{455+b[0]:.0f} {330+b[1]:.0f}', 'none', '#FBE3A2', 3 if i % 2 else 1.6, 'opacity=".22"')
    for i in range(46):                 # stars in the dark part of the sky
        x, y = (i * 197 + 61) % 880 + 10, (i * i * 31 + i * 47) % 190 + 22
        s += star(x, y, 3.2 + i % 3, '#F6DFA0', 5, .42) if i % 4 else ring(x, y, 1.7, '#FFF3C4')
    s += path('M757 61A36 36 0 1 0 780 106A30 30 0 1 1 757 61Z', '#F8EED6', INK, 1.2)
    for x, y, k in ((150, 190, 1), (690, 215, .8), (330, 120, .6)):
        s += at(x, y, k, cloud())
    return s


def cloud():
    """A scalloped cloud in two tones."""
    d = shape('-90,14! -84,0 -66,-4 -54,-20 -30,-26 -12,-16 10,-28 36,-20 48,-4 72,-4 88,14!')
    return f'<g opacity=".82">{flat(d, "#D9A58F")}{flat(shape("-80,14! -70,4 -52,0 -34,-12 -8,-6 14,-16 34,-8 46,4 66,6 76,14!"), "#F3CFA4")}</g>'


def tower(x, y, w, h, roof, roof_h, flag_=None, lit=2, stone='#CFC3AE'):
    """A round tower, its foot at x,y, with a cone roof and lit windows."""
    s = enamel(shape(f'{x-w/2-3},{y}! {x-w/2},{y-h}! {x+w/2},{y-h}! {x+w/2+3},{y}!'), stone, w=2.6, e=w * .22, h=2.5, area=SKYLINE)
    s += enamel(box(x - w / 2 - 5, y - h - 12, w + 10, 14, 2), shade(stone, .12), w=2.4, e=2.4, h=1.6, area=SKYLINE)
    for i in range(int(w / 9) + 1):
        s += flat(box(x - w / 2 - 5 + i * 10, y - h - 18, 6, 8), shade(stone, .12), 1.6) if not roof else ''
    if roof:
        s += enamel(shape(f'{x-w/2-9},{y-h-10}! {x-w*.2},{y-h-10-roof_h*.5} {x},{y-h-10-roof_h}! {x+w*.2},{y-h-10-roof_h*.5} {x+w/2+9},{y-h-10}! {x},{y-h-5}'), roof, w=2.6, e=w * .2, h=2.2, area=SKYLINE)
        for t in (.32, .62):
            s += line(f'{x-w*.42*(1-t)},{y-h-10-roof_h*t*.7} {x},{y-h-7-roof_h*t*.66} {x+w*.42*(1-t)},{y-h-10-roof_h*t*.7}', 1.6, op=.6)
    top = y - h - 10 - (roof_h if roof else 4)
    if flag_:
        s += path(f'M{x} {top+4}V{top-34}', 'none', INK, 3.4) + path(f'M{x} {top+3}V{top-33}', 'none', GOLDL, 1.4)
        s += enamel(shape(f'{x+1.5},{top-33}! {x+16},{top-36} {x+36},{top-30}! {x+25},{top-23}! {x+36},{top-13}! {x+16},{top-17} {x+1.5},{top-15}!'), flag_, w=1.8, e=1.6, h=1.2, area=SKYLINE)
    for i in range(lit):
        yy = y - h + 18 + i * 34
        s += flat(shape(f'{x-4},{yy+15}! {x-4},{yy+4} {x},{yy-2}! {x+4},{yy+4} {x+4},{yy+15}!'), '#FFD977', 1.8)
    for i in range(int(h / 26)):
        xx, yy = x - w * .3 + (i * 17 % 11) / 11 * w * .5, y - 12 - i * 24
        s += line(f'{xx},{yy} {xx+5},{yy+.4} {xx+10},{yy}', 1.6, op=.45)
    return s


def wall(x0, x1, y, h, stone='#BFB29C'):
    """A curtain wall with merlons."""
    s = ''
    n = int((x1 - x0) / 18)
    step = (x1 - x0) / n
    for i in range(n):
        s += flat(box(x0 + i * step + 2, y - h - 9, step * .58, 12, 1), shade(stone, .1), 2)
    s += enamel(f'M{x0} {y-h}H{x1}V{y}H{x0}Z', stone, w=2.4, e=3, h=2, area=SKYLINE)
    for i in range(n):
        for r in range(int(h / 16)):
            xx = x0 + i * step + (r % 2) * 8 + 2
            s += line(f'{xx},{y-h+12+r*15} {xx+6},{y-h+12.3+r*15} {xx+11},{y-h+12+r*15}', 1.4, op=.35)
    return s


def castle():
    P, R = PROVINCE, PLAYER
    blue, red, slate = '#3A4F8E', '#8E2430', '#4B4660'
    s = tower(455, 300, 62, 150, blue, 84, P['purple'][0], 3)
    s += tower(385, 316, 42, 112, red, 64, P['orange'][0], 2) + tower(527, 316, 42, 112, red, 64, P['blue'][0], 2)
    s += wall(330, 580, 352, 62)
    s += tower(322, 358, 50, 104, slate, 66, P['grey'][0], 2) + tower(588, 358, 50, 104, slate, 66, P['brown'][0], 2)
    s += wall(240, 330, 372, 44) + wall(580, 672, 372, 44)
    s += tower(238, 380, 40, 66, blue, 50, None, 1) + tower(674, 380, 40, 66, blue, 50, None, 1)
    # gatehouse
    s += tower(424, 366, 34, 66, None, 0, None, 1) + tower(486, 366, 34, 66, None, 0, None, 1)
    s += enamel('M424 300H486V366H424Z', '#C4B8A2', w=2.4, e=3, h=2, area=SKYLINE)
    s += flat(shape('438,366! 438,334 445,322 455,317 465,322 472,334 472,366!'), '#2B1A10', 2.6)
    for x in (444, 450, 455.5, 461, 467):
        s += path(f'M{x} 326V352', 'none', '#8A6A3C', 1.6)
    s += path('M439 338H471M438 347H472', 'none', '#8A6A3C', 1.6)
    return s


def land():
    s = flat(shape('-10,356! 80,312 170,330 260,352 360,346 470,356 600,346 700,322 800,334 910,306! 910,470! -10,470!'), '#6C7F6A')
    s += flat(shape('-10,392! 90,352 200,372 300,384 420,366 500,366 640,380 740,352 830,366 910,350! 910,620! -10,620!'), '#5F7F45', 2.4)
    for x, y, k in ((34, 372, .8), (64, 364, .9), (98, 366, .8), (128, 376, .9), (164, 382, .75), (752, 366, .9), (790, 372, .8), (824, 376, .95), (858, 368, .8), (886, 372, .9), (716, 372, .75)):
        s += (fir if (x // 10) % 2 else oak)(x, y, k)
    return s


def foreground():
    # the lake on the left, the meadow with the road that leads to the gate
    s = flat(shape('-20,430! 60,410 170,404 280,412 330,428 290,446 200,452 120,470 40,486 -20,492!'), 'url(#water)', 2.6)
    for x, y in ((40, 436), (96, 424), (160, 432), (222, 424), (70, 456), (132, 448), (270, 430)):
        s += line(f'{x-14},{y} {x-7},{y-4} {x},{y} {x+7},{y-4} {x+14},{y}', 2.2, '#F6E4C4', .75)
    s += flat(shape('-20,486! 60,484 140,464 230,446 330,432 450,426 600,430 740,420 920,412! 920,640! -20,640!'), 'url(#meadow)', 2.6)
    s += flat(shape('442,368! 470,368! 482,392 470,414 500,436 560,462 590,520 560,640! 330,640! 352,520 392,462 432,434 446,412 436,392'), '#CDB583', 2)
    for i in range(60):                  # tufts of grass
        x, y = (i * 149 + 37) % 900, 452 + (i * 83) % 140
        if not 350 < x < 570:
            s += line(f'{x},{y} {x-2},{y-5} {x-4},{y-10}', 1.8, '#263F22', .6) + line(f'{x+2},{y} {x+3},{y-6} {x+5},{y-11}', 1.8, '#A9BE72', .6)
    for i in range(22):
        x, y = (i * 211 + 83) % 900, 470 + (i * 61) % 120
        if not 340 < x < 580:
            s += ring(x, y, 2.6, ['#F8E29A', '#FBF7EC', '#E2606A'][i % 3], INK, .7)
    return s


def table(x, y):
    """The round table in perspective, on a stone foot, with Grail and dice."""
    s = f'<ellipse cx="{x+6}" cy="{y+74}" rx="150" ry="26" fill="#140C05" opacity=".45" filter="url(#blur6)"/>'
    s += enamel(shape(f'{x-46},{y+10}! {x-34},{y+44} {x-62},{y+76}! {x},{y+86} {x+62},{y+76}! {x+34},{y+44} {x+46},{y+10}!'), '#8E8475', w=3, e=8, h=4, area=SKYLINE)
    rim = f'M{x-172} {y-2}A172 52 0 0 1 {x+172} {y-2}V{y+16}A172 52 0 0 1 {x-172} {y+16}Z'
    s += enamel(rim, '#5A3B22', w=3.4, e=5, h=2, area=SKYLINE)
    s += f'<ellipse cx="{x}" cy="{y-2}" rx="172" ry="51" fill="#9A6C3D" stroke="{INK}" stroke-width="3"/>'
    s += f'<ellipse cx="{x}" cy="{y-2}" rx="163" ry="46" fill="none" stroke="{GOLDL}" stroke-width="3"/><ellipse cx="{x}" cy="{y-2}" rx="128" ry="34" fill="#8A5C32" stroke="{INK}" stroke-width="1.6"/>'
    for i in range(24):
        a = math.radians(i * 15 + 7.5)
        s += path(f'M{x+162*math.cos(a):.1f} {y-2+45.5*math.sin(a):.1f}L{x+129*math.cos(a):.1f} {y-2+34.4*math.sin(a):.1f}', 'none', INK, 1.6, 'opacity=".7"')
    for i, p in enumerate(ORDER):       # six inlays in the provinces' colours
        a0, a1 = (math.radians(60 * i - 120 + d) for d in (2, 58))
        q = ' '.join(f'{x+122*math.cos(a0+(a1-a0)*t/8):.1f},{y-2+31.6*math.sin(a0+(a1-a0)*t/8):.1f}' for t in range(9))
        s += f'<polygon points="{q} {x+40*math.cos(a1):.1f},{y-2+10.4*math.sin(a1):.1f} {x+40*math.cos(a0):.1f},{y-2+10.4*math.sin(a0):.1f}" fill="{PROVINCE[p][0]}" stroke="{GOLDL}" stroke-width="1.6"/>'
    return s + f'<ellipse cx="{x}" cy="{y-2}" rx="38" ry="9.6" fill="url(#leaf)" stroke="{INK}" stroke-width="1.8"/>'


def figure(fn, x, y, k, flip=False, *args):
    """A piece with the middle of its foot at x,y."""
    body = fn(*args)
    m = ' scale(-1 1)' if flip else ''
    return f'<g transform="translate({x} {y}){m} scale({k}) translate(-64 -119)">{body}</g>'


def frame(band='#1F3A66', leaf='#7FA85A', studs=tuple(PROVINCE[p][0] for p in ORDER), fine=True):
    """An illuminated border: enamel bands, gold, a vine where it is fine, six studs, clockwise from the middle above."""
    s = path(f'M0 0H{W}V{H}H0ZM22 22V{H-22}H{W-22}V22Z', band, extra='fill-rule="evenodd"')
    if fine:
        s += vine(leaf)
    s += rect(1.5, 1.5, W - 3, H - 3, 0, 'none', INK, 3) + rect(3.6, 3.6, W - 7.2, H - 7.2, 0, 'none', 'url(#goldline)', 2.4)
    s += rect(21, 21, W - 42, H - 42, 0, 'none', INK, 5) + rect(21, 21, W - 42, H - 42, 0, 'none', 'url(#goldline)', 2.8)
    marks_ = [(16, 16), (W / 2, 11), (W - 16, 16), (W - 16, H - 16), (W / 2, H - 11), (16, H - 16)]
    for c, (x, y) in zip(studs, marks_[1:] + marks_[:1]):
        r = 15
        s += ring(x, max(r + 1, min(H - r - 1, y)), r, 'url(#leaf)', INK, 2) + ring(x, max(r + 1, min(H - r - 1, y)), r - 4, c, INK, 1.2)
        s += ring(x, max(r + 1, min(H - r - 1, y)), r - 4, 'url(#enamel)')
    return s


def vine(leaf):
    """What winds along the four sides of the border."""
    s = ''
    for horizontal, length in ((True, W), (False, H)):
        for far in (0, 1):
            steps = (length - 60) // 60
            gap = (length - 60) / steps
            d, leaves = '', ''
            for i in range(steps):
                a = 30 + i * gap
                m = 1 if i % 2 else -1
                d += f'M{a} 11C{a+gap*.3:.1f} {11-9*m} {a+gap*.7:.1f} {11-9*m} {a+gap:.1f} 11'
                leaves += f'M{a+gap*.5:.1f} {11-6*m}C{a+gap*.38:.1f} {11+4*m} {a+gap*.3:.1f} {11+6*m} {a+gap*.24:.1f} {11+5*m}C{a+gap*.28:.1f} {11-1*m} {a+gap*.38:.1f} {11-5*m} {a+gap*.5:.1f} {11-6*m}Z'
            t = f'translate(0 {far*(H-22)})' if horizontal else f'translate({far*(W-22)+22} 0) rotate(90)'
            s += f'<g transform="{t}">' + path(d, 'none', GOLDL, 1.8) + path(leaves, leaf, INK, .6) + '</g>'
    return s


def title():
    start('title')
    weight(.75)
    s = sky() + land() + f'<g transform="translate(455 366) scale(.9) translate(-455 -366)">{castle()}</g>' + foreground()
    weight(.6)
    s += figure(knight, 628, 462, .92, False, 'green') + figure(knight, 250, 462, .98, True, 'yellow')
    s += figure(arthur, 452, 474, 1.42)
    s += table(452, 496)
    s += figure(grail, 452, 494, .62) + figure(die, 380, 516, .3, False, 'blue', 5) + figure(die, 524, 510, .3, False, 'merlin', 3) + figure(die, 488, 528, .3, False, 'red', 2)
    s += figure(lady, 276, 556, 1.34, False, 'blue')
    s += '<circle cx="62" cy="336" r="105" fill="url(#softglow)"/>' + figure(merlin, 156, 566, 2.15)
    s += figure(knight, 742, 566, 1.86, False, 'red')
    weight(1)
    s += path(f'M0 0H{W}V{H}H0Z', 'url(#vignette)', extra='opacity=".7"')
    return s + frame()
