"""Camelot: its walls, the field before them, the round table; and the thorns."""
import random

from roundtable.scenes import *


def ctower(x, y, w, h, roof, rh, flag_=None, lit=2, stone='#8E87A0'):
    s = en(shape(f'{x-w/2-2},{y}! {x-w/2},{y-h}! {x+w/2},{y-h}! {x+w/2+2},{y}!'), stone, w=2.2, e=w * .22, h=2) + en(f'M{x-w/2-4} {y-h-9}H{x+w/2+4}V{y-h+1}H{x-w/2-4}Z', shade(stone, .14), w=2, e=2, h=1.2)
    if roof:
        s += en(shape(f'{x-w/2-7},{y-h-8}! {x-w*.2},{y-h-8-rh*.5} {x},{y-h-8-rh}! {x+w*.2},{y-h-8-rh*.5} {x+w/2+7},{y-h-8}! {x},{y-h-4}'), roof, w=2.2, e=w * .2, h=1.8)
    else:
        s += ''.join(flat(f'M{x-w/2-4+i*9} {y-h-16}h5.4v8h-5.4Z', shade(stone, .14), 1.4) for i in range(int((w + 8) / 9)))
    top = y - h - 8 - (rh if roof else 6)
    if flag_:
        s += P_(f'M{x} {top+3}V{top-24}', 'none', INK, 2.8) + en(shape(f'{x+1},{top-24}! {x+14},{top-26} {x+28},{top-21}! {x+20},{top-16}! {x+28},{top-9}! {x+12},{top-12} {x+1},{top-11}!'), flag_, w=1.4, e=1.2, h=1)
    for i in range(lit):
        yy = y - h + 12 + i * 24
        s += C_(x, yy + 4, 13, 'url(#warm)') + flat(shape(f'{x-3.2},{yy+12}! {x-3.2},{yy+3} {x},{yy-2}! {x+3.2},{yy+3} {x+3.2},{yy+12}!'), '#FFDE8A', 1.5)
    return s


def cwall(x0, x1, y, h, stone='#7E778E'):
    n = int((x1 - x0) / 14)
    st = (x1 - x0) / n
    s = ''.join(flat(f'M{x0+i*st+1.5:.1f} {y-h-7}h{st*.58:.1f}v9h-{st*.58:.1f}Z', shade(stone, .12), 1.6) for i in range(n)) + en(f'M{x0} {y-h}H{x1}V{y}H{x0}Z', stone, w=2, e=2.4, h=1.6)
    return s + ''.join(line(f'{x0+i*st+(r%2)*6:.1f},{y-h+9+r*11} {x0+i*st+4+(r%2)*6:.1f},{y-h+9.2+r*11} {x0+i*st+9+(r%2)*6:.1f},{y-h+9+r*11}', 1.3, op=.4) for i in range(n) for r in range(int(h / 12)))


def torch(x, y):
    s = C_(x, y - 62, 74, 'url(#warm)') + en(ribbon(f'{x},{y},3.4 {x},{y-30},3 {x},{y-52},3.4'), '#7C5632', w=2.2) + en(shape(f'{x-10},{y-58}! {x+10},{y-58}! {x+6},{y-46}! {x-6},{y-46}!'), IRON, w=2)
    return s + en(shape(f'{x},{y-92}! {x+9},{y-74} {x+10},{y-62} {x},{y-57} {x-10},{y-62} {x-8},{y-72}'), '#F0932B', w=2) + flat(shape(f'{x},{y-78}! {x+4},{y-66} {x},{y-60} {x-4},{y-66}'), '#FFF3C4')


def sides(x, w):
    """Left and right of the round table: trees and torches."""
    s = ''
    for m in (0, 1):
        X = lambda v: x + v if not m else x + w - v
        s += parts.oak(X(30), 520, 1.15, '#3F6A3C') + parts.oak(X(66), 566, .8, '#4F7A40') + parts.oak(X(24), 596, .95, '#375E38')
        s += torch(X(58), 664)
    return s


