"""The six province emblems on a -50..50 grid, and what carries them."""
import palette
from ink import *

ORDER = palette.ORDER
EMBLEMS = ['dragon', 'dove', 'fish', 'snake', 'fox', 'eagle']
PROV = {p: (palette.PROVINCE[p][0], EMBLEMS[i]) for i, p in enumerate(ORDER)}     # field, emblem
WHITE = '#FBF7EC'
RED = '#B3202A'


def em(parts, fill, w, **k):
    return enamel(parts, fill, w=w, e=k.pop('e', 2.2), h=k.pop('h', 1.4), area=EA, **k)


def dragon(w=4):
    wing = shape('0,6! -6,-12 2,-32 10,-50! 22,-46 36,-44 51,-44! 43,-35 43,-27 48,-15! 39,-14 34,-7 37,6! 26,3 18,5 12,14!')
    body = ribbon('-20,-36,6 -7,-33,8 0,-22,8.5 -4,-8,11 -9,8,14 -2,21,11.5 12,29,8.5 27,33,6.2 39,30,4.6 43,21,3.6 36,14,3 29,17,2.2')
    tip = shape('36,7! 31,15 34,25! 25,22 17,17! 26,13!')
    head = shape('-53,-37! -48,-46 -37,-47 -28,-50 -4,-53! -12,-45 2,-41! -6,-34 -10,-26! -22,-26 -32,-23 -46,-21! -40,-29 -30,-33! -42,-33!')
    arm = [ribbon('-2,2,6 -14,10,5.4 -24,9,4.6 -34,0,3.8'), shape('-38,3! -36,-4! -46,-13! -42,-5! -53,-6! -46,0! -54,6! -44,5!'),
           shape('-36,4! -46,14! -36,10! -31,5!')]
    leg = shape('-18,12! -24,22 -17,31 -22,40 -36,43! -29,46! -34,52! -18,50 -6,51! -3,44 -6,37 3,31 9,20 2,10!')
    s = em([wing], GOLD, w)
    k = w * .6
    s += line('4,2 6,-20 11,-46', k) + line('8,2 22,-20 48,-42', k) + line('10,6 24,-8 45,-16', k)
    s += em([tip, body, leg, head] + arm, GOLD, w)
    for x, y in ((-5, -20), (-7, -11), (-2, 27), (11, 34), (25, 37)):
        s += line(f'{x-3},{y+1} {x+2},{y+4} {x+7},{y+1}', k * .9)
    s += line('10,10 8,22 1,31 -6,36', k * 1.1) + line('-18,16 -10,12 -2,14', k * .8)
    s += flat(shape('-40,-33.5! -37,-28! -34,-33.5!') + shape('-33,-33.5! -30.5,-29! -28.5,-33!'), WHITE, w * .3)
    s += line('-47,-41 -44,-42', k) + line('-26,-46 -16,-48', k) + dot(-31, -41.5, 2.9)
    return s


def dove(w=4):
    back = shape('-4,-2! -12,-20 -22,-34 -36,-44! -33,-34! -41,-34! -34,-25! -40,-21! -28,-14 -20,-4!')
    body = shape('-49,1! -42,-6 -37,-12 -28,-15 -19,-11 -10,-3 8,3 24,9 47,10! 41,16! 49,21! 40,24! 44,33! 26,31 10,33 -8,32 -22,24 -32,12 -39,3')
    wing = shape('-14,2! -10,-18 4,-36 24,-49! 23,-40! 35,-42! 32,-33! 43,-32! 37,-23! 44,-18! 33,-10 24,4 10,16 -4,16 -12,10')
    s = em([back], WHITE, w) + em([body], WHITE, w) + em([wing], WHITE, w)
    k = w * .6
    s += line('-2,8 8,-8 24,-40', k) + line('4,10 16,-6 33,-33', k) + line('10,11 22,-2 37,-24', k)
    s += dot(-30, -6, 2.4)
    s += flat(shape('-50,1! -43,-4 -38,0 -42,4'), '#E0812B', w * .5)
    # olive sprig
    s += line('-46,4 -42,18 -34,30', w * .8)
    for a, b in (('-45,10! -54,10 -58,17! -50,19', 0), ('-42,18! -50,22 -52,30! -43,27', 0), ('-41,17! -33,18 -28,25! -36,26', 0)):
        s += flat(shape(a), '#5E9A3C', w * .55)
    return s


