"""The pieces of the modules, in the same hand and on the same grid as the others."""
from parts import *

WITCH, WITCH_LIGHT, POISON = '#4B2A63', '#8E63B0', '#A6E07A'
IRON, WOODEN = '#4A4A55', '#E4D0A0'


def disc(fill, inner='', rim=GOLD):
    return shadow(circ(64, 64, 58)) + enamel(circ(64, 64, 58), rim, w=4, e=3, h=2) + enamel(circ(64, 64, 50), fill, w=1.8, e=-2.5, h=0, hi=0, shade=.18) + inner


# ---- Arthur and the Picts ---------------------------------------------------------
def pict_head():
    return shadow(circ(64, 64, 50)) + at(2, 8, .97, pict())


def pict_card(w=50, h=72):
    """A Pict's tile: blue band for the head and the value, field for the bonus."""
    s = f'<rect x="1.5" y="3" width="{w-2}" height="{h-3}" rx="6" fill="#0D0602" opacity=".4"/><rect x="1" y="1" width="{w-4}" height="{h-4}" rx="6" fill="#FBF3DE" stroke="{INK}" stroke-width="2"/>'
    s += f'<path d="M3 7Q3 3 7 3H{w-9}Q{w-5} 3 {w-5} 7V34H3Z" fill="#2F6FA8"/><path d="M3 34H{w-5}" stroke="#C99A2E" stroke-width="2"/>'
    return s + at(3.5, 2.5, .25, pict()) + f'<rect x="3.4" y="3.4" width="{w-8.8}" height="{h-8.8}" rx="4" fill="none" stroke="#C99A2E" stroke-width="1"/>'


def pict_back(w=50, h=72):
    s = f'<rect x="1.5" y="3" width="{w-2}" height="{h-3}" rx="6" fill="#0D0602" opacity=".4"/><rect x="1" y="1" width="{w-4}" height="{h-4}" rx="6" fill="#2F5F8C" stroke="{INK}" stroke-width="2"/><rect x="5" y="5" width="{w-12}" height="{h-12}" rx="4" fill="none" stroke="#F2D37A" stroke-width="1.4"/>'
    return s + at(7, 18, .27, pict())


def replace_manor():
    house = manor('any')
    return sc(house, 42, 78, .58) + sc(house, 88, 82, .5) + arrow('26,38 48,16 78,18 94,40', 11)


def apple_mistletoe():
    return sc(apple(), 46, 54, .62) + sc(mistletoe(), 86, 82, .6)


# ---- treasures, favour, decrees, knights ------------------------------------------
def levy():
    """An open hand that asks."""
    palm = shape('28,58! 22,44 28,38 36,46 42,54! 44,24 50,16 57,24 59,46! 63,14 70,8 77,16 76,46! 82,22 90,20 95,28 90,54! 98,40 107,40 108,50 100,72 92,88 78,98 60,100 44,94 34,78')
    return shadow(palm) + enamel(palm, SKIN, w=4, e=3.4, h=2) + line('59,46 60,56 58,62', 2.2) + line('76,46 76,56 74,62', 2.2) + line('42,60 54,70 58,82', 2.2) + \
        enamel(shape('38,90! 64,102 88,92! 94,108! 64,122 32,108!'), '#7E1B26', w=3.6, e=2.4, h=1.6)


def decree():
    """A sealed writ, closed."""
    s = shadow(box(18, 8, 92, 112, 6)) + enamel(box(18, 8, 92, 112, 6), '#6E1A22', w=4, e=3.4, h=2)
    s += f'<path d="{box(28,18,72,92,3)}" fill="none" stroke="#F2D37A" stroke-width="3.4"/>'
    return s + crown(64, 56, .82) + line('40,92 64,92.4 88,92', 4, '#F2D37A') + line('48,101 64,101.4 80,101', 3, '#C99A2E')


def decree_open():
    s = shadow(box(18, 8, 92, 112, 6)) + enamel(box(18, 8, 92, 112, 6), '#E3CD97', w=4, e=3.4, h=2)
    return s + flat(box(27, 17, 74, 94, 3), '#FBF3DC') + f'<path d="{box(27,17,74,94,3)}" fill="none" stroke="#B98A2A" stroke-width="3"/>' + at(64, 108, .36, enamel(circ(0, 0, 40), '#B3202A', w=7, e=4, h=3, area=EA))


