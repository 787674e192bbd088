"""The life die, the badges of the quests, the pictograms of the actions."""
from roundtable.cards import *


def life_die(k, n):
    """A die in the knight's pattern: pips count the life points, 0 is a skull on grey."""
    col, b, l, d, c, _ = KNIGHTS[k]
    top = box(8, 8, 104, 104, 20)
    b_ = b if n else '#6B6570'
    s = shadow(box(14, 14, 104, 104, 20)) + enamel(box(15, 15, 104, 104, 20), shade(b_, -.45), w=4, e=2, h=0, hi=0) + enamel(top, b_, w=4, e=4, h=3)
    if n:
        s += enamel(top, pat(col), ink=False, e=4, h=3) + flat(box(17, 17, 86, 86, 12), b, 1.6)
    else:
        s += flat(shape('30,62 32,40 60,26 88,40 90,62 84,74! 80,88! 72,84 66,90 60,84 54,90 48,84 40,88! 36,74!'), '#E9E4DA', 3.4) + dot(48, 60, 9) + dot(72, 60, 9) + flat('M56 76L60 68L64 76Z', INK)
    for x, y in parts.GRID[n] if n else []:
        kk = 26 if n > 1 else 0
        r = (1.5 if n == 1 else 1)
        X, Y = 60 + x * kk, 60 + y * kk
        s += at(X, Y + 1, r * .24, flat(shape('0,38! -40,-2 -40,-26 -22,-40 0,-26! 22,-40 40,-26 40,-2'), '#FBF3DE' if col not in ('white', 'yellow') else '#8E1F2B', 9))
    return s


def heart(k=1, c='#C8242B'):
    return at(64, 64, k, enamel(shape('0,48! -46,6 -50,-22 -28,-42 0,-24! 28,-42 50,-22 46,6'), c, w=4.4, e=5, h=3, area=EA))


def disc_(fill, art, rim=GOLD):
    return shadow(circ(64, 64, 58)) + enamel(circ(64, 64, 58), rim, w=4, e=3, h=2) + enamel(circ(64, 64, 49), fill, w=2, e=-2.5, h=0, hi=0, shade=.18) + art


def lance_(rot):
    return at(64, 64, 1, enamel(shape('-3,52! -5,-30! 5,-30! 3,52!'), '#D9B27A', w=3.4, e=1.6, h=1, area=(-60, -70, 120, 140)) + enamel(shape('0,-56! 8,-30! -8,-30!'), STEEL, w=3.2, e=1.6, h=1, area=(-60, -70, 120, 140)) + enamel(shape('-12,22! 12,22! 6,34! -6,34!'), GOLD, w=3, e=1.6, h=1, area=EA), rot)


BADGES = {
    'tournament': lambda: disc_('#8E1F2B', lance_(38) + lance_(-38)),
    'lancelot': lambda: disc_('#4F6FB0', at(14, 8, .78, great_helm(STEEL, None, False, '#A81A2B'))),
    'dragon': lambda: disc_('#2F6A6E', at(14, 18, .74, dragon_head())),
    'excalibur': lambda: disc_('#2A6F9E', at(64, 62, .66, at(-64, -42, 1, sword_gold()))),
    'grail': lambda: disc_('#6B3F7E', at(18, 18, .72, grail(False))),
    'saxons': lambda: disc_('#7A4A24', at(64, 66, .9, enamel(box(-4, -46, 8, 92, 2), WOOD, w=3.4, e=1.6, h=1, area=EA) + enamel(shape('4,-42! 24,-52 38,-38! 42,-18 30,2! 18,-12 4,-14!'), STEEL, w=3.8, e=2.6, h=1.8, area=EA), 24)),
    'picts': lambda: disc_('#3F6B3A', spiral(64, 48, 21, 8, '#EAF2DA', 1.6) + spiral(47, 78, 21, 8, '#EAF2DA', 1.6) + spiral(81, 78, 21, 8, '#EAF2DA', 1.6, -1)),
    'camelot': lambda: disc_('#4A4A86', at(64, 98, 1, enamel('M-34 0V-44H-26V-36H-18V-44H-10V-60H-3V-53H3V-60H10V-44H18V-36H26V-44H34V0Z', '#E3D8C2', w=3.6, e=3, h=2, area=(-50, -80, 100, 100)) + flat(shape('-8,0! -8,-18 0,-28! 8,-18 8,0!'), INK))),
}


