"""The seven knights of the Round Table: coats of arms and riders. Every piece stands on a grid of 128."""
import math

import ink
import parts
from figures import *
from emblems import HEATER, HEATER_IN

BIG = (-40, -60, 300, 300)      # the area of what is larger than the grid
IRON, DARKIRON = '#57505F', '#35303C'
ICE, BLOOD, THORN = '#A9D6EA', '#8E1F2B', '#1A1420'

# the seven knights
#          base, second tone of the pattern, dark, ink of the charge
KNIGHTS = {
    'arthur':    ('red',    '#A81A2B', '#F4CDBB', '#6E0F16', '#F6D579', 'König Artus'),
    'galahad':   ('yellow', '#E3B51C', '#6B3F06', '#9A7607', '#3A2605', 'Sir Galahad'),
    'gawain':    ('green',  '#2B8A4B', '#D3EBB9', '#174820', '#F8E29A', 'Sir Gawain'),
    'kay':       ('blue',   '#1F4E9E', '#C9DDF5', '#102D62', '#FFFFFF', 'Sir Kay'),
    'palamedes': ('black',  '#3A3542', '#9A94A8', '#17141B', '#E9EDF2', 'Sir Palamedes'),
    'percival':  ('white',  '#F3EDE0', '#5B4833', '#B9AC92', '#274A8C', 'Sir Parzival'),
    'tristan':   ('purple', '#6B3592', '#E3CDF2', '#3F1B5C', '#F6D579', 'Sir Tristan'),
}
for name in ('palamedes', 'percival', 'tristan'):
    PLAYERS[KNIGHTS[name][0]] = KNIGHTS[name][1:3]
COL = {k: v[0] for k, v in KNIGHTS.items()}


def defs_of_its_own():
    """The patterns of the knights that Merlin does not have, skies of cards, lights, ebony."""
    b, l = PLAYERS['black']
    s = (f'<pattern id="pat-black" width="18" height="24" patternUnits="userSpaceOnUse" x="55"><rect width="18" height="24" fill="{b}"/>'
          f'<path d="M9 1L16 12L9 23L2 12Z" fill="{l}"/></pattern>')
    b, l = PLAYERS['white']
    s += (f'<pattern id="pat-white" width="20" height="24" patternUnits="userSpaceOnUse" x="54"><rect width="20" height="24" fill="{b}"/>'
          f'<path d="M5 1L7 5L9 11L5 9L1 11L3 5Z" fill="{l}"/><path d="M15 13L17 17L19 23L15 21L11 23L13 17Z" fill="{l}"/></pattern>')
    b, l = PLAYERS['purple']
    s += (f'<pattern id="pat-purple" width="20" height="16" patternUnits="userSpaceOnUse" x="54"><rect width="20" height="16" fill="{b}"/>'
          f'<path d="M0 3C5 -2 5 -2 10 3S15 8 20 3V9C15 14 15 14 10 9S5 4 0 9Z" fill="{l}"/></pattern>')
    s += ('<linearGradient id="cdusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3B3566"/><stop offset=".6" stop-color="#7A4A6E"/><stop offset="1" stop-color="#C98A5E"/></linearGradient>'
          '<linearGradient id="cnight" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3A3050"/><stop offset="1" stop-color="#6B5478"/></linearGradient>'
          '<linearGradient id="cday" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#BFD6E4"/><stop offset="1" stop-color="#F2E3BC"/></linearGradient>'
          '<radialGradient id="warm"><stop offset="0" stop-color="#FFD98A" stop-opacity=".9"/><stop offset=".45" stop-color="#FFB85A" stop-opacity=".36"/><stop offset="1" stop-color="#FFA040" stop-opacity="0"/></radialGradient>'
          '<radialGradient id="cold"><stop offset="0" stop-color="#D9F1FF" stop-opacity=".9"/><stop offset=".5" stop-color="#8FC6EA" stop-opacity=".35"/><stop offset="1" stop-color="#6BA8D8" stop-opacity="0"/></radialGradient>'
          '<linearGradient id="ebony" x1=".1" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="#6B6278"/><stop offset=".4" stop-color="#3A3344"/><stop offset="1" stop-color="#1B1722"/></linearGradient>')
    return s