def favour(used):
    c = '#9A9287' if used else '#8E2F3C'
    s = shadow(circ(64, 64, 54)) + enamel(saw(14, 60, 55), c, w=4, e=4, h=3) + enamel(circ(64, 64, 42), shade(c, -.16), w=1.8, e=-2.5, h=0, hi=0, shade=.2)
    return s + (line('40,64 64,64.4 88,64', 6) if used else crown(64, 66, 1.02))


def helm():
    """The portrait of a knight: closed helm on enamel."""
    s = disc('#35406E')
    s += enamel(shape('66,26! 74,10 96,10 106,24! 110,40 106,54! 98,46 92,52! 84,40 72,34!'), '#A81A2B', w=3.4, e=2.6, h=1.8)
    s += enamel(shape('38,46! 44,32 64,24 84,32 90,46! 90,88 84,98! 64,106 44,98! 38,88'), STEEL, w=4, e=4, h=2.6)
    s += flat(box(42, 54, 44, 10, 1), INK) + enamel(box(60, 30, 8, 70, 2), GOLD, w=2, e=1.4, h=1)
    for x in (48, 54, 74, 80):
        s += line(f'{x},74 {x},80 {x},88', 3)
    return s


def sheriff():
    """A star of office."""
    return shadow(circ(64, 64, 46)) + enamel(shape(' '.join(f'{64 + (58 if i % 2 == 0 else 30) * math.sin(math.pi * i / 6):.1f},{64 - (58 if i % 2 == 0 else 30) * math.cos(math.pi * i / 6):.1f}!' for i in range(12))), GOLD, w=4, e=4, h=2.6) + \
        enamel(circ(64, 64, 22), '#8E1F2B', w=2.6, e=-2, h=0, hi=0) + crown(64, 66, .5)


def castle_tile():
    b = 'M10 120V52H4V26H24V38H34V26H54V38H74V26H94V38H104V26H124V52H118V120Z'
    s = shadow(b) + enamel(b, '#B9B0A0', w=4, e=4, h=2.6) + line('10,54 64,54.6 118,54', 3)
    for a in ('22,70 32,70.3 42,70', '60,66 72,66.3 84,66', '90,80 100,80.3 110,80', '18,92 28,92.3 36,92', '92,102 102,102.3 110,102', '20,110 28,110.3 36,110'):
        s += line(a, 2.2, op=.65)
    return s + flat(shape('46,120! 46,94 64,76! 82,94 82,120!'), '#3A2617', 3) + line('64,80 64,100 64,120', 2.4, '#8A6A3C')


# ---- market -------------------------------------------------------------------------
OCT = shape('40,8! 88,8! 120,40! 120,88! 88,120! 40,120! 8,88! 8,40!')


def token(inner=''):
    s = shadow(OCT) + enamel(OCT, WOODEN, w=4, e=4, h=2.6)
    return s + f'<path d="{shape("44,17! 84,17! 111,44! 111,84! 84,111! 44,111! 17,84! 17,44!")}" fill="none" stroke="#8A6316" stroke-width="2.4"/>' + inner


def token_plus():
    plus = 'M86 62V86H62V100H86V124H100V100H124V86H100V62Z'
    return token(at(-4, -6, .94, at(10, 10, .8, influence('any'))) + at(8, 4, .84, enamel(plus, '#8E2F3C', w=4, e=2.4, h=1.6)))


def labourer():
    s = enamel(shape('30,112! 32,88 44,78 64,74 84,78 96,88 98,112!'), '#8A6A3E', w=3.6, e=3, h=2) + head(64, 60, 17)
    hat = shape('30,50! 44,46 46,32 56,24 64,22 72,24 82,32 84,46 98,50! 92,58 78,58 64,55 50,58 36,58')
    return token(s + enamel(hat, '#D9B04E', w=3.6, e=3, h=2) + line('46,46 64,50 82,46', 3, '#8A6316') + line('52,84 56,98 54,111', 2.4) + line('76,84 72,98 74,111', 2.4))


def chest():
    s = shadow(box(10, 30, 108, 84)) + enamel('M10 58C10 24 118 24 118 58V114H10Z', '#8A5A2C', w=4, e=4, h=2.6) + line('10,62 64,63 118,62', 4.4)
    for x in (26, 92):
        s += enamel(box(x, 36, 11, 78, 1), GOLD, w=2.4, e=1.6, h=1)
    return s + enamel(box(53, 54, 22, 28, 4), GOLD, w=3.4, e=2.2, h=1.4) + flat(circ(64, 66, 4) + 'M62 66H66L67 76H61Z', INK)


