"""The twelve knights, the treasures and the abilities of the King's Favour, in the same hand."""
from modules import *

# ---- the twelve knights: one helm, each with his plume, field and charge ---------------
def knight_helm(field, plume, crest, charge):
    """A portrait: the family's helm, its crest, and a shield with a charge of his own."""
    s = disc(field)
    if crest == 'plume':
        s += enamel(shape('62,28! 70,12 90,10 102,24! 106,40 102,54! 94,46 88,52! 80,40 68,34!'), plume, w=3.4, e=2.6, h=1.8)
    elif crest == 'tuft':
        s += enamel(shape('54,26! 50,8 60,14 64,2! 68,14 78,8 74,26!'), plume, w=3.4, e=2.6, h=1.8)
    elif crest == 'horns':
        s += ''.join(enamel(shape(q), plume, w=3.4, e=2.2, h=1.6) for q in ('40,40! 24,34 18,14! 32,22 46,30!', '88,40! 104,34 110,14! 96,22 82,30!'))
    elif crest == 'wings':
        s += ''.join(enamel(shape(q), plume, w=3.4, e=2.2, h=1.6) for q in ('40,48! 18,46 10,22! 24,24 26,12! 38,20 46,34!', '88,48! 110,46 118,22! 104,24 102,12! 90,20 82,34!'))
    s += enamel(shape('38,46! 44,32 64,24 84,32 90,46! 90,88 84,98! 64,106 44,98! 38,88'), STEEL, w=4, e=4, h=2.6)
    s += flat(box(42, 50, 44, 10, 1), INK) + enamel(box(60, 30, 8, 70, 2), GOLD, w=2, e=1.4, h=1)
    if crest == 'crown':
        s += crown(64, 30, .8)
    return s + at(50, 50, .58, shadow(HEATER) + enamel(HEATER, WHITE, w=6, e=4, h=2.6) + charge)


def bars(*ys):
    return ''.join(enamel(box(26, y, 76, 15, 2), '#A81A2B', w=4, e=2, h=1) for y in ys)


def cross_of(fill):
    return enamel('M54 18H74V46H104V66H74V106L64 112L54 106V66H24V46H54Z', fill, w=4, e=2.6, h=1.6)


def harp():
    s = ''.join(line(f'{x},34 {x},60 {x},{y}', 4) for x, y in ((52, 92), (66, 82), (80, 70)))
    s += enamel('M28 22H42L44 104L30 108Z', GOLD, w=5, e=3, h=2) + enamel('M36 108L102 50L96 38L28 96Z', GOLD, w=5, e=3, h=2)
    return s + enamel('M28 20C52 12 64 38 104 26L106 44C66 52 54 32 30 36Z', GOLD, w=5, e=3, h=2)


def sun():
    return star(64, 60, 44, GOLD, 12, .6, 4.6) + enamel(circ(64, 60, 20), '#F7D774', w=4, e=2, h=1)


def cup():
    return enamel('M34 24H94C94 58 82 70 72 74V90H90V104H38V90H56V74C46 70 34 58 34 24Z', GOLD, w=5, e=3.4, h=2.4)


def lance():
    return enamel(shape('22,96! 90,22! 100,32! 32,106!'), WOOD, w=4.6, e=2, h=1) + enamel(shape('84,16! 110,10! 104,38!'), STEEL, w=4.4, e=2, h=1) + enamel(shape('44,54! 22,46 30,28! 54,34 62,42'), '#A81A2B', w=4, e=2, h=1)


def key():
    return f'<circle cx="64" cy="36" r="17" fill="none" stroke="{INK}" stroke-width="20"/><circle cx="64" cy="36" r="17" fill="none" stroke="url(#gold)" stroke-width="11"/>' + enamel('M58 54H70V106H58ZM70 80H88V92H70Z', GOLD, w=4.6, e=2, h=1)


def open_hand():
    return enamel(shape('28,58! 22,44 28,38 36,46 42,54! 44,24 50,16 57,24 59,46! 63,14 70,8 77,16 76,46! 82,22 90,20 95,28 90,54! 98,40 107,40 108,50 100,72 92,100 78,114 60,116 44,106 34,78'), SKIN, w=6, e=3.4, h=2)


def oar():
    return enamel(shape('58,112! 60,60! 48,44 50,18 64,10 78,18 80,44 68,60! 70,112!'), WOOD, w=5, e=3, h=2) + line('64,20 64,34 64,50', 3)