# charges (-50..50) and coats of arms
def c_crown(c=GOLD, w=4):
    return (enamel(shape('-34,26! -42,-20! -20,2! 0,-34! 20,2! 42,-20! 34,26! 0,30'), c, w=w, e=3, h=2, area=EA)
            + ''.join(dot(x, y, 5.4) + dot(x, y, 3.6, '#F2D37A') for x, y in ((-42, -24), (0, -38), (42, -24))) + line('-33,15 0,19 33,15', 2.6) + dot(0, 5, 4.6, '#A81A2B'))


def c_cross(c='#3A2605', w=3):
    return enamel('M-11 -44H11V-11H44V11H11V44H-11V11H-44V-11H-11Z', c, w=w, e=2.6, h=1.6, area=EA) + ''.join(
        flat(shape(f'{x},{y-8}! {x+8},{y}! {x},{y+8}! {x-8},{y}!'), c, 1) for x, y in ((-28, -28), (28, -28), (-28, 28), (28, 28)))


def c_star(c=GOLD, w=4):
    P = [(46 * math.sin(4 * math.pi * i / 5), -46 * math.cos(4 * math.pi * i / 5)) for i in range(5)]
    s = ''
    d = 'M' + 'L'.join(f'{x:.1f} {y:.1f}' for x, y in P) + 'Z'
    s += f'<path d="{d}" fill="none" stroke="{INK}" stroke-width="{14+w}" stroke-linejoin="miter"/><path d="{d}" fill="none" stroke="#F2D37A" stroke-width="10" stroke-linejoin="miter"/>'
    for i in range(5):
        (x0, y0), (x1, y1) = P[i], P[(i + 1) % 5]
        s += f'<path d="M{x0+(x1-x0)*.30:.1f} {y0+(y1-y0)*.30:.1f}L{x0+(x1-x0)*.46:.1f} {y0+(y1-y0)*.46:.1f}" stroke="{INK}" stroke-width="15"/><path d="M{x0+(x1-x0)*.26:.1f} {y0+(y1-y0)*.26:.1f}L{x0+(x1-x0)*.50:.1f} {y0+(y1-y0)*.50:.1f}" stroke="#F8E29A" stroke-width="9"/>'
    return s


def c_key(c='#FBF7EC', w=4):
    r = f'<circle cx="0" cy="-26" r="14" fill="none" stroke="{INK}" stroke-width="{13+w}"/>'
    b = enamel('M-6 -14H6V44H-6ZM6 18H22V28H6ZM6 34H26V44H6Z', c, w=w, e=2, h=1.4, area=EA)
    return at(0, 0, 1, r + b + f'<circle cx="0" cy="-26" r="14" fill="none" stroke="{c}" stroke-width="9"/>', 32)


def c_moon(c='#E9EDF2', w=4):
    return enamel(shape('8,-44! -18,-40 -40,-18 -42,10 -24,36 2,44 28,36 42,20! 22,24 2,16 -8,-4 -6,-26!'), c, w=w, e=3, h=2, area=EA) + parts.star(22, -10, 14, c, 5, .42, w * .6)


def c_lily(c='#274A8C', w=3):
    s = enamel([shape('0,-48! 12,-30 14,-10 7,10! -7,10! -14,-10 -12,-30'), shape('9,10! 14,-12 28,-28 42,-22 44,-6 32,4! 34,-8 24,-8 20,10!'), shape('-9,10! -14,-12 -28,-28 -42,-22 -44,-6 -32,4! -34,-8 -24,-8 -20,10!'),
                shape('7,16! 12,34 0,46! -12,34 -7,16!'), shape('18,18! 26,30 18,38! 12,28!'), shape('-18,18! -26,30 -18,38! -12,28!')], c, w=w, e=2.4, h=1.6, area=EA)
    return s + enamel(box(-24, 8, 48, 10, 3), GOLD, w=2.6, e=1.4, h=1, area=EA)


def c_harp(c=GOLD, w=4):
    s = ''.join(line(f'{x},-26 {x},0 {x},{y}', 4, '#F8E29A') for x, y in ((-12, 28), (0, 18), (12, 8)))
    s += enamel('M-34 -40H-22L-20 42H-32Z', c, w=w, e=3, h=2, area=EA) + enamel('M-28 44L38 -10L32 -22L-32 32Z', c, w=w, e=3, h=2, area=EA)
    return s + enamel('M-34 -42C-10 -50 2 -24 38 -34L40 -16C2 -10 -10 -32 -32 -26Z', c, w=w, e=3, h=2, area=EA)


