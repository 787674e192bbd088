"""The end of a game: the knights on foot, the throne they come to, and the crown."""
from figures import *

# Hair and beard of each knight, so that they are told apart by more than their colours; lips of ladies.
HEADS = {'blue': ('#C99A4A', 'lip'), 'yellow': ('#3A2A1E', 'full'), 'red': ('#9A4A22', 'full'), 'green': ('#6B4526', '')}

# Those of the twelve who play for the computer, as their portraits have them.
FACES = {'guinevere': ('#D9B04A', '#B5403A'), 'isolde': ('#E3C77A', '#C2504A'), 'nimue': ('#274E52', '#A8505A'), 'lynette': ('#3A2A1E', '#B5403A'), 'enid': ('#6B4526', '#B5605A'),
         'ragnell': ('#9A4A22', '#B5403A'), 'pellinore': ('#B9B6AE', 'lip'), 'dinadan': ('#6B4526', 'chin'), 'lot': ('#26211F', 'full'), 'mark': ('#9A9890', 'chin'), 'ector': ('#EDE9E0', 'full'),
         'taliesin': ('#9A9890', 'full')}


def head(hair, beard):
    """A face in its coif."""
    s = enamel(circ(64, 35, 14.5, 15.5), SKIN, w=3, e=2.2, h=1.4)
    s += flat(shape('50,31! 53,23 64,19 75,23 78,31! 72,26.5 64,28 56,26.5'), hair, 1.8)
    if beard == 'full':
        s += enamel(shape('50.5,38! 51,47 57,54 64,57! 71,54 77,47 77.5,38! 72,42 68,40 64,40.5 60,40 56,42'), hair, w=2.2, e=2, h=1.2) + line('60,46 64,47.4 68,46', 2, '#EFC9A0')
    elif beard == 'lip':
        s += flat(shape('55,42! 60,39.5 64,41 68,39.5 73,42! 68,44 64,43 60,44'), hair, 1.4) + line('61,47 64,48 67,47', 1.8)
    elif beard == 'chin':
        s += line('60,43.4 64,45 68,43.4', 2) + flat(shape('60,47! 64,46 68,47! 67,53 64,57! 61,53'), hair, 1.4)
    elif beard:
        s += line('60,44.6 64,46.4 68,44.6', 2.6, beard) + line('53.6,33.6 56.4,34', 1.5) + line('71.6,34 74.4,33.6', 1.5)
    else:
        s += line('59,45 64,47 69,45', 2)
    return s + dot(58.5, 34.5, 2.1) + dot(69.5, 34.5, 2.1) + line('55,30.4 58.5,29.2 62,30.2', 1.8) + line('66,30.2 69.5,29.2 73,30.4', 1.8)


def on_foot(p):
    """A knight before his king: surcoat in his pattern, sword point down, bare head."""
    c = PLAYERS[p][0]
    s = base(shade(c, -.25), 44)
    s += enamel(shape('46,52! 64,47 82,52! 98,72 105,114! 84,119 64,120 44,119 23,114! 30,72'), shade(c, -.22), w=4, e=3, h=2)
    s += enamel(shape('49,54! 64,50 79,54! 86,68 83,84! 92,115! 78,118 64,119 50,118 36,115! 45,84! 42,68'), pat(p), w=3.6, e=3, h=2)
    s += flat(shape('43,84! 64,89 85,84! 86,91! 64,96 42,91!'), '#5B3A22', 2.2) + flat(box(58, 86, 12, 9, 2), GOLD, 2.2)
    for m in (-1, 1):
        arm = ' '.join(f'{64+m*x},{y}{e}' for x, y, e in ((20, 54, '!'), (31, 62, ''), (35, 74, ''), (26, 84, ''), (10, 82, '!'), (9, 73, '!'), (18, 71, ''), (19, 62, '')))
        s += enamel(shape(arm), STEEL, w=3.2, e=2.4, h=1.5)
    s += enamel('M60.4 86H67.6V111L64 119L60.4 111Z', STEEL, w=3, e=1.6, h=1) + enamel(box(47, 82, 34, 6, 3), GOLD, w=2.8, e=1.5, h=1)
    s += enamel(box(61, 70, 6, 13, 2), '#7A4B2A', w=2.6, e=1.4, h=1) + enamel(circ(64, 67, 5), GOLD, w=2.6, e=1.5, h=1)
    s += hand(57, 78, 5.6) + hand(71, 78, 5.6)
    # mail about neck and head, the face in it
    s += enamel(shape('46,26! 52,16 64,13 76,16 82,26! 84,44 90,58! 78,64 64,66 50,64 38,58! 44,44'), STEEL, w=3.6, e=3, h=2)
    for y in (52, 58):
        s += line(f'{44-(y-52)*.3},{y} 54,{y+3} 64,{y+3.6} 74,{y+3} {84+(y-52)*.3},{y}', 1.5, '#6F7A84')
    return s + head(*HEADS[p])


