"""Panels, buttons, cards, marks and other furniture of the table. add(folder, name, width, height, drawing).

Panels, plates and buttons are nine-slices: the outer MARGIN units keep their size, the middle is stretched.
"""
from surface import *
from emblems import emblem, HEATER, HEATER_IN, shadow as piece_shadow
from figures import LIST, crown, SERVANTS
from parts import wheel

SET = []        # (folder, name, width, height, drawing)


def add(folder, name, w, h, body):
    SET.append((folder, name, w, h, body))


# ---- panels ---------------------------------------------------------------------
def panel(w, h, r=10):
    """Parchment with ink edge, gold line and corner scrolls."""
    s = rect(0, 0, w, h, r, 'url(#parch)', extra='filter="url(#stains)"')
    s += rect(2, 2, w - 4, h - 4, r - 2, 'none', '#8A6A34', 6, 'opacity=".22" filter="url(#blur3)"')
    s += rect(1, 1, w - 2, h - 2, r - 1, 'none', INK, 2) + rect(5, 5, w - 10, h - 10, r - 4, 'none', 'url(#goldline)', 1.6)
    for x, y, a in ((5, 5, 0), (w - 5, 5, 90), (w - 5, h - 5, 180), (5, h - 5, 270)):
        s += f'<g transform="translate({x} {y}) rotate({a})">{scroll_corner()}</g>'
    return s


def inset(w, h):
    return (rect(0, 0, w, h, 8, INK) + rect(1, 1, w - 2, h - 2, 7, 'url(#parch)', extra='filter="url(#stains)"')
            + rect(4, 4, w - 8, h - 8, 5, 'none', GOLD, 1.3))


def dark(w, h):
    return (rect(0, 0, w, h, 9, INK) + rect(1.5, 1.5, w - 3, h - 3, 8, '#2A190D') + rect(1.5, 1.5, w - 3, h - 3, 8, 'url(#oakfill)', extra='opacity=".5" filter="url(#grain)"')
            + rect(4.5, 4.5, w - 9, h - 9, 6, 'none', 'url(#goldline)', 1.5))


def seat(p, w, h):
    """A player's colour as an enamel panel in gold."""
    return enamelled(PLAYER[p][0], w, h)


def enamelled(colour, w, h):
    s = rect(0, 0, w, h, 8, INK) + rect(1, 1, w - 2, h - 2, 7, colour) + rect(1, 1, w - 2, h - 2, 7, 'url(#shine)', extra='opacity=".62"')
    return s + rect(4.5, 4.5, w - 9, h - 9, 5, 'none', 'url(#goldline)', 2)


def plate(w, h, r=7, fill='url(#parch)', edge=INK, line=GOLD):
    return (rect(1.4, 2.2, w - 2, h - 2.4, r, '#000', extra='opacity=".35"') + rect(.8, .8, w - 3, h - 3.6, r, fill, edge, 1.6)
            + rect(3.3, 3.3, w - 8, h - 8.6, r - 2.4, 'none', line, 1.1, 'opacity=".9"'))


def lit(w, h):
    """May be used now, but is not what is asked for."""
    return rect(4, 4, w - 8, h - 8, 9, '#FFD65A', extra='opacity=".85" filter="url(#blur3)"') + rect(5, 5, w - 10, h - 10, 8, '#FFF6DA', GOLDD, 2)


def ribbon(w=200, h=40):
    s = path(f'M1 3H{w-3}L{w-16} {h/2}L{w-3} {h-1}H1Z', '#000', extra='opacity=".35" filter="url(#blur2)"')
    s += path(f'M1 1H{w-3}L{w-16} {h/2-1}L{w-3} {h-3}H1Z', 'url(#parch)', INK, 2)
    return s + path(f'M5 5H{w-10.5}L{w-21} {h/2-1}L{w-10.5} {h-7}H5Z', 'none', GOLD, 1.4)