def one_fish(w):
    body = shape('-46,0! -34,-10 -14,-13.5 8,-10 25,-3 45,-14! 40,0! 45,14! 25,3 8,10 -14,13.5 -34,10')
    fin = shape('-16,-11! -6,-17.5 10,-17! 9,-8!')
    fin2 = shape('-6,10! 2,16.5 10,16! 10,7!')
    k = w * .6
    s = em([fin, fin2, body], WHITE, w)
    s += dot(-33, -2.5, 2.6) + line('-24,-9 -19,0 -24,9', k)
    for x in (-10, 2, 13):
        s += line(f'{x},-5 {x+4},0 {x},5', k)
    s += line('30,-5 40,-10', k * .7) + line('30,5 40,10', k * .7)
    return s


def fish(w=4):
    k = .91
    one = lambda y, x: at(x, y, k, one_fish(w / k))
    return one(-33.5, 1) + one(0, 1) + one(33.5, 1)


def snake(w=4):
    body = ribbon('-30,-30,7 -12,-37,8.5 10,-37,9.5 22,-25,10 14,-11,10.5 -6,-2,11 -24,10,11 -26,28,10.5 -10,39,10 12,38,9 28,28,7.4 34,14,5.4 40,2,3.2 47,-3,1')
    head = shape('-50,-22! -46,-31 -36,-39 -24,-41 -16,-34 -18,-26 -28,-20 -40,-18')
    tongue = 'M-47 -21L-55 -14M-51 -18L-57 -20M-51 -18L-50 -10'
    s = (f'<path d="{tongue}" stroke="{INK}" stroke-width="{w*1.7}" stroke-linecap="round" fill="none"/>'
         f'<path d="{tongue}" stroke="#D8343A" stroke-width="{w*.75}" stroke-linecap="round" fill="none"/>')
    s += em([body, head], GOLD, w)
    k = w * .62
    for a in ('-8,-44 -4,-30', '8,-45 9,-29', '22,-38 14,-29', '31,-25 14,-22', '22,-4 12,-17', '1,7 -4,-10', '-16,17 -24,0',
              '-36,14 -14,14', '-35,33 -17,24', '-16,47 -8,30', '2,48 4,31', '19,42 15,29', '34,31 25,23', '39,16 31,13'):
        s += line(a, k)
    s += dot(-35, -31, 2.7)
    s += line('-48,-23 -40,-23 -32,-25', k)
    return s


def fox(w=4):
    rust = '#A6400F'
    face = shape('0,-20 12,-22 22,-30 30,-40 38,-49! 43,-36 44,-20 41,-6! 47,2 50,10! 40,18 30,26 20,34 10,44 0,49', True)
    s = em([face], rust, w)
    cheek = shape('0,49 10,44 20,34 30,26 40,18 50,10! 38,10 26,8 18,14 10,24 6,36 0,40', True)
    s += f'<path d="{cheek}" fill="{CREAM}"/>'
    for m in (1, -1):
        s += flat(shape(' '.join(f'{m*x},{y}{c}' for x, y, c in ((26, -24, '!'), (32, -33, ''), (37, -40, '!'), (39, -26, ''), (37, -14, '!')))), CREAM, w * .3)
        s += line(f'{m*49},10 {m*38},10 {m*26},8 {m*18},14 {m*10},24 {m*6},37', w * .6)
        s += flat(shape(' '.join(f'{m*x},{y}{c}' for x, y, c in ((9, 6, '!'), (15, -2, ''), (25, -5, '!'), (22, 4, ''), (15, 7, '')))), INK)
        s += dot(m * 18 - 1, 0, 1.5, CREAM)
    s += flat(shape('-8,41 0,37 8,41 4,48 0,50 -4,48'), INK)
    s += line('0,-14 0,6', w * .6)
    return s