RED, VELVET = '#8E2430', '#A93442'


def throne():
    """The back of the throne: carved oak with gold, velvet, a star above."""
    s = ground(100, 262, 96, 11)
    s += enamel(shape('28,262! 30,110 34,70 54,44 78,34! 100,8! 122,34! 146,44 166,70 170,110 172,262!'), '#6B452A', w=4.4, e=5, h=3, area=(-10, -10, 220, 290))
    s += enamel(shape('42,262! 44,112 48,80 64,58 84,50! 100,32! 116,50! 136,58 152,80 156,112 158,262!'), GOLD, w=3.2, e=3, h=2, area=(-10, -10, 220, 290))
    s += enamel(shape('50,262! 52,114 56,86 70,67 88,60! 100,48! 112,60! 130,67 144,86 148,114 150,262!'), RED, w=3, e=4, h=2.4, area=(-10, -10, 220, 290))
    for x, y in ((76, 96), (100, 84), (124, 96), (88, 120), (112, 120), (70, 146), (130, 146), (100, 146)):
        s += line(f'{x-12},{y-12} {x},{y} {x-12},{y+12}', 1.4, '#5E141E', .7) + line(f'{x+12},{y-12} {x},{y} {x+12},{y+12}', 1.4, '#5E141E', .7) + enamel(circ(x, y, 3.6), GOLD, w=1.8, e=1, h=.8, area=(-10, -10, 220, 290))
    for x in (31, 169):
        s += enamel(box(x - 11, 66, 22, 196, 3), '#7C5632', w=3.6, e=3, h=2, area=(-10, -10, 220, 290))
        s += enamel(circ(x, 52, 15), GOLD, w=3.6, e=3, h=2, area=(-10, -10, 220, 290)) + dot(x, 52, 5, '#1F4E9E') + dot(x - 1.6, 50.4, 1.6, '#fff')
        for y in (92, 124, 156):
            s += flat(shape(f'{x},{y-11}! {x+6},{y} {x},{y+11}! {x-6},{y}'), '#D9B04A', 1.6)
    s += star(100, 18, 17, GOLD, 5, .45, 3) + dot(100, 18, 4, '#B3202A')
    return s


def seat():
    """What lies before who sits there: the arms and the front of the seat."""
    s = ''
    for m in (-1, 1):
        x = 100 + m * 70
        s += enamel(box(x - 13, 36, 26, 92, 3), '#7C5632', w=3.8, e=3, h=2, area=(-10, -10, 220, 160))
        s += enamel(circ(x, 24, 17), GOLD, w=3.8, e=3.4, h=2.2, area=(-10, -10, 220, 160)) + enamel(circ(x, 24, 8), '#1F4E9E', w=2.2, e=1.6, h=1.2, area=(-10, -10, 220, 160)) + dot(x - 2.6, 21.4, 2, '#fff')
        for y in (62, 92):
            s += flat(shape(f'{x},{y-10}! {x+6},{y} {x},{y+10}! {x-6},{y}'), '#D9B04A', 1.6)
    s += enamel(shape('42,66! 62,61 100,59 138,61 158,66! 158,84! 138,89 100,91 62,89 42,84!'), VELVET, w=3.8, e=4, h=2.6, area=(-10, -10, 220, 160))
    s += enamel(box(44, 86, 112, 42, 2), '#6B452A', w=3.8, e=3, h=2, area=(-10, -10, 220, 160))
    s += flat('M52 95H148V119H52Z', '#8A5C32', 2.4) + star(100, 107, 10, '#E3BC55', 5, .45, 1.8)
    for x in (70, 130):
        s += flat(shape(f'{x-12},107! {x},100 {x+12},107! {x},114'), '#D9B04A', 1.6)
    return s


def great_crown():
    s = enamel(shape('16,70! 8,22! 34,44! 50,8! 66,44! 92,22! 84,70! 50,76'), GOLD, w=4.2, e=3.4, h=2.2)
    for x, y, r in ((8, 20, 5.4), (50, 7, 6.2), (92, 20, 5.4)):
        s += enamel(circ(x, y, r), GOLD, w=3, e=1.6, h=1)
    s += line('18,60 50,65.5 82,60', 2.4) + line('17,70 50,76 83,70', 2.2)
    for x, y, c in ((50, 52, '#B3202A'), (30, 52, '#1F4E9E'), (70, 52, '#1F4E9E')):
        s += flat(shape(f'{x},{y-8}! {x+5.4},{y} {x},{y+8}! {x-5.4},{y}'), c, 2) + dot(x - 1.4, y - 2.4, 1.3, '#fff')
    return s