def button(state, gold, w=96, h=44):
    """Gold says what is to be done, dark what may be done; the face goes down when pressed."""
    top = 3 if state == 'down' else 0
    face, edge, line = ('url(#goldface)', INK, '#FFF6D2') if gold else ('#1D1109', GOLD, '#8A6316')
    grey = '#B9A985' if gold else '#241810'
    s = rect(1.5, 4, w - 3, h - 5, 9, '#0D0602', extra='opacity=".55"')
    s += rect(1, 1 + top, w - 2, h - 5, 9, grey if state == 'disabled' else face, '#6B5B40' if state == 'disabled' else edge, 1.6)
    if state == 'disabled':
        return f'<g opacity="{.75 if gold else .6}">{s}</g>'
    if gold:
        s += rect(3.4, 3.4 + top, w - 6.8, h - 9.8, 7, 'none', line, 1.3, f'opacity="{.5 if state == "down" else .85}"')
    else:
        s += rect(3, 3 + top, w - 6, (h - 9) / 2, 7, '#fff', extra=f'opacity="{.05 if state == "down" else .08}"')
        if state == 'hover':
            s += rect(3.2, 3.2 + top, w - 6.4, h - 9.4, 7, '#F2D37A', GOLDL, 1.4, 'fill-opacity=".14"')
    if gold and state == 'hover':
        s += rect(2, 2 + top, w - 4, h - 7, 8, '#FFF6D2', extra='opacity=".32"')
    if state == 'down':
        s += rect(1.8, 1.8 + top, w - 3.6, h - 6.6, 8, '#3A2605', extra=f'opacity="{.22 if gold else .35}"')
    return s


def panels():
    add('panels', 'panel-parchment', 320, 240, panel(320, 240))
    add('panels', 'panel-inset', 160, 128, inset(160, 128))
    add('panels', 'panel-dark', 128, 96, dark(128, 96))
    for p in LIST:
        add('panels', f'panel-{p}', 96, 96, seat(p, 96, 96))
    add('panels', 'plate', 64, 48, plate(64, 48))
    add('panels', 'plate-dark', 64, 48, plate(64, 48, 7, '#2A190D', INK, GOLD))
    add('panels', 'plate-lit', 64, 56, lit(64, 56))
    add('panels', 'pill', 48, 30, plate(48, 30, 12))
    add('panels', 'ribbon', 200, 40, ribbon())
    for kind in ('gold', 'dark'):
        for state in ('', 'hover', 'down', 'disabled'):
            add('panels', f'button-{kind}' + (f'-{state}' if state else ''), 96, 44, button(state, kind == 'gold'))
    add('panels', 'shadow-panel', 120, 120, rect(26, 26, 68, 68, 10, '#0D0602', extra='opacity=".62" filter="url(#blur6)"') )
    glow = rect(16, 16, 64, 64, 10, 'none', GLOW, 8, 'filter="url(#blur6)"') + rect(16, 16, 64, 64, 10, 'none', GLOW, 5, 'filter="url(#blur2)"')
    add('panels', 'glow-frame', 96, 96, glow + rect(16, 16, 64, 64, 10, 'none', '#FFF3C4', 3))
    add('panels', 'domain-bed', 240, 200, bed(240, 200))
    add('panels', 'dice-tray', 128, 64, tray(128, 64))
    add('panels', 'felt', 96, 96, rect(.8, .8, 94.4, 94.4, 8, 'url(#felt)', INK, 1.6) + rect(2.4, 2.4, 91.2, 91.2, 7, 'none', '#000', 3, 'opacity=".3" filter="url(#blur2)"'))
    add('panels', 'divider', 240, 16, divider())


def bed(w, h):
    """The dark oak that the hexes lie in."""
    s = rect(0, 0, w, h, 10, INK) + rect(2, 2, w - 4, h - 4, 9, '#4A2F1A') + rect(2, 2, w - 4, h - 4, 9, OAK, extra='filter="url(#grain)" opacity=".85"')
    s += rect(6, 6, w - 12, h - 12, 7, 'none', '#000', 12, 'opacity=".5" filter="url(#blur6)"')
    return s + rect(0, 0, w, h, 10, 'none', INK, 4) + rect(4.5, 4.5, w - 9, h - 9, 7, 'none', 'url(#goldline)', 1.8)