def eagle(w=4):
    # right half, top to bottom: neck and head, body flank, leg, tail; the wing is a part of its own
    half = ('0,-14! 2,-26 4,-36 9,-45 18,-48 25,-44 35,-37! 26,-35 18,-35! 14,-29 14,-18 17,-8 16,8 12,20! '
            '20,25 29,26! 33,20! 34,27! 41,29! 34,32! 35,39! 28,34! 18,34 10,29! 12,38 19,46! 11,45! 10,52! 4,47! 0,53!')
    wing = '12,-8! 20,-18 28,-24 34,-36 38,-47! 46,-42 51,-26 51,-16! 46,-14! 50,0! 43,0! 45,14! 37,11! 35,22! 27,16! 22,20! 12,12!'
    flip = lambda q: ' '.join(','.join([str(-float(t.split(',')[0])), t.split(',')[1]]) for t in q.split())
    s = em([shape(wing)], GOLD, w) + em([shape(flip(wing))], GOLD, w)
    s += em([shape(half, True)], GOLD, w)
    k = w * .58
    for m in (1, -1):
        s += line(f'{m*24},-12 {m*36},-22 {m*43},-38', k)
        s += line(f'{m*23},-6 {m*36},-11 {m*46},-14', k) + line(f'{m*22},1 {m*33},1 {m*43},0', k)
        s += line(f'{m*21},8 {m*29},10 {m*37},11', k)
        s += dot(m * 18, -41.5, 2.5) + line(f'{m*3},38 {m*4},47', k)
    for y in (-4, 5, 14):
        s += line(f'-9,{y-3} -4.5,{y+1} 0,{y-3} 4.5,{y+1} 9,{y-3}', k)
    s += line('-9,29 0,32 9,29', k)
    return s


EMBLEM = dict(dragon=dragon, dove=dove, fish=fish, snake=snake, fox=fox, eagle=eagle)


def emblem(prov, x, y, k, ink=3.2):
    """The emblem of a province, its outline always the same weight on the piece."""
    return at(x, y, k, EMBLEM[PROV[prov][1]](ink / k))


HEATER = shape('16,14! 64,10 112,14! 112,56 102,88 84,108 64,121! 44,108 26,88 16,56')
HEATER_IN = shape('23,20.5! 64,17 105,20.5! 104.5,56 95.5,85 79,102 64,112! 49,102 32.5,85 23.5,56')


def shield(prov):
    s = shadow(HEATER) + enamel(HEATER, GOLD, w=4, e=2.5, h=1.5)
    s += enamel(HEATER_IN, PROV[prov][0], w=1.6, e=3.5, h=2)
    return s + emblem(prov, 64, 58, .69)


def pole(x=19, top=6, bottom=125):
    s = enamel(box(x - 2.6, top + 12, 5.2, bottom - top - 12, 2), WOOD, w=3.2, e=1.6, h=1)
    return s + enamel(shape(f'{x},{top-2}! {x+6.5},{top+9} {x},{top+17}! {x-6.5},{top+9}'), GOLD, w=3.2, e=1.8, h=1)


CLOTH = shape('22,20! 44,15 68,22 92,22 123,16! 112,52! 123,92! 94,98 68,98 44,92 22,97!')


def flag(prov):
    f_ = PROV[prov][0]
    s = shadow(CLOTH) + enamel(CLOTH, f_, w=4, e=3, h=2)
    # gold hem at the fly
    hem = shape('123,16! 112,52! 123,92! 113.5,95! 104,53! 113,18!')
    s += flat(hem, GOLD) + line('113,18 104,53', 2.2) + line('104,53 113.5,95', 2.2)
    s += pole()
    return s + emblem(prov, 66, 56.5, .62)