CHARGE = dict(arthur=c_crown, galahad=c_cross, gawain=c_star, kay=c_key, palamedes=c_moon, percival=c_lily, tristan=c_harp)


def coat(k, grey=False):
    """Gold rim, bordure in the knight's pattern, plain field, charge."""
    col, base_, *_ = KNIGHTS[k]
    s = shadow(HEATER) + enamel(HEATER, GOLD, w=4, e=2.5, h=1.5) + enamel(HEATER_IN, pat(col), w=1.6, e=3, h=2)
    s += enamel(shape('33,30! 64,27.5 95,30! 94.5,56 87,79 74,94 64,101! 54,94 41,79 33.5,56'), base_, w=2, e=3, h=2)
    return s + at(64, 59, .62, CHARGE[k]())


def traitor_coat(k):
    """The coat of arms turned over: the field torn black, a dagger through it."""
    s = shadow(HEATER) + enamel(HEATER, IRON, w=4, e=2.5, h=1.5) + enamel(HEATER_IN, pat(COL[k]), w=1.6, e=3, h=2) + f'<path d="{HEATER_IN}" fill="#120B14" opacity=".62"/>'
    s += flat(shape('36,34! 48,28 64,34 80,26 94,34! 90,58 96,74! 80,92 64,102! 52,92 38,82! 42,62 34,50!'), '#1A1420', 2)
    return s + at(0, 0, 1, dagger(64, 62, .82))


def dagger(x, y, k, rot=0):
    s = enamel(shape('0,54! -9,34! -8,-10! 8,-10! 9,34!'), STEEL, w=4, e=2.4, h=1.4, area=EA) + line('0,-6 0,20 0,46', 2.4)
    s += enamel(shape('-26,-14! 0,-10 26,-14! 26,-22! 0,-20 -26,-22!'), '#8E1F2B', w=3.6, e=2, h=1.4, area=EA)
    s += enamel(box(-5.5, -42, 11, 22, 2), '#2B2430', w=3.4, e=1.6, h=1, area=EA) + enamel(circ(0, -46, 7), '#8E1F2B', w=3.4, e=1.8, h=1.2, area=EA)
    return at(x, y, k, s, rot)