def stall():
    s = shadow('M10 20H118V118H10Z') + ''.join(enamel(box(x, 50, 8, 68, 1), WOOD, w=3.4, e=1.6, h=1) for x in (14, 106))
    s += enamel(box(12, 82, 104, 26, 2), '#A5714C', w=3.8, e=3, h=2) + enamel(circ(40, 78, 9), '#C8242B', w=3, e=2, h=1.4) + enamel(circ(58, 78, 9), '#C8242B', w=3, e=2, h=1.4) + enamel(box(74, 66, 24, 18, 2), '#B9BEC3', w=3, e=2, h=1.4)
    cid, roof = uid(), shape('20,12! 108,12! 124,52! 113,60 103,52! 93,60 83,52! 73,60 64,52! 54,60 44,52! 34,60 24,52! 14,60 4,52!')
    return s + enamel(roof, '#FBF3DE', w=4, e=3, h=2) + f'<defs><clipPath id="{cid}"><path d="{roof}"/></clipPath></defs><g clip-path="url(#{cid})" opacity=".92"><path d="M38 8L24 64H44L50 8ZM64 8V64H83L76 8ZM90 8L103 64H126L108 8ZM20 8L2 56L6 64L24 52Z" fill="#A81A2B"/></g>'


def orchard():
    s = ground(64, 118, 34, 6) + enamel(shape('56,118! 58,92 56,70! 72,70! 70,92 74,118!'), '#7C5632', w=3.6, e=2.4, h=1.6)
    s += enamel(shape('64,4 84,8 98,22 114,34 118,54 108,72 92,80 78,76 64,82 50,76 36,80 20,72 10,54 14,34 30,22 44,8'), '#4F8A43', w=4, e=5, h=3)
    for x, y in ((38, 50), (62, 28), (86, 44), (58, 62), (94, 64)):
        s += enamel(circ(x, y, 8.5), '#C8242B', w=3, e=2, h=1.4)
    return s


def anvil():
    b = shape('2,38! 38,36! 38,28! 122,28! 122,46! 100,52 84,62 82,80! 98,90! 102,108! 26,108! 30,90! 46,80! 44,64 24,58 2,38!')
    s = shadow(b) + enamel(b, '#7D838C', w=4, e=4, h=2.6)
    return s + at(84, 20, 1, enamel(box(-3, -10, 6, 46, 2), WOOD, w=3.2, e=1.5, h=1, area=EA), 58) + at(58, 14, 1, enamel(box(-12, -11, 24, 20, 3), IRON, w=3.4, e=2.4, h=1.6, area=EA), -30)


def pickaxe():
    s = enamel(shape('8,118! 16,92 36,80 58,84 70,100 72,118!'), '#A69C8C', w=4, e=4, h=2.6) + enamel(shape('58,118! 64,98 84,92 104,100 112,118!'), '#8C8374', w=4, e=4, h=2.6)
    s += enamel(ribbon('30,108,5 56,70,5 88,22,5.4'), WOOD, w=3.8, e=1.8, h=1.2)
    return s + enamel(shape('34,22! 52,8 76,8 98,20 114,42 122,72! 104,56 90,42 76,32 58,26!'), STEEL, w=4, e=3, h=2)


def scissors():
    s = ''
    for m in (1, -1):
        ring_ = f'<circle cx="{64+m*28}" cy="98" r="17" fill="none" stroke="{INK}" stroke-width="17"/><circle cx="{64+m*28}" cy="98" r="17" fill="none" stroke="url(#gold)" stroke-width="8.5"/>'
        s += ring_ + enamel(shape(f'{64+m*18},82! {64-m*14},36 {64-m*26},4! {64-m*2},34 {64+m*30},78!'), STEEL, w=3.6, e=2.4, h=1.6)
    return s + dot(64, 62, 5)


# ---- Morgana ------------------------------------------------------------------------
def poisoned_apple():
    a = shape('64,40! 74,32 92,30 108,42 114,62 108,88 94,108 78,117 64,113! 50,117 34,108 20,88 14,62 20,42 36,30 54,32')
    s = shadow(a) + enamel(a, '#5B8F3A', w=4.4, e=5, h=3) + enamel(ribbon('64,42,3 63,28,2.6 70,12,3.6'), WOOD, w=3.2, e=1.4, h=1)
    s += enamel(shape('67,30! 76,14 94,6 112,8! 108,24 92,32 76,33'), WITCH, w=3.6, e=3, h=2)
    s += flat(shape('44,72 46,58 64,52 82,58 84,72 80,82! 78,92! 72,92 68,88 64,92 60,88 56,92 50,92! 48,82!'), '#FBF3DE', 3)
    return s + dot(55, 72, 6) + dot(73, 72, 6) + flat('M61 82L64 77L67 82Z', INK) + line('56,41 64,46 72,41', 3)