def saw(n=20, r=60, q=54):
    P = []
    for i in range(n * 2):
        a = math.pi * i / n
        rr = r if i % 2 else q
        P.append(f'{64+rr*math.sin(a):.1f},{64-rr*math.cos(a):.1f}!')
    return shape(' '.join(P))


def traitor(prov):
    """A hooded figure on a saw-edged token: no gold, for it is no treasure."""
    f_ = PROV[prov][0]
    rim = saw()
    s = shadow(rim) + enamel(rim, '#6E1A1E', w=3, e=2.5, h=1.5)
    cid = uid()
    s += flat(circ(64, 64, 48.5), '#DCC596', 2)
    s += f'<defs><clipPath id="{cid}"><path d="{circ(64,64,48.5)}"/></clipPath></defs>'
    hood = shape('64,18! 71,26 80,37 85,50! 100,57 114,70 118,116! 10,116! 14,70 28,57 43,50! 48,37 57,26')
    face = shape('64,29 74,35 77,46 72,55 64,60 56,55 51,46 54,35')
    g = enamel(hood, f_, w=3.4, e=3, h=2.2)
    g += flat(face, '#17100C', 1)
    g += flat(shape('54,43! 59,42 63,47! 58,48'), '#F6DA83') + flat(shape('74,43! 69,42 65,47! 70,48'), '#F6DA83')
    s += f'<g clip-path="url(#{cid})">{g}</g>'
    return s + emblem(prov, 64, 86, .5, 2.8)


def shade(hexc, k):
    """k>0 towards white, k<0 towards ink."""
    c = [int(hexc[i:i + 2], 16) for i in (1, 3, 5)]
    t = (255, 250, 235) if k > 0 else (26, 16, 8)
    return '#' + ''.join(f'{round(a + (b - a) * abs(k)):02X}' for a, b in zip(c, t))


def material(prov):
    """A dressed block on a hoisting ring; front face in the colour with the emblem."""
    f_ = PROV[prov][0]
    front, top, side = 'M10 40H98V120H10Z', 'M10 40L28 22H116L98 40Z', 'M98 40L116 22V100L98 120Z'
    allp = 'M10 40L28 22H116V100L98 120H10Z'
    s = shadow(allp)
    ring = circ(63, 17, 11) + 'M56 17A7 7 0 1 0 70 17A7 7 0 1 0 56 17Z'
    s += f'<circle cx="63" cy="18" r="9.5" fill="none" stroke="{INK}" stroke-width="12"/><circle cx="63" cy="18" r="9.5" fill="none" stroke="#8B949C" stroke-width="5"/>'
    s += inked([allp], 4)
    s += flat(top, shade(f_, .42)) + flat(side, shade(f_, -.38))
    s += enamel(front, f_, w=0, e=4, h=3, hi=.3)
    s += flat(shape('55,31! 63,27 71,31! 63,34'), INK)
    # arrises, a drafted margin round the front, joints on the side
    s += line('10,40 54,40.4 98,40', 3) + line('98,40 98.3,80 98,120', 3) + line('98,40 108,30.3 116,22', 3)
    s += f'<path d="{box(16,46,76,68,2)}" fill="none" stroke="{INK}" stroke-width="1.8" opacity=".75"/>'
    s += line('98,80 107,70.5 116,61', 2.4) + line('107,31 107.2,50 107,70', 2.2) + line('103,75 103,95 103,114', 2.2)
    s += flat(shape('10,120! 10,108! 14,112 19,115! 22,120!'), INK) + flat(shape('98,40! 98,48! 94,45 90,43! 88,40!'), INK)
    return s + emblem(prov, 54, 80, .60)