KNIGHTS = {
    'tristan': ('#2F7A4A', '#2F7A4A', 'plume', lambda: harp()),
    'lamorak': ('#8E2F3C', '#E4D0A0', 'horns', lambda: bars(32, 60, 86)),
    'gawain': ('#A34A1E', '#E0A92E', 'tuft', lambda: sun()),
    'gareth': ('#4B6A9A', '#FBF7EC', 'plume', lambda: sc(open_hand(), 64, 62, .78)),
    'lancelot': ('#2C3F8C', '#C8242B', 'tuft', lambda: lance()),
    'geraint': ('#5A4A78', '#D9B04E', 'wings', lambda: sc(laurel(1, 64, 66, 1.75), 64, 62, .72)),
    'galahad': ('#9A9287', '#FBF7EC', 'wings', lambda: cross_of('#B3202A')),
    'bors': ('#6E4A22', '#8A5A2C', 'horns', lambda: sc(die('any', 5) if 'any' in PLAYERS else '', 64, 62, .6)),
    'gaheris': ('#3F5A3A', '#7D838C', 'tuft', lambda: sc(castle_tile(), 64, 60, .62)),
    'bedivere': ('#2B6A78', '#2B6A78', 'plume', lambda: oar()),
    'percival': ('#7E1B46', '#E8B7C8', 'plume', lambda: cup()),
    'kay': ('#4A4A55', '#D9B04E', 'crown', lambda: key()),
}


# ---- treasures and favour: what stands on tiles and boards -----------------------------
def open_chest():
    s = shadow(box(10, 52, 108, 64)) + enamel('M14 54L22 14C40 4 88 4 106 14L114 54Z', '#6E4420', w=4, e=3, h=2) + flat('M22 54L28 22C44 14 84 14 100 22L106 54Z', '#3A2617', 3)
    s += at(36, 48, .34, coin(0, 0)) + at(60, 40, .38, coin(0, 0)) + at(86, 47, .36, coin(0, 0)) + sc(apple(), 74, 40, .34)
    s += enamel(box(10, 54, 108, 62, 3), '#8A5A2C', w=4, e=4, h=2.6)
    for x in (24, 92):
        s += enamel(box(x, 55, 12, 60, 1), GOLD, w=2.4, e=1.6, h=1)
    return s + enamel(box(53, 52, 22, 26, 4), GOLD, w=3.4, e=2.2, h=1.4) + flat(circ(64, 62, 4) + 'M62 62H66L67 73H61Z', INK)


def plus_one():
    return sc(laurel(1, 64, 66, 1.75), 72, 66, .86) + enamel('M22 44H38V60H54V76H38V92H22V76H6V60H22Z', '#8E2F3C', w=3.4, e=2, h=1.4)


def two_manors():
    return sc(manor('any'), 42, 58, .62) + sc(manor('any'), 86, 76, .62)


def expel():
    return sc(traitor('black'), 64, 60, .86) + enamel(shape('16,98! 98,14! 112,28! 30,112!'), '#B3202A', w=4, e=2, h=1.4)


def count_any():
    return sc(any_flag(), 38, 44, .5) + sc(any_shield(), 90, 42, .48) + sc(any_material(), 40, 94, .46) + sc(plus_one(), 92, 92, .5)


def twice():
    return sc(any_servant(), 42, 64, .58) + sc(any_servant(), 88, 64, .58) + arrow('34,26 54,10 78,12 92,28', 10)


def any_province():
    s = ''
    for i, p in enumerate(ORDER):
        s += sc(roundel(p), 64 + 42 * math.sin(math.pi * i / 3), 64 - 42 * math.cos(math.pi * i / 3), .31)
    return s + star(64, 64, 18, GOLD, 4, .4, 3)


THINGS = {
    'treasure-chest': (open_chest, 56),
    'favour-points': (plus_one, 40), 'favour-province': (any_province, 40), 'favour-mason': (two_manors, 40), 'favour-shieldbearer': (expel, 40),
    'favour-flagbearer': (count_any, 40), 'favour-lady': (twice, 40),
}
for who, (field, plume, crest, charge) in KNIGHTS.items():
    THINGS[f'knight-portrait-{who}'] = (lambda a=field, b=plume, c=crest, d=charge: knight_helm(a, b, c, d()), 56)
    if who not in ('lamorak', 'lancelot', 'gaheris'):       # they have none, or a castle
        THINGS[f'knight-tile-{who}'] = (lambda a=field, d=charge: token(sc(shadow(HEATER) + enamel(HEATER, WHITE, w=6, e=4, h=2.6) + d(), 64, 64, .66)), 40)