def tray(w, h):
    s = rect(0, 0, w, h, 12, INK) + rect(1.5, 1.5, w - 3, h - 3, 11, 'url(#leaf)') + rect(4.5, 4.5, w - 9, h - 9, 9, 'url(#felt)', INK, 1.6)
    return s + rect(6.5, 6.5, w - 13, h - 13, 7, 'none', '#000', 5, 'opacity=".38" filter="url(#blur2)"')


def divider(w=240):
    c = w / 2
    s = path(f'M4 8H{c-16}M{c+16} 8H{w-4}', 'none', GOLDD, 1.6)
    for m in (1, -1):
        s += path(f'M{c+16*m} 8C{c+24*m} 2 {c+34*m} 2 {c+36*m} 6C{c+36*m} 9 {c+31*m} 9 {c+31*m} 6M{c+16*m} 8C{c+24*m} 14 {c+30*m} 13 {c+33*m} 11', 'none', GOLDD, 1.6)
    return s + path(f'M{c} 1L{c+8} 8L{c} 15L{c-8} 8Z', 'url(#leaf)', INK, 1.4)


# ---- cards ----------------------------------------------------------------------
def card_face(w, h, head):
    """A blank quest: head band for the points, ivory field, gold line, a sprig in the foot."""
    s = rect(1.5, 3, w - 2, h - 3, 9, '#0D0602', extra='opacity=".4"')
    s += rect(1, 1, w - 4, h - 4, 9, PARCH3, INK, 2) + rect(5, 5, w - 12, h - 12, 6, '#F6EACB', GOLD, 1.6)
    s += path(f'M5 {head}V11Q5 5 11 5H{w-13}Q{w-7} 5 {w-7} 11V{head}Z', RUBRIC) + path(f'M5 {head}V11Q5 5 11 5H{w-13}Q{w-7} 5 {w-7} 11V{head}Z', 'url(#shine)', extra='opacity=".4"')
    return s + path(f'M5 {head}H{w-7}', 'none', 'url(#goldline)', 2)


def back(w, h, field, sign):
    s = rect(1.5, 3, w - 2, h - 3, 7, '#0D0602', extra='opacity=".4"') + rect(1, 1, w - 4, h - 4, 7, field, INK, 2)
    return s + rect(1, 1, w - 4, h - 4, 7, 'url(#enamel)', extra='opacity=".6"') + rect(5, 5, w - 12, h - 12, 4, 'none', GOLDL, 1.4) + sign


HOOD = shape('64,6! 74,10 88,24 92,48! 104,62 114,84 116,120! 12,120! 14,84 24,62 36,48! 40,24 54,10')


def traitor_back():
    sign = enamel(HOOD, '#B9A57C', w=4, e=4, h=3) + flat(shape('64,20 77,28 82,46 75,60 64,66 53,60 46,46 51,28'), '#120D0A', 2)
    return back(50, 70, '#332B3A', at(24.5 - 64 * .27, 13, .27, sign))


def cards():
    start('cards')
    add('panels', 'card-face', 140, 208, card_face(140, 208, 37))
    add('panels', 'card-face-small', 121, 166, card_face(121, 166, 33))
    add('pieces', 'traitor-back', 50, 70, traitor_back())
    add('panels', 'empty-card', 90, 128, rect(2, 2, 86, 124, 9, INK, INK2, 1.6, 'fill-opacity=".05" stroke-opacity=".6" stroke-dasharray="6 5"'))


# ---- domain ---------------------------------------------------------------------
def pennant(p, h, down):
    """A province's colour on the frame of the domain; down: hangs from above, its tip below."""
    base, light, dark_, _ = PROVINCE[p]
    w = 27
    d = f'M{w-25} 2H{w+25}V{h-13}L{w} {h-4}L{w-25} {h-13}Z'
    s = path(d, INK, INK, 4) + path(d, base, 'url(#goldline)', 2) + path(d, 'url(#shine)')
    k = .21 if h > 60 else .165
    y = h - 31 if h > 60 else (h - 10) / 2
    mark = lambda yy: at(w, yy, k * 1.24, emblem(p, 0, 0, 1, 2.6))
    if down:
        return s + mark(y)
    return f'<g transform="translate(0 {h}) scale(1 -1)">{s}</g>' + mark(h - y)


