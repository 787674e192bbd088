"""The cover of the Knights of the Round Table: the ring of swords between Camelot and the siege, the seven before it."""
from roundtable.camelot import *
from title import H, W, cloud, frame

RIDERS = (      # who, where his foot is, how large, whether he looks to the right
    ('percival', 196, 492, 1.06, True), ('palamedes', 710, 492, 1.06, False),
    ('gawain', 292, 556, 1.32, True), ('kay', 616, 556, 1.32, False),
    ('galahad', 112, 572, 1.5, True), ('tristan', 796, 572, 1.5, False),
)


def foot(art, x, y, k, flip=False):
    """A piece of the grid of 128 with the middle of its foot at (x, y)."""
    m = ' scale(-1 1)' if flip else ''
    return f'<g transform="translate({x} {y}){m} scale({k}) translate(-64 -121)">{art}</g>'


def heavens():
    """Evening over Camelot on the left, fire and night over the siege on the right."""
    s = R(0, 0, W, H, 0, 'url(#skyC)') + R(0, 0, W, H, 0, 'url(#coverside)')
    s += stars(4, 40, 860, 190) + ''.join(parts.star(x, y, 6, '#F6DFA0', 4, .36) for x, y in ((70, 92), (226, 60), (176, 132), (300, 44)))
    s += P_('M92 60A34 34 0 1 0 114 104A28 28 0 1 1 92 60Z', '#F8EED6', INK, 1.2) + at(196, 196, .62, cloud())
    s += C_(150, 372, 220, 'url(#warm)') + C_(800, 400, 260, 'url(#ember)')
    return s


def camelot():
    blue, red, slate = '#33427E', '#7A2433', '#4B4660'
    s = ctower(150, 330, 50, 104, blue, 58, '#A81A2B', 3) + ctower(98, 340, 34, 74, red, 46, '#1F4E9E', 2) + ctower(202, 340, 34, 74, red, 46, '#2B8A4B', 2)
    return s + cwall(66, 234, 366, 52) + ctower(58, 374, 36, 62, slate, 42, '#E3B51C', 2) + ctower(242, 374, 36, 62, slate, 42, '#6B3592', 2)


def siege_field():
    """The crag of the dragon, and engines with their fires before it."""
    s = en(shape('606,440! 640,330 668,262 704,236! 742,256 800,246 846,214! 920,200! 920,440!'), '#4B4550', w=3) + ''.join(line(q, 3, op=.5) for q in ('664,300 680,318 676,344', '724,270 738,292 734,312', '820,262 838,286 832,320', '850,330 868,346 866,372'))
    s += at(648, 74, 1.06, wyrm()) + at(652, 106, .86, at(-58, 0, 1, flame()))
    return s + C_(770, 380, 120, 'url(#ember)') + at(664, 300, .66, siege()) + at(772, 276, .84, siege())


def ground_():
    s = flat(shape('-10,360! 80,336 180,352 300,372 420,360! 420,470! -10,470!'), '#4F5A58', 2) + ''.join(parts.fir(x, y, k, '#2C4A3A') for x, y, k in ((34, 374, .8), (270, 382, .8), (296, 388, .65)))
    s += flat(shape('480,420! 600,396 720,410 820,398 920,410! 920,640! 480,640!'), '#3F3630', 2)
    s += flat(shape('-20,404! 120,388 260,404 450,430 640,436 780,428 920,444! 920,640! -20,640!'), 'url(#covermeadow)', 2.4)
    r = random.Random(9)
    for x, y in [(r.uniform(30, 870), r.uniform(440, 580)) for _ in range(60)]:
        s += line(f'{x:.0f},{y:.0f} {x-2:.0f},{y-6:.0f} {x-4:.0f},{y-11:.0f}', 2, '#8E9A55', .8) + line(f'{x+2:.0f},{y:.0f} {x+3:.0f},{y-6:.0f} {x+5:.0f},{y-10:.0f}', 2, '#2A3420', .8)
    return s


def ring():
    """The table from above, white swords on the left, black ones on the right."""
    s = round_table()
    for i in range(6):
        for white, a in ((True, -11.25 - 22.5 * i), (False, 11.25 + 22.5 * i)):
            s += f'<g transform="rotate({a})">{at(0, -154, 1, taken(white))}</g>'
    return s + C_(0, 0, 100, 'url(#glow)') + turning()


def turning():
    """What lies in the middle: the coat that may be turned, half gold and half torn."""
    half = '<clipPath id="cover-left"><path d="M0 -20H64V140H0Z"/></clipPath><clipPath id="cover-right"><path d="M64 -20H140V140H64Z"/></clipPath>'
    s = f'{half}<g clip-path="url(#cover-left)">{coat("arthur")}</g><g clip-path="url(#cover-right)">{traitor_coat("arthur")}</g>'
    return at(-78, -88, 1.22, s)


def cover(fine):
    """fine: for a place as large as the title screen's."""
    ink.start('rt-cover')
    ink.weight(.75)
    s = heavens() + siege_field() + camelot() + ground_()
    ink.weight(.85)
    s += at(450, 258, 1.08, ring())
    ink.weight(.66)
    s += ''.join(foot(knight_of(k), x, y, size, flip) for k, x, y, size, flip in RIDERS)
    s += C_(450, 500, 150, 'url(#warm)', extra='opacity=".8"') + foot(knight_of('arthur'), 456, 574, 2.0)
    ink.weight(1)
    studs = [KNIGHTS[k][1] for k in ('percival', 'kay', 'tristan', 'palamedes', 'gawain', 'galahad')]
    return s + P_(f'M0 0H{W}V{H}H0Z', 'url(#svig)', extra='opacity=".6"') + frame('#5E1622', '#B98248', studs, fine)


FILLS = '''
<linearGradient id="coverside" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#0A0612" stop-opacity="0"/><stop offset=".5" stop-color="#14081E" stop-opacity=".2"/><stop offset="1" stop-color="#1A0612" stop-opacity=".8"/></linearGradient>
<radialGradient id="ember"><stop offset="0" stop-color="#F0662A" stop-opacity=".85"/><stop offset=".5" stop-color="#A8301E" stop-opacity=".4"/><stop offset="1" stop-color="#6E1A16" stop-opacity="0"/></radialGradient>
<linearGradient id="covermeadow" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#5C7A42"/><stop offset=".5" stop-color="#4C5E36"/><stop offset="1" stop-color="#3A3026"/></linearGradient>
'''