def horn():
    b = shape('10,18! 8,52 24,88 56,112 100,116 120,108! 124,96 114,92! 92,92 74,80 64,56 60,18!')
    s = shadow(b) + enamel(b, '#E8D3A4', w=4, e=5, h=3)
    s += enamel(shape('6,30! 20,36 48,36 64,29! 63,16! 48,8 20,8 7,17!'), GOLD, w=3.6, e=2.6, h=1.8) + f'<ellipse cx="35" cy="15" rx="26" ry="7" fill="#5A1420" stroke="{INK}" stroke-width="3"/>'
    for q in ('18,74 36,72 58,58 66,50! 70,60 60,70 40,84 24,86!', '62,114 72,104 84,90 90,86! 100,92 92,100 82,112 76,117!'):
        s += enamel(shape(q), GOLD, w=3, e=2, h=1.4)
    return s


def cauldron():
    s = ground(64, 120, 40, 6) + flat(shape('26,100! 38,104! 30,124! 20,122!') + shape('102,100! 90,104! 98,124! 108,122!'), IRON, 3.4)
    s += enamel(shape('12,40! 2,76 22,112 64,116 106,112 126,76 116,40! 64,52'), '#3F3F4A', w=4, e=6, h=3.4)
    s += f'<ellipse cx="64" cy="38" rx="56" ry="16" fill="#2A2A32" stroke="{INK}" stroke-width="4"/><ellipse cx="64" cy="39" rx="45" ry="10.5" fill="#5E8F45" stroke="{INK}" stroke-width="2"/>'
    for x, y, r in ((44, 36, 6.5), (60, 41, 4.5), (80, 36, 7.5), (70, 24, 6), (50, 20, 4.4)):
        s += enamel(circ(x, y, r), POISON, w=2.4, e=1.6, h=1.2)
    return s


def pentagram():
    P = [(64 + 44 * math.sin(4 * math.pi * i / 5), 64 - 44 * math.cos(4 * math.pi * i / 5)) for i in range(5)]
    d = 'M' + 'L'.join(f'{x:.1f} {y:.1f}' for x, y in P) + 'Z'
    s = disc('#2A1539', rim=WITCH_LIGHT)
    return s + f'<circle cx="64" cy="64" r="44" fill="none" stroke="{POISON}" stroke-width="3" opacity=".75"/><path d="{d}" fill="none" stroke="{POISON}" stroke-width="4" stroke-linejoin="round" opacity=".9"/>'


def eye(x=64, y=64, k=1):
    s = enamel(shape('-46,0! -24,-24 0,-30 24,-24 46,0! 24,24 0,30 -24,24'), '#EDEFD8', w=3.6, e=3, h=2, area=EA) + enamel(circ(0, 0, 17), POISON, w=3, e=2.6, h=1.6, area=EA)
    return at(x, y, k, s + f'<ellipse rx="5" ry="12.5" fill="{INK}"/>')


def morgana_marker():
    side = 'M8 60V74A56 46 0 0 0 120 74V60Z'
    return shadow(side) + enamel(side, shade(WITCH, -.4), w=4, e=2, h=0, hi=0) + enamel(circ(64, 60, 56, 46), WITCH, w=4, e=3.4, h=2.4) + eye(64, 60, .84)


def hut():
    s = ground(64, 120, 40, 6) + enamel('M30 62H98V118H30Z', '#6A5878', w=4, e=3.4, h=2.2)
    s += enamel(shape('6,70! 34,48 54,26 68,0! 80,6! 78,26 92,46 122,70! 64,74'), '#35213F', w=4, e=4, h=2.6)
    s += flat(shape('52,118! 52,96 64,84! 76,96 76,118!'), POISON, 3) + line('64,88 64,104 64,118', 2.2, '#4F8A3A')
    return s + flat(circ(44, 86, 6), POISON, 2.4) + flat(circ(86, 86, 6), POISON, 2.4)


