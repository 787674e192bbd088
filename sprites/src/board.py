"""The board of the table, 804 x 804: score track, six provinces, ring of spaces, standing band, round table."""
from surface import *
from emblems import emblem
from parts import roundel

SIDE, CELL = 804, 804 / 26
INNER = SIDE / 2 - CELL                   # half of the square inside the track
R_OUT, R_IN, R_BAND = 246, 187, 143
DIAPER = ['M0 0L24 24M24 0L0 24', 'M0 12H24M12 0V24', 'M0 8C6 2 18 14 24 8M0 20C6 14 18 26 24 20', 'M12 2L22 12L12 22L2 12Z', 'M0 18L12 6L24 18',
          'M0 6H24M0 18H24M6 6V18M18 18V30M18 -6V6']


def track():
    s = rect(0, 0, SIDE, SIDE, 8, 'url(#parch)', extra='filter="url(#stains)"')
    for i in range(100):
        side, o = divmod(i, 25)
        c, r = [(o, 0), (25, o), (25 - o, 25), (0, 25 - o)][side]
        s += cell(c * CELL, r * CELL, i)
    return s + rect(1.5, 1.5, SIDE - 3, SIDE - 3, 7, 'none', INK, 3)


def cell(x, y, i):
    fill = 'url(#leaf)' if i % 10 == 0 else '#C9B485' if i % 5 == 0 else '#EADBB6' if i % 2 else '#DCC99B'
    w = CELL - 1.8
    s = rect(f'{x+.9:.2f}', f'{y+.9:.2f}', f'{w:.2f}', f'{w:.2f}', 3, fill, INK2, .9, f'fill-opacity="{1 if i % 5 == 0 else .75}"')
    if i % 10 == 0:      # a bevel, as of a gold tile
        s += path(f'M{x+3:.1f} {y+w-2:.1f}V{y+3:.1f}H{x+w-2:.1f}', 'none', '#FFF6D2', 1.4, 'opacity=".85"') + path(f'M{x+w-1.4:.1f} {y+4:.1f}V{y+w-1.4:.1f}H{x+4:.1f}', 'none', '#6B4A0C', 1.4, 'opacity=".6"')
        return s
    if i % 5 == 0:
        return s + rect(f'{x+3.4:.2f}', f'{y+3.4:.2f}', f'{w-5:.2f}', f'{w-5:.2f}', 2, 'none', GOLDD, 1, 'opacity=".75"')
    return s + ring(x + CELL / 2, y + CELL / 2, 2, INK2, extra='opacity=".55"')


def sector(k):
    """Outline of province k (0 on top, clockwise) round 0,0."""
    i = INNER - 2.5
    a = i * math.tan(math.radians(30))
    corners = [[(-a, -i), (a, -i)], [(a, -i), (i, -i), (i, 0)], [(i, 0), (i, i), (a, i)], [(a, i), (-a, i)], [(-a, i), (-i, i), (-i, 0)], [(-i, 0), (-i, -i), (-a, -i)]][k]
    p, q = polar(240, 60 * k - 30), polar(240, 60 * k + 30)
    return f'M{p[0]:.1f} {p[1]:.1f}' + ''.join(f'L{x:.1f} {y:.1f}' for x, y in corners) + f'L{q[0]:.1f} {q[1]:.1f}A240 240 0 0 0 {p[0]:.1f} {p[1]:.1f}Z'