def domain():
    for p in ORDER:
        for form, down in (('', True), ('-up', False)):
            start(f'pennant-{p}{form}')
            add('table', f'pennant-{p}{form}', 54, 84, pennant(p, 84, down))
            start(f'pennant-{p}{form}-short')
            add('table', f'pennant-{p}{form}-short', 54, 40, pennant(p, 40, down))


# ---- castle ---------------------------------------------------------------------
def battlement(w=104, h=20):
    """Two merlons of the wall's top; repeats sideways."""
    s = rect(0, 13, w, h - 13, 0, '#8D8474') + path(f'M0 14H{w}', 'none', INK, 2)
    for x in (6, 58):
        s += rect(x, 3, 32, 12, 1, '#988E7E', INK, 2) + path(f'M{x+27} 5V14H{x+31}V5Z', '#6A6154')
        s += rect(x - 2, 1, 36, 4.6, 1, '#CFC5B2', INK, 1.6) + path(f'M{x+15} 6.5V13', 'none', '#4D453A', 1.2)
        s += path(f'M{x+6} 10H{x+14}M{x+17} 9.5H{x+25}', 'none', '#4D453A', .8, 'opacity=".5"')
    return s + path(f'M0 19.2H{w}', 'none', '#4D453A', 1.6)


def sky():
    return rect(.7, .7, 248.6, 60.6, 4, 'url(#sky)', INK, 1.4) + path('M18 22C30 14 44 20 50 18C60 15 70 22 84 20M150 30C164 22 176 28 190 24C202 21 214 28 232 25', 'none', '#F6EFD8', 3, 'opacity=".6"')


def rampart():
    """The wall that the traitors stand behind."""
    d = 'M1 33V3H22V16H72V3H101V16H151V3H180V16H230V3H250V33Z'
    s = path(d, 'url(#stone)', INK, 2)
    s += path('M1 24.5H250M33 17v7M83 17v7M113 25v7M58 25v7M163 17v7M193 25v7M218 17v7M140 25v7', 'none', '#4D453A', 1.3)
    return s + path('M2 4.5H21M73 4.5H100M152 4.5H179M231 4.5H249M23 17.4H71M102 17.4H150M181 17.4H229', 'none', '#DCD2BE', 1.4)


def castle():
    add('table', 'battlement', 104, 20, battlement())
    add('table', 'rampart-sky', 250, 62, sky())
    add('table', 'rampart-wall', 251, 34, rampart())


# ---- players' crests ------------------------------------------------------------
CHARGE = {
    'blue': ('M64 0V128M0 56H128', 21), 'yellow': ('M14 4L114 120M114 4L14 120', 18),
    'red': ('M2 108L64 50L126 108', 22), 'green': ('M4 10L122 124', 26),
}


def crest(p):
    base, _, dark_, light, charge = PLAYER[p]
    d, w = CHARGE[p]
    cid = uid()
    s = piece_shadow(HEATER) + enamel(HEATER, GOLD_LEAF, w=4, e=2.5, h=1.5) + enamel(HEATER_IN, base, w=1.6, e=3.5, h=2)
    s += f'<defs><clipPath id="{cid}"><path d="{HEATER_IN}"/></clipPath></defs><g clip-path="url(#{cid})">'
    s += f'<path d="{d}" fill="none" stroke="{dark_}" stroke-width="{w+5}"/><path d="{d}" fill="none" stroke="{charge}" stroke-width="{w}"/>'
    return s + f'<path d="{HEATER_IN}" fill="url(#gloss)"/></g>'


GOLD_LEAF = 'url(#gold)'


def piece_box(body, size):
    return f'<g transform="scale({size/138:.5f}) translate(5 5)">{body}</g>'


def players():
    for p in LIST:
        start(f'crest-{p}')
        add('pieces', f'crest-{p}', 92, 92, piece_box(crest(p), 92))
        start(f'score-{p}')
        add('pieces', f'score-{p}', 36, 36, piece_box(crest(p), 36))