def ground():
    """Castle, meadow and the besieged field, 588 x 783 as on the table from (488, 64), without frame and words."""
    x, y, w, h = 488, 64, 588, 783
    cx = x + w / 2
    s = R(x + 5, y + 5, w - 10, 420, 0, 'url(#skyC)')
    r = random.Random(2)
    s += ''.join(C_(r.uniform(x + 10, x + w - 10), r.uniform(100, 220), r.choice((.9, 1.2, 1.8)), '#FFF3C4', extra='opacity=".85"') for _ in range(46))
    s += ''.join(parts.star(a, b, 5, '#F6DFA0', 4, .36) for a, b in ((640, 122), (936, 116), (902, 168), (662, 176)))
    s += C_(cx, 300, 230, 'url(#warm)', extra='opacity=".75"')
    s += flat(shape('480,300! 540,268 610,282 690,262 782,270 870,258 950,280 1020,264 1084,290! 1084,860! 480,860!'), '#4F5A58', 2)
    s += flat(shape('480,330! 560,300 660,300 782,296 900,302 1000,298 1084,326! 1084,860! 480,860!'), '#56663F', 2)
    c = ctower(cx, 262, 48, 92, '#33427E', 50, '#A81A2B', 3) + ctower(cx - 54, 268, 34, 64, '#7A2433', 40, '#1F4E9E', 2) + ctower(cx + 54, 268, 34, 64, '#7A2433', 40, '#2B8A4B', 2)
    c += cwall(cx - 96, cx + 96, 290, 44) + ctower(cx - 104, 296, 38, 62, '#4B4660', 40, '#E3B51C', 2) + ctower(cx + 104, 296, 38, 62, '#4B4660', 40, '#6B3592', 2)
    c += cwall(cx - 176, cx - 104, 306, 30) + cwall(cx + 104, cx + 176, 306, 30) + ctower(cx - 178, 312, 30, 44, '#33427E', 32, None, 1) + ctower(cx + 178, 312, 30, 44, '#33427E', 32, None, 1)
    s += c
    for a, b, k in ((506, 318, .7), (528, 326, .9), (1040, 322, .8), (1062, 320, .7), (566, 318, .6), (1004, 316, .6)):
        s += parts.fir(a, b, k, '#2C4A3A')
    # the meadow of the siege: trampled, with a palisade
    s += flat(shape('480,640! 560,622 700,640 860,640 1000,622 1084,640! 1084,860! 480,860!'), '#5E5238', 2) + flat(shape('480,676! 600,664 782,672 960,664 1084,676! 1084,860! 480,860!'), '#4E4230', 1.6)
    rr = random.Random(9)
    s += ''.join(line(f'{a:.0f},{b:.0f} {a-2:.0f},{b-5:.0f} {a-4:.0f},{b-9:.0f}', 1.8, '#7E8A4A', .8) + line(f'{a+2:.0f},{b:.0f} {a+3:.0f},{b-5:.0f} {a+5:.0f},{b-8:.0f}', 1.8, '#3A4426', .8) for a, b in [(rr.uniform(496, 1070), rr.uniform(380, 845)) for _ in range(60)])
    return (f'<clipPath id="cam">{R(x+5, y+5, w-10, h-10, 6)}</clipPath><g clip-path="url(#cam)">{s}'
            f'{R(x+5, y+5, w-10, h-10, 6, "url(#svig)")}{sides(x, w)}</g>')