def rider(cloth, plain, horse=('#D8CFC0', '#8C8378'), helm=STEEL, crest='plume', charge='', field=None, rim=GOLD, lance=False, foot=None, eyes=None, hem='#E3BC55'):
    grey, dark_ = horse
    s = base(foot or shade(plain, -.25), 50, cx=66)
    if lance:
        s += at(92, 60, 1, enamel(shape('-132,-54! -108,-52! 46,20! 43,30!'), '#D6CBB4' if eyes else '#B98A4C', w=3.4, e=1.6, h=1, area=(-160, -80, 260, 180)), 0)
    for x, y in ((46, 100), (92, 102), (106, 98)):
        s += enamel(f'M{x} {y-8}H{x+9}V{y+8}L{x+11} {y+15}H{x-3}L{x} {y+8}Z', dark_, w=3, e=1.6, h=1)
    s += enamel(shape('32,86! 24,88 15,94 10,100! 12,110 16,116! 24,113! 20,104! 28,101 38,100!'), dark_, w=3, e=1.8, h=1.2)
    s += enamel(shape('108,60! 120,62 125,76 122,98! 116,92! 113,100! 110,86 106,74'), '#5B5046' if not eyes else '#17141B', w=3.2, e=2, h=1.3)
    c_ = shape('40,26! 52,34 60,46 66,58! 82,61 98,57 110,60! 117,74 117,92 114,104! 107,109 100,104! 93,110 86,105! 78,110 70,105! '
               '62,110 54,105! 46,109 38,104! 31,106 26,100! 27,88 32,76! 31,66 33,56! 30,44 34,34')
    s += enamel(c_, cloth, w=4) + line('27,97 60,102 88,102 116,98', 2.6, hem)
    s += enamel(shape('35,19! 47,20 57,30 65,44 70,58! 63,61 57,50 49,40 40,32!'), shade(plain, -.3), w=3, e=2, h=1.3)
    s += enamel(shape('34,25! 30,10 38,7! 44,16 44,27!'), grey, w=3, e=1.8, h=1.2)
    s += enamel(shape('40,22! 30,23 20,32 11,46 3,57! 1,65 6,72 15,71! 22,68 26,64 34,63! 42,56 46,44 46,32'), grey, w=4, e=3.4, h=2)
    br = 'M15 44L27 63M27 63L42 30M27 63L52 72'
    s += f'<path d="{br}" fill="none" stroke="{INK}" stroke-width="5.2" stroke-linejoin="round"/><path d="{br}" fill="none" stroke="{hem}" stroke-width="2.4" stroke-linejoin="round"/>'
    s += (dot(28, 38, 3.4) + dot(27, 37, 1.1, '#fff') if not eyes else dot(28, 38, 4) + dot(28, 38, 2.6, eyes)) + dot(7.5, 62, 2) + line('6,68 11,67 15,64', 2)
    s += enamel(shape('66,70! 63,84 60,94! 52,101! 55,105! 70,103! 75,88 80,72!'), helm, w=3.2, e=2.2, h=1.4)
    s += enamel(shape('62,42! 74,37 88,38 97,45! 100,58 96,68! 80,72 66,68!'), shade(plain, .1), w=3.6, e=2.6, h=1.6)
    if crest == 'plume':
        s += enamel(shape('78,16! 80,3 92,-2 102,6! 108,16 107,30! 100,24 97,32! 90,22 82,20!'), plain, w=3.4, e=2.4, h=1.6)
    if crest == 'horns':
        s += enamel(shape('68,20! 54,14 50,-8! 60,4 72,8!'), '#C9C1AE', w=3.2, e=2, h=1.3) + enamel(shape('82,16! 96,10 104,-10! 106,6 92,22!'), '#C9C1AE', w=3.2, e=2, h=1.3)
    if crest == 'wings':
        s += enamel(shape('80,24! 84,6 104,-8! 102,2! 110,2! 104,10! 110,14! 98,24 88,30!'), '#FBF7EC', w=3.2, e=2, h=1.3)
    if crest == 'cross':
        s += enamel('M72 -8H79V-1H87V6H79V16H72V6H64V-1H72Z', GOLD, w=3.2, e=1.6, h=1)
    if crest == 'moon':
        s += at(76, 4, .34, c_moon('#E9EDF2', 8))
    if crest == 'star':
        s += parts.star(77, 3, 15, GOLD, 5, .45, 3)
    if crest == 'fan':
        s += enamel(shape('64,18! 60,2 68,-8! 74,-2! 80,-12! 86,-2! 94,-6! 96,8 88,20!'), plain, w=3.2, e=2.2, h=1.4)
    s += enamel(shape('63,16! 69,10 81,10 89,16! 91,36! 86,43 73,45! 60,39!'), helm, w=3.6, e=2.8, h=1.8)
    if crest == 'crown':
        s += enamel(shape('62,18! 58,0! 67,7! 76,-5! 85,7! 95,0! 91,18! 76,21'), GOLD, w=3.4, e=2.2, h=1.4)
    s += flat('M59.5 23.5L79 26.5V31L59.5 28.5Z', INK) + line('72,13 72,26', 2.2) + (dot(66, 26.8, 2.2, eyes) + dot(74, 28, 2.2, eyes) if eyes else '')
    s += enamel(shape('54,50! 74,46 94,50! 94,68 89,82 74,93! 59,82 54,68'), rim, w=3.6, e=2.2, h=1.4)
    s += enamel(shape('58.5,54! 74,50.5 89.5,54! 89.5,67 85,79 74,87! 63,79 58.5,67'), field or plain, w=1.6, e=2, h=1.3)
    return at(2.6, 6.8, .95, s + at(74, 67, .29, charge))


def knight_of(k):
    col, b, l, d, c, n = KNIGHTS[k]
    crest = dict(arthur='crown', galahad='cross', gawain='star', kay='wings', palamedes='moon', percival='fan', tristan='plume')[k]
    return rider(pat(col), b, crest=crest, charge=CHARGE[k](w=9), horse=('#D8CFC0', '#8C8378') if k not in ('percival',) else ('#B9A48A', '#7C6A55'))


def black_knight(lance=True):
    return rider('url(#ebony)', '#2A2433', horse=('#4A4352', '#26212C'), helm='url(#ebony)', crest='horns', field='#17141B', rim=IRON, lance=lance,
                 foot='#17141B', eyes='#FF5A3C', hem=BLOOD, charge=enamel('M-46 -34L-20 -46L46 34L20 46ZM46 -34L20 -46L-46 34L-20 46Z', BLOOD, w=5, e=2, h=1, area=EA))