# ---- marks ----------------------------------------------------------------------
def bead(state):
    fill, edge = {'done': (GOLDD, INK), 'now': ('url(#leaf)', '#FFF3C4'), 'next': ('#1C1109', GOLDL)}[state]
    s = ring(20, 21.5, 17.5, '#000', extra='opacity=".4"') + ring(20, 20, 17.4, INK) + ring(20, 20, 16, fill, edge, 1.8)
    return s + (ring(20, 20, 16, 'url(#enamel)', extra='opacity=".55"') if state == 'done' else '')


def badge(fill, sign, s=30, edge=PARCH3):
    c = s / 2
    return ring(c + .6, c + 1, c - 1.6, '#0D0602', extra='opacity=".4"') + ring(c, c, c - 2.2, fill, edge, 1.8) + ring(c, c, c - 3, 'url(#enamel)', extra='opacity=".5"') + sign


def small_crown(c='url(#leaf)'):
    return path('M10 84V30L30 52L50 14L70 52L90 30V84Z', c, INK, 8) + path('M12 72H88', 'none', INK, 4, 'opacity=".5"')


def in_box(x, y, s, body):
    return f'<g transform="translate({x-s/2:.2f} {y-s/2:.2f}) scale({s/100:.4f})">{body}</g>'


def seal():
    P = ' '.join(f'{50 + (46 if i % 2 else 42) * math.sin(math.pi * i / 14):.1f},{50 - (46 if i % 2 else 42) * math.cos(math.pi * i / 14):.1f}' for i in range(28))
    s = f'<polygon points="{P}" fill="#8E2F3C" stroke="{INK}" stroke-width="6" stroke-linejoin="round"/>' + ring(50, 50, 35, '#7A2431', '#B85563', 2.4)
    return s + ring(50, 50, 43, 'url(#shine)', extra='opacity=".7"') + path('M23 69V36L37 50L50 27L63 50L77 36V69Z', GOLDL, INK, 4)


def arrow_round(flip):
    d = 'M22 74A34 34 0 1 1 74 78'
    s = path(d, 'none', INK, 20) + path('M62 62L92 74L68 98Z', INK, INK, 7) + path(d, 'none', 'url(#leaf)', 11) + path('M62 62L92 74L68 98Z', 'url(#leaf)', GOLDL, 1)
    return f'<g transform="translate(100 0) scale(-1 1)">{s}</g>' if flip else s


def marks():
    for s in ('done', 'now', 'next'):
        add('table', f'bead-{s}', 40, 40, bead(s))
    add('table', 'crown', 28, 28, in_box(14, 14, 27, small_crown()))
    add('table', 'points-star', 72, 72, ring(37.5, 39, 32, '#0D0602', extra='opacity=".45" filter="url(#blur2)"') + star24(36, 36, 33))
    add('table', 'tick', 30, 30, badge('#2B6B35', path('M8.6 15.4L13.4 20.2L21.6 10.4', 'none', '#fff', 3.6)))
    add('table', 'cross', 30, 30, badge('#8E1F2B', path('M10 10L20 20M20 10L10 20', 'none', '#fff', 3.6)))
    add('table', 'minus', 30, 30, badge('#8E1F2B', ''))
    add('table', 'count', 26, 26, ring(13.5, 14, 11.4, '#0D0602', extra='opacity=".4"') + ring(13, 13, 11.2, PARCH3, INK, 1.6))
    add('table', 'tick-open', 30, 30, ring(15, 15, 12, PARCH3, INK2, 2, 'stroke-dasharray="4.8 2.8"'))
    add('table', 'seal-crown', 46, 46, in_box(23.5, 24.5, 44, ring(50, 50, 45, '#0D0602', extra='opacity=".4"')) + in_box(23, 23, 44, seal()))
    add('table', 'arrow-cw', 40, 40, in_box(20, 20, 36, arrow_round(False)))
    add('table', 'arrow-ccw', 40, 40, in_box(20, 20, 36, arrow_round(True)))
    add('table', 'glow-soft', 64, 64, ring(32, 32, 32, 'url(#softglow)'))
    add('table', 'halo', 64, 64, ring(32, 32, 32, 'url(#halo)'))
    add('table', 'initial', 48, 48, initial())
    add('table', 'corner-scroll', 72, 72, corner())
    for p in ORDER:
        add('table', f'place-{p}', 48, 48, place(p))
    add('table', 'place-filled', 48, 48, ring(24.6, 25.4, 22, '#0D0602', extra='opacity=".5"') + ring(24, 24, 22, INK) + ring(24, 24, 19.5, PARCH3) + ring(24, 24, 20.6, 'none', 'url(#goldline)', 2.2))