def round_table():
    """The ring of sixteen places for swords and the top with its candles, round (0, 0); without swords and the count."""
    s = '<ellipse cx="6" cy="14" rx="212" ry="210" fill="#0A0610" opacity=".55" filter="url(#blur14)"/>'
    s += C_(0, 0, 207, INK) + C_(0, 0, 205, 'url(#leaf)') + C_(0, 0, 199, INK) + C_(0, 0, 197, 'url(#rtable)')
    for i in range(16):
        a = 11.25 + 22.5 * i
        s += place(a, '#7A5230', '#B98E58')
        x, y = pol(153, a)
        s += f'<g transform="translate({x:.1f} {y:.1f}) rotate({a+180:.1f})" opacity=".62">' + P_('M0 -33L-5 -24V14H5V-24ZM-17 14H17V20H-17ZM-4 20H4V32H-4Z', '#2C1B0F', '#E9CB92', 1.2, 'fill-opacity=".55" stroke-dasharray="3 2.4"') + '</g>'
    for i in range(16):
        x, y = pol(202, 22.5 * i)
        s += C_(x, y, 4, INK) + C_(x, y, 2.7, '#FBEDB4')
    s += C_(0, 0, 110, INK) + C_(0, 0, 108, 'url(#leaf)') + C_(0, 0, 104.5, INK) + C_(0, 0, 103, 'url(#rtable)')
    for i in range(16):
        p, q = pol(102, 22.5 * i), pol(80, 22.5 * i)
        s += P_(f'M{p[0]:.1f} {p[1]:.1f}L{q[0]:.1f} {q[1]:.1f}', 'none', '#3A2413', 1.8)
    s += C_(0, 0, 80, 'none', '#3A2413', 1.8) + C_(0, 0, 77, 'none', GOLD, 1, 'opacity=".7"') + C_(0, -20, 104, 'url(#warm)', extra='opacity=".9"')
    for a, k in ((-74, .46), (74, .46), (-30, .4), (30, .4)):
        x, y = pol(88, a)
        s += candle(x, y + 14, 34, k)
    return s


def place(a, fill, edge):
    """A place for a sword, its middle at a degrees."""
    d = wedge(112, 193, a - 11.25, a + 11.25, 1.6)
    return (P_(d, fill, '#2C1B0F', 1.8) + P_(d, 'url(#enamel)', extra='opacity=".55"')
            + P_(wedge(116, 189, a - 11.25, a + 11.25, 5), 'none', edge, 1.2, 'opacity=".8"'))


def taken(white):
    """A place with a sword in it, upright at the top of the ring, its middle on the origin."""
    d = place(0, '#CFA468' if white else '#B3A5BC', '#F8E29A' if white else '#3A2A48')
    return at(0, 154, 1, d) + (C_(0, 0, 36, 'url(#glow)', extra='opacity=".8"') if white else '') + at(41, 41, .64, sword_white() if white else sword_black(), 180)


def skull(fill, edge=1.8):
    return flat(shape('-38,-6 -36,-28 0,-46 36,-28 38,-6 30,8! 26,26! 14,20 6,28 0,20 -6,28 -14,20 -26,26! -30,8!'), fill, edge) + dot(-15, -6, 11) + dot(15, -6, 11)


def bramble(x, y, ang, length, seed, w=5):
    r = random.Random(seed)
    P, a, cx, cy = [], ang, x, y
    n = max(4, int(length / 16))
    for i in range(n + 1):
        t = i / n
        P.append(f'{cx:.1f},{cy:.1f},{max(.7, w*(1-t)**.8):.2f}')
        a += r.uniform(-26, 26) + 14 * math.sin(i * 1.1 + seed)
        a = ang + max(-38, min(38, a - ang))
        cx += 16 * math.cos(math.radians(a))
        cy += 16 * math.sin(math.radians(a))
    s = P_(ribbon(' '.join(P), 4), '#0B0710', '#4A3C58', 1)
    pts_ = [tuple(float(v) for v in q.split(',')) for q in P]
    for i in range(1, len(pts_) - 1):
        (x0, y0, _), (x1, y1, w1) = pts_[i - 1], pts_[i]
        d = math.degrees(math.atan2(y1 - y0, x1 - x0)) + (72 if i % 2 else -72)
        k = 4 + w1 * 1.3
        p = [(x1 + 3 * math.cos(math.radians(d + 90)), y1 + 3 * math.sin(math.radians(d + 90))), (x1 + k * 1.8 * math.cos(math.radians(d + 14)), y1 + k * 1.8 * math.sin(math.radians(d + 14))), (x1 - 3 * math.cos(math.radians(d + 90)), y1 - 3 * math.sin(math.radians(d + 90)))]
        s += P_('M' + 'L'.join(f'{a_:.1f} {b_:.1f}' for a_, b_ in p) + 'Z', '#0B0710', '#4A3C58', .8)
    return s