def province(k):
    """The painted ground: colour with a run of light, diaper, a darker hem along the border, gold frame."""
    name = ORDER[k]
    base, light, dark, calm = PROVINCE[name]
    d, hem, run, dia = sector(k), uid(), uid(), uid()
    s = (f'<defs><clipPath id="{hem}"><path d="{d}"/></clipPath>'
         f'<linearGradient id="{run}" gradientUnits="userSpaceOnUse" x1="-{INNER:.0f}" y1="-{INNER:.0f}" x2="{INNER:.0f}" y2="{INNER:.0f}"><stop offset="0" stop-color="{light}"/><stop offset=".42" stop-color="{base}"/><stop offset="1" stop-color="{dark}"/></linearGradient>'
         f'<pattern id="{dia}" width="24" height="24" patternUnits="userSpaceOnUse"><path d="{DIAPER[k]}" fill="none" stroke="{light}" stroke-width="1.4" opacity=".34"/></pattern></defs>')
    s += path(d, calm) + path(d, f'url(#{run})', extra='opacity=".38"') + path(d, f'url(#{dia})')
    s += f'<g clip-path="url(#{hem})">' + path(d, 'none', '#0D0602', 26, 'opacity=".38" filter="url(#blur6)"')
    s += path(d, 'none', INK, 9) + path(d, 'none', 'url(#goldline)', 5.5) + path(d, 'none', INK, 1.6) + '</g>'
    fx, fy = [(0, -1), (1, -1), (1, 1), (0, 1), (-1, 1), (-1, -1)][k]
    if fx == 0:
        return s + medallion(name, 0, 337 * fy, 29)
    return s + vine(352 * fx, 352 * fy, fx, fy) + medallion(name, 276 * fx, 321 * fy, 38)


def medallion(name, x, y, r):
    k = r / 59
    return ring(x + 2, y + 4, r + 2, '#0D0602', extra='opacity=".5" filter="url(#blur3)"') + at(x - 64 * k, y - 64 * k, k, roundel(name))


def vine(x, y, fx, fy):
    """Gold scrollwork in the outer corner of a province."""
    lines = 'M8 -40C4 -20 -4 -4 -20 0C-32 2 -36 -8 -28 -12M-40 8C-20 4 -4 -4 0 -20C2 -32 -8 -36 -12 -28M-14 -2C-24 8 -40 8 -52 2M-2 -14C8 -24 8 -40 2 -52'
    s = path(lines, 'none', INK, 5, 'opacity=".55"') + path(lines, 'none', GOLDL, 2.6)
    s += path('M-9 -9C-22 -12 -28 -20 -28 -28C-18 -27 -11 -20 -9 -9Z', GOLDL, INK, .8)
    for a, b in ((-52, 2), (2, -52)):
        s += ring(a, b, 3, 'url(#leaf)', INK, 1)
    s += ring(3, 3, 5, 'url(#leaf)', INK, 1.4)
    return f'<g transform="translate({x} {y}) scale({fx} {fy})">{s}</g>'