def little_helm(x, y, k):
    plume = enamel(shape('-3,-34! 4,-56 24,-60 38,-44! 44,-28 38,-12! 30,-24 24,-22! 18,-34 8,-32!'), '#C4232F', w=4.6, e=2.6, h=1.8, area=EA)
    helm = enamel(shape('-25,-16! -20,-32 0,-40 20,-32 25,-16! 23,14 15,27 0,35 -15,27 -23,14!'), STEEL, w=5, e=3, h=2, area=EA)
    slit = flat('M-22 -16L0 -10L22 -16V-3L0 3L-22 -3Z', INK)
    return at(x, y, k, plume + helm + slit + line('0,3 0,32', 4, '#C99A2E') + ''.join(line(f'{x},12 {x},22', 3.6) for x in (-14, -8, 8, 14)))


def solo():
    return little_helm(57, 80, 1.2)


def group():
    return little_helm(26, 56, .74) + little_helm(92, 56, .74) + little_helm(58, 82, .9)


def pointing():
    s = enamel(shape('4,56! 48,46! 56,34 68,32 72,42! 70,54 84,60! 96,62! 96,104! 78,108 58,108 48,100 46,90 44,80 46,70! 8,72! 0,64'), SKIN, w=4.4, e=3.4, h=2.2)
    s += line('50,82 60,81 70,82', 2.6) + line('52,94 62,93 70,94', 2.6) + line('48,70 58,69 70,70', 2.6)
    return s + enamel(box(94, 56, 26, 54, 4), '#8E1F2B', w=4, e=3, h=2) + line('100,62 100,104', 3, '#F2D37A')


def plus_(x, y, k, c='#8E1F2B', minus=False):
    return at(x, y, k, enamel('M-9 -27H9V-9H27V9H9V27H-9V9H-27V-9H-9Z' if not minus else 'M-28 -10H28V10H-28Z', c, w=4.4, e=2, h=1.4, area=EA))


def small_card(x, y, rot, white, k=1, art=''):
    c, g = ('#FBF3DE', GOLD) if white else ('#2A2433', '#8E7FA0')
    return at(x, y, k, enamel(box(-24, -34, 48, 68, 6), c, w=4, e=2.6, h=1.8, area=EA) + f'<rect x="-18" y="-28" width="36" height="56" rx="3" fill="none" stroke="{g}" stroke-width="3"/>' + art, rot)


ACTIONS = {
    'evil-card': lambda: small_card(50, 62, -10, False, 1.2) + small_card(66, 64, 4, False, 1.3, at(0, 0, .42, at(-64, -62, 1, sword_black()))),
    'evil-engine': lambda: at(0, 2, .92, siege()) + plus_(104, 100, .74),
    'evil-life': lambda: heart(1.04) + flat(shape('60,34! 50,56! 64,66! 54,84! 70,104! 62,84! 76,66! 62,54! 72,36!'), '#3A0A10', 1) + plus_(104, 100, .74, '#8E1F2B', True),
    'move': lambda: at(24, 0, .84, rider('#DCCB9F', '#B9A26E', crest='none', hem='#8A6316')) + parts.arrow('58,118 38,121 18,116', 12),
    'quest': lambda: enamel(box(18, 94, 92, 26, 5), '#7C5632', w=4, e=2.6, h=1.8) + f'<rect x="34" y="98" width="60" height="15" rx="3" fill="#2C1B0F" stroke="#F2D37A" stroke-width="2.4" stroke-dasharray="6 4"/>' + small_card(64, 40, -6, True, 1.06, at(0, 0, .5, at(-64, -60, 1, sword_white()))) + parts.arrow('104,40 108,58 100,76', 11),
    'special': lambda: small_card(64, 64, 0, True, 1.5, parts.star(0, 0, 17, GOLD, 5, .45, 2.6)),
    'heal': lambda: small_card(36, 44, -14, True, .86) + small_card(64, 38, 0, True, .86) + small_card(92, 44, 14, True, .86) + at(64, 88, .66, at(-64, -64, 1, heart())),
    'accuse': lambda: pointing(),
    'draw': lambda: small_card(52, 66, -8, True, 1.2) + small_card(74, 64, 8, True, 1.2) + plus_(102, 104, .66, '#2B6B35'),
    'fight-engine': lambda: at(2, 4, .86, siege()) + at(76, 66, .86, at(-64, -60, 1, sword_white()), 36),
    'sacrifice': lambda: heart(.9) + at(66, 60, .72, at(-64, -60, 1, dagger(64, 60, 1)), 30),
}


def accusation(used=False):
    s = disc_('#E4D0A0' if not used else '#8F8A84', at(16, 18, .72, pointing()), GOLD if not used else '#8F8A84')
    return s + (enamel(shape('18,100! 100,14! 114,28! 32,114!'), '#B3202A', w=4, e=2, h=1.4) if used else '')