def initial():
    """The enamel square behind the first letter of a title."""
    s = rect(0, 0, 48, 48, 5, INK) + rect(2, 2, 44, 44, 3.5, RUBRIC, 'url(#goldline)', 2.4) + rect(2, 2, 44, 44, 3.5, 'url(#enamel)', extra='opacity=".45"')
    vine = 'M6 43C6 28 13 32 10 20C8 12 14 7 21 6M42 5C42 20 35 16 38 28C40 36 34 41 27 42M10 20C13 22 15 20 14 17M38 28C35 26 33 28 34 31'
    s += path(vine, 'none', GOLDL, 1.8, 'opacity=".75"')
    for x, y in ((21, 6), (27, 42), (6, 43), (42, 5)):
        s += ring(x, y, 1.8, GOLDL, extra='opacity=".85"')
    return s


def corner():
    """Gold scrollwork for an upper left corner; the program turns it for the others."""
    lines = 'M6 66C4 40 10 22 26 14C38 8 46 16 40 23C36 28 29 25 31 20M66 6C40 4 22 10 14 26C8 38 16 46 23 40C28 36 25 29 20 31M8 44C12 52 20 56 28 52M44 8C52 12 56 20 52 28'
    s = path(lines, 'none', INK, 4.6, 'opacity=".45"') + path(lines, 'none', 'url(#goldline)', 2.4)
    for x, y in ((6, 66), (66, 6), (28, 52), (52, 28)):
        s += ring(x, y, 2.8, 'url(#leaf)', INK, 1)
    return s + ring(8, 8, 5.4, 'url(#leaf)', INK, 1.4)


def place(p):
    """Where a servant stands in a province."""
    return (ring(24, 24, 22.5, INK) + ring(24, 24, 21.3, 'none', 'url(#goldline)', 2.4) + ring(24, 24, 19.6, PROVINCE[p][2]) + ring(24, 24, 19.6, '#000', extra='opacity=".22"')
            + path('M7 19A18 18 0 0 1 41 19', 'none', '#000', 3, 'opacity=".35"'))


# ---- empty places ---------------------------------------------------------------
DASH = f'fill="{INK}" fill-opacity=".05" stroke="{INK2}" stroke-opacity=".6" stroke-width="3.6" stroke-dasharray="8 5.5" stroke-linejoin="round"'
BODY = {     # bare outlines of the servants, for places where none stands
    'lady': ['50,56! 64,52 78,56! 80,66 78,78! 88,92 102,114! 84,119 64,120 44,119 26,114! 40,92 50,78! 48,66', '46,36! 54,24 64,14 93,2! 84,24 78,42! 74,50 62,52 52,46', '93,5! 104,22 112,46 112,72! 98,72! 92,56 84,44 74,36!'],
    'shieldbearer': ['34,63! 50,58 64,57 78,58 94,63! 94,84 88,101 78,113 64,121! 50,113 40,101 34,84', '41,34! 48,26 50,15 56,7 64,4 72,7 78,15 80,26 87,34! 78,40 76,50 64,54 52,50 50,40'],
    'flagbearer': ['36,54! 46,49 56,48 66,49 76,54! 86,64 84,80! 76,84! 84,112! 70,116 56,117 42,116 28,112! 36,84! 30,80! 28,68', '40,36! 41,22 50,15 62,15 72,22 74,36! 70,48 56,51 44,47', '88,2! 94,2! 94,10! 108,11 125,8! 118,27! 125,47! 108,46 94,48! 94,116! 88,116!'],
    'mason': ['44,54! 54,49 64,48 74,49 84,54! 96,62 104,60! 108,70! 98,80 88,78! 92,112! 78,116 64,117 50,116 36,112! 42,84! 34,86! 34,70', '49,38! 47,24 54,16 64,13 74,16 81,24 79,38! 74,48 64,51 54,48', '88,8! 124,16! 119,38! 106,35! 102,62! 96,60! 100,34! 84,30!'],
}