def lock():
    s = f'<path d="M36 62V40C36 4 92 4 92 40V62" fill="none" stroke="{INK}" stroke-width="23"/><path d="M36 62V40C36 4 92 4 92 40V62" fill="none" stroke="url(#steel)" stroke-width="14"/>'
    return s + enamel(box(18, 56, 92, 66, 9), '#5E4A78', w=4, e=4, h=2.6) + flat(circ(64, 82, 9) + 'M60 84H68L70 106H58Z', POISON, 2.6)


def die_morgana(n):
    side, top = box(15, 15, 104, 104, 20), box(8, 8, 104, 104, 20)
    s = shadow(box(14, 14, 104, 104, 20)) + enamel(side, shade(WITCH, -.45), w=4, e=2, h=0, hi=0) + enamel(top, WITCH, w=4, e=4, h=3)
    s += f'<path d="{box(19,19,82,82,10)}" fill="none" stroke="{POISON}" stroke-width="2.4" opacity=".8"/>'
    for x, y in GRID[n]:
        k, big = (25, 1) if n > 1 else (0, 1.5)
        s += star(60 + x * k, 60 + y * k, 11.5 * big, POISON, 6, .55, .8)
    return s


def swap():
    return sc(merlin(), 36, 74, .6) + sc(arthur(), 94, 76, .58) + arrow('38,30 54,14 78,14 92,30', 10)


def bewitch():
    return sc(die('merlin', 5), 58, 72, .66) + star(96, 34, 22, POISON, 6, .45, 2.4) + star(30, 24, 12, POISON, 6, .45, 2)


def coins_for(n):
    """Two things for coins, or coins for three things."""
    a, b = sc(any_shield(), 30, 50, .46), sc(any_material(), 42, 86, .42)
    c = at(98, 80, .38, coin(0, 0)) + at(98, 52, .38, coin(0, 0))
    if n == 3:
        return at(24, 80, .38, coin(0, 0)) + at(24, 52, .38, coin(0, 0)) + sc(any_shield(), 96, 40, .42) + sc(any_flag(), 86, 66, .4) + sc(any_material(), 102, 94, .4) + arrow('44,66 52,64 60,66', 10)
    return a + b + c + arrow('60,66 68,64 76,66', 10)


SMALL = dict([
    ('Pict', (pict_head, 44)), ('apple-mistletoe', (apple_mistletoe, 46)), ('levy', (levy, 40)), ('treasure', (lambda: disc('#FBF3DE'), 54)),
    ('decree', (decree, 44)), ('decree-open', (decree_open, 44)), ('seal-favour', (lambda: favour(False), 40)), ('seal-favour-used', (lambda: favour(True), 40)),
    ('knight-portrait', (helm, 56)), ('sheriff', (sheriff, 40)), ('castle-tile', (castle_tile, 44)),
    ('token', (token, 48)), ('token-plus', (token_plus, 48)), ('token-apple-mistletoe', (lambda: token(sc(apple_mistletoe(), 64, 62, .78)), 48)), ('labourer', (labourer, 48)),
    ('district-bank', (chest, 40)), ('district-market', (stall, 40)), ('district-orchard', (orchard, 40)), ('district-forge', (anvil, 40)), ('district-quarry', (pickaxe, 40)), ('district-tailor', (scissors, 40)),
    ('poisoned-apple', (poisoned_apple, 46)), ('horn', (horn, 56)), ('cauldron', (cauldron, 78)), ('pentagram', (pentagram, 62)), ('Morgana-marker', (morgana_marker, 42)), ('witch-hut', (hut, 44)), ('lock', (lock, 34)),
    ('cauldron-bewitch', (bewitch, 44)), ('cauldron-swap', (swap, 48)), ('cauldron-influence', (lambda: eye(64, 64, 1.1), 44)), ('cauldron-hut', (hut, 42)),
    ('cauldron-coins', (lambda: coins_for(2), 46)), ('cauldron-items', (lambda: coins_for(3), 46)),
] + [(f'die-morgana-{n}', (lambda n=n: die_morgana(n), 54)) for n in range(1, 7)])

SPACES = {
    'space-apple-mistletoe': lambda: space('treasure', apple_mistletoe()),
    'space-replace-manor': lambda: space('work', replace_manor()),
    'space-take-shield': lambda: space('special', sc(any_shield(), 64, 62, .84)),
    'space-take-flag': lambda: space('special', sc(any_flag(), 64, 66, .82)),
    'space-take-material': lambda: space('special', sc(any_material(), 64, 60, .78)),
    'space-take-influence': lambda: space('special', sc(influence('any'), 64, 64, .86)),
}