def space(i, r_in=R_IN, r_band=R_BAND):
    """One wedge of the ring with the place in front of it where figures stand; every fourth is a province."""
    a0, a1 = i * 15 - 7.5, i * 15 + 7.5
    d, stand = wedge(r_in, R_OUT, a0, a1), wedge(r_band, r_in - 3, a0, a1, 1)
    stone = '#B3A892' if i % 2 else '#A79B86'
    if i % 4:
        s = path(d, '#F3E7C8' if i % 2 else '#E9DAB4') + path(d, 'url(#enamel)', extra='opacity=".3"')
        s += path(wedge(r_in + 3.5, R_OUT - 3.5, a0, a1, 4.4), 'none', GOLD, 1.1, 'opacity=".75"')
        return s + path(stand, stone) + path(stand, 'url(#shine)', extra='opacity=".25"')
    base, light, _, _ = PROVINCE[ORDER[i // 4]]
    s = path(d, base) + path(d, 'url(#enamel)', extra='opacity=".8"') + path(d, 'none', 'url(#leaf)', 2.6)
    s += path(wedge(r_in + 4, R_OUT - 4, a0, a1, 4.8), 'none', light, 1, 'opacity=".7"')
    s += path(stand, stone) + path(stand, base, extra='opacity=".34"')
    return s + path(wedge(r_in - 9, r_in - 3, a0, a1, 1), base) + path(stand, 'url(#shine)', extra='opacity=".25"')


def rondel(r_in=R_IN, r_band=R_BAND):
    s = ring(0, 3, 256, '#0D0602', extra='opacity=".55" filter="url(#blur6)"')
    s += ring(0, 0, 254, INK) + ring(0, 0, 252, 'url(#leaf)') + ring(0, 0, 249, OAKD)
    s += ''.join(space(i, r_in, r_band) for i in range(24))
    s += ring(0, 0, r_in - 1.5, 'none', INK, 4.6) + ring(0, 0, r_in - 1.5, 'none', 'url(#leaf)', 3)
    for i in range(24):
        x, y = polar(250.2, i * 15 + 7.5)
        s += ring(x, y, 3.6, INK) + ring(x, y, 2.5, '#FBEDB4')
    return s


def inner_ring():
    """The rondel with a second, inner ring of 13 spaces and the bowl of the dice; laid over the board."""
    start('inner-ring')
    s = rondel(197, 160) + ring(0, 0, 159, INK) + ring(0, 0, 157.5, 'url(#leaf)') + ring(0, 0, 155, OAKD)
    for i in range(13):
        d = wedge(90, 154, (i - .5) * 360 / 13, (i + .5) * 360 / 13)
        s += path(d, '#F3E3D6' if i % 2 else '#E8D0C4') + path(d, 'url(#enamel)', extra='opacity=".3"')
        s += path(wedge(97, 150.5, (i - .5) * 360 / 13, (i + .5) * 360 / 13, 4.2), 'none', '#7E1B26', 1.1, 'opacity=".6"')
    s += ring(0, 0, 90.5, 'none', '#7E1B26', 6) + ring(0, 0, 86.5, INK) + ring(0, 0, 85, 'url(#leaf)') + ring(0, 0, 80.5, 'url(#felt)', INK, 1.8)
    return s + ring(0, 0, 78, 'none', '#000', 8, 'opacity=".4" filter="url(#blur3)"')


def round_table(r=137):
    """The round table seen from above: rim with a seat mark for each of 24 knights, boards, a gold star line."""
    s = ring(0, 0, r + 5, INK) + ring(0, 0, r + 3.5, 'url(#leaf)') + ring(0, 0, r + .5, INK) + ring(0, 0, r, 'url(#round)')
    cid = uid()
    s += f'<defs><clipPath id="{cid}"><circle r="{r}"/></clipPath></defs><g clip-path="url(#{cid})">'
    s += rect(-r, -r, 2 * r, 2 * r, 0, '#6E4A2B', extra='filter="url(#grain)" opacity=".35"')
    for y in range(-96, 97, 32):
        s += path(f'M{-r} {y}H{r}', 'none', '#2C1B0F', 1.6, 'opacity=".55"') + path(f'M{-r} {y+1.8}H{r}', 'none', '#A77C4C', .8, 'opacity=".3"')
    s += ring(0, 0, r, 'none', '#000', 34, 'opacity=".45" filter="url(#blur10)"') + '</g>'
    s += ring(0, 0, r - 8.5, 'none', '#3A2413', 16)
    for i in range(24):
        p, q = polar(r - 1, i * 15 + 7.5), polar(r - 16, i * 15 + 7.5)
        s += path(f'M{p[0]:.1f} {p[1]:.1f}L{q[0]:.1f} {q[1]:.1f}', 'none', INK, 2)
        x, y = polar(r - 8.5, i * 15)
        s += ring(x, y, 2.2 if i % 4 else 3.6, 'url(#leaf)', INK, .9)
    s += ring(0, 0, r - 17, 'none', INK, 3) + ring(0, 0, r - 17, 'none', 'url(#goldline)', 1.5)
    return s + ring(0, 0, r - 21, 'none', GOLD, .9, 'opacity=".6"')


def pedestal(x):
    """The stone that Grail or Excalibur stands on."""
    s = f'<ellipse cx="{x}" cy="-72" rx="31" ry="9" fill="#000" opacity=".45" filter="url(#blur2)"/>'
    s += path(f'M{x-27} -80C{x-27} -68 {x+27} -68 {x+27} -80V-75C{x+27} -64 {x-27} -64 {x-27} -75Z', '#6F665A', INK, 1.8)
    return s + f'<ellipse cx="{x}" cy="-80" rx="27" ry="7.6" fill="#B3A998" stroke="{INK}" stroke-width="1.8"/><ellipse cx="{x}" cy="-80.6" rx="21" ry="5.2" fill="none" stroke="#6F665A" stroke-width="1.2"/>'


def board():
    start('board')
    c = SIDE / 2
    inside = ''.join(province(k) for k in range(6)) + rondel() + round_table() + pedestal(-40) + pedestal(40)
    return track() + rect(c - INNER, c - INNER, 2 * INNER, 2 * INNER, 0, OAKD) + f'<g transform="translate({c} {c})">{inside}</g>'