def empties():
    add('table', 'empty-shield', 46, 46, piece_box(f'<path d="{HEATER}" {DASH}/>', 46))
    cloth = 'M22 20C44 14 68 22 92 22L123 16L112 52L123 92L94 98C68 98 44 91 22 97Z'
    add('table', 'empty-flag', 46, 46, piece_box(f'<path d="{cloth}" {DASH}/><path d="M19 8V124" {DASH}/>', 46))
    add('table', 'empty-material', 46, 46, piece_box(f'<path d="M10 40L28 22H116V100L98 120H10ZM10 40H98V120M98 40L116 22" {DASH}/>', 46))
    add('table', 'empty-servant', 54, 54, ring(27, 27, 24, INK, INK2, 1.6, 'fill-opacity=".05" stroke-dasharray="5 4" stroke-opacity=".6"'))
    add('table', 'empty-traitor', 58, 58, piece_box(f'<path d="{HOOD}" {DASH}/>', 58))
    add('table', 'empty-place', 60, 60, ring(30, 30, 27, INK, INK2, 1.6, 'fill-opacity=".06" stroke-dasharray="6 5" stroke-opacity=".7"'))
    for k, parts in BODY.items():
        d = ''.join(shape(q) for q in parts)
        for form, c in (('dark', '#1C1510'), ('light', '#F6E8C8')):      # light: on a province's ground, dark: on parchment
            op = .62 if form == 'light' else .34
            add('table', f'servant-{form}-{k}', 40, 40, f'<g opacity="{op}">' + piece_box(f'<path d="{d}" fill="{c}" stroke="{c}" stroke-width="3" stroke-linejoin="round"/>', 40) + '</g>')


# ---- buttons' signs -------------------------------------------------------------
ICONS = {      # lines in a box of 100
    'undo': 'M38 22L16 44L38 66M20 44H62C86 44 88 78 62 80H44',
    'redo': 'M62 22L84 44L62 66M80 44H38C14 44 12 78 38 80H56',
    'hint': 'M50 10C30 10 20 26 24 42C28 54 38 57 38 69H62C62 57 72 54 76 42C80 26 70 10 50 10ZM40 80H60M44 91H56M42 46L50 54L58 46M50 54V68',
    'sound': 'M12 38H30L52 20V80L30 62H12ZM65 37C73 45 73 55 65 63M76 25C90 40 90 60 76 75',
    'mute': 'M12 38H30L52 20V80L30 62H12ZM66 38L90 62M90 38L66 62',
    'help': 'M32 34C32 6 70 8 69 34C68 50 50 50 50 66M50 84V85',
    'menu': 'M16 24H84M16 50H84M16 76H84',
    'fullscreen': 'M14 36V14H36M64 14H86V36M86 64V86H64M36 86H14V64M14 14L34 34M86 14L66 34M86 86L66 66M14 86L34 66',
    'home': 'M10 50L50 14L90 50M22 42V86H78V42M42 86V60H58V86',
    'play': 'M28 14L84 50L28 86Z',
    'next': 'M20 20L52 50L20 80M52 20L84 50L52 80',
    'back': 'M80 20L48 50L80 80M48 20L16 50L48 80',
    'check': 'M14 54L38 78L86 24',
    'close': 'M20 20L80 80M80 20L20 80',
    'log': 'M24 12H68C78 12 78 26 70 26V78C70 88 62 88 58 88H22C34 88 32 78 32 74V22C32 16 30 12 24 12ZM42 38H60M42 52H60M42 66H54',
    'human': 'M50 12A19 19 0 1 1 49.9 12ZM14 90C14 66 28 56 50 56C72 56 86 66 86 90Z',
    'computer': 'M12 18H88V68H12ZM50 68V84M28 86H72M34 38L40 44M66 38L60 44M38 56H62',
    'language': 'M50 10A40 40 0 1 1 49.9 10ZM10 50H90M50 10C30 30 30 70 50 90C70 70 70 30 50 10M16 30H84M16 70H84',
    'book': 'M50 24C38 14 24 14 12 18V80C24 76 38 76 50 86C62 76 76 76 88 80V18C76 14 62 14 50 24ZM50 24V86',
    'gear': 'M50 34A16 16 0 1 1 49.9 34ZM50 10V24M50 76V90M10 50H24M76 50H90M22 22L32 32M68 68L78 78M78 22L68 32M32 68L22 78',
    'save': 'M50 12V60M30 42L50 62L70 42M14 66V86H86V66',
    'load': 'M50 62V14M30 32L50 12L70 32M14 66V86H86V66',
    'plus': 'M50 16V84M16 50H84',
    'lock': 'M22 46H78V88H22ZM34 46V30C34 8 66 8 66 30V46M50 62V72',
    'pin': 'M36 12H64M40 12V42L26 58H74L60 42V12M50 58V90',
    'pause': 'M32 16V84M68 16V84',
    'first': 'M20 16V84M80 18L36 50L80 82Z',
    'last': 'M80 16V84M20 18L64 50L20 82Z',
    'eye': 'M8 50C26 20 74 20 92 50C74 80 26 80 8 50ZM50 38A12 12 0 1 1 49.9 38Z',
    'trash': 'M18 26H82M38 26V14H62V26M26 26L32 88H68L74 26M43 40V74M57 40V74',
    'search': 'M42 12A30 30 0 1 1 41.9 12ZM64 64L88 88',
}


def icons():
    for name, d in ICONS.items():
        w = 8.5 if name not in ('language', 'fullscreen', 'hint') else 7
        line_ = f'stroke-linecap="round" stroke-linejoin="round" fill="none"'
        body = f'<path d="{d}" {line_} stroke="#1A0F06" stroke-width="{w+4}" transform="translate(1.6 3)" opacity=".55"/><path d="{d}" {line_} stroke="{GOLDL}" stroke-width="{w}"/>'
        add('table', f'icon-{name}', 34, 34, in_box(17, 17, 28, body))


# ---- textures -------------------------------------------------------------------
def oak():
    """Two planks of the table; repeats both ways."""
    s = rect(0, 0, 640, 360, 0, '#54361F', extra='filter="url(#graintile)"')
    for y in (0, 180):
        s += rect(0, y, 640, 3, 0, '#1C1008', extra='opacity=".7"') + rect(0, y + 3, 640, 1, 0, '#8A6038', extra='opacity=".35"')
    return s


def stones(w=336, h=216):
    """The wall of a castle: courses of 27; repeats both ways."""
    rows = [(56, 50, 64, 56, 60, 50), (60, 56, 50, 64, 50, 56), (50, 64, 56, 50, 56, 60), (64, 50, 56, 60, 50, 56)]
    s = rect(0, 0, w, h, 0, '#8F8676', extra='filter="url(#rocktile)"')
    tones = ['#A69C8C', '#8C8374', '#9A907F', '#827969', '#A1968A']
    for r in range(8):
        x, y = -(r % 2) * 28, r * 27
        for i, b in enumerate(rows[r % 4]):
            for xx in ({x, x + w} if x < 0 else {x}):
                s += rect(xx, y, b, 27, 0, tones[(i * 3 + r * 2) % 5], extra='opacity=".34"')
                s += path(f'M{xx+1.6} {y+25}V{y+2}H{xx+b-1}', 'none', '#D9CFBB', 1.1, 'opacity=".38"') + path(f'M{xx} {y}H{xx+b}M{xx} {y}V{y+27}', 'none', '#4D453A', 1.6, 'opacity=".8"')
            x += b
    return s


def grounds():
    add('grounds', 'oak', 640, 360, oak())
    add('grounds', 'castle-stone', 336, 216, stones())


MORE = '<linearGradient id="goldface" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FBE7A6"/><stop offset=".5" stop-color="#EBC766"/><stop offset="1" stop-color="#C4942B"/></linearGradient>'


def draw_all():
    for fn in (panels, cards, domain, castle, players, marks, empties, icons, grounds):
        start(fn.__name__)
        fn()
    return SET
