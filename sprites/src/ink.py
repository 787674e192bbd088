"""The hand in which every piece is drawn: ink, enamel, gold leaf, patterns.

Pieces live on a 128 x 128 grid, emblems on -50..50. Nothing here knows the game.
"""
import math
import re

import palette

INK = '#2B2118'
GOLD = 'url(#gold)'
STEEL = 'url(#steel)'
CREAM = '#F5E8CB'
SKIN = '#EFCFA6'
WOOD = '#9A6A3A'
PARCH = '#EAD9B0'

_n = [0]
_weight = [1]       # of outlines: less than 1 where a piece is drawn much larger than it was made for
_prefix = ['p']


def start(name):
    """A new piece: ids are unique per piece."""
    _prefix[0] = name.replace(' ', '-')
    _n[0] = 0


def weight(k):
    _weight[0] = k


def uid():
    _n[0] += 1
    return f'{_prefix[0]}_{_n[0]}'


def f(v):
    s = f'{v:.1f}'
    return s[:-2] if s.endswith('.0') else s


# ---- curves -----------------------------------------------------------------
def pts(s):
    out = []
    for t in s.split():
        corner = t.endswith('!')
        v = [float(x) for x in t.rstrip('!').split(',')]
        out.append((v, corner))
    return out


def _bez(run):
    """Catmull-Rom through the run as cubic Beziers; the first point is already set."""
    s = ''
    n = len(run)
    for i in range(n - 1):
        p0 = run[i - 1] if i else run[i]
        p1, p2 = run[i], run[i + 1]
        p3 = run[i + 2] if i + 2 < n else run[i + 1]
        k = 6
        c1 = (p1[0] + (p2[0] - p0[0]) / k, p1[1] + (p2[1] - p0[1]) / k)
        c2 = (p2[0] - (p3[0] - p1[0]) / k, p2[1] - (p3[1] - p1[1]) / k)
        if p0 is p1 and p3 is p2:
            s += f'L{f(p2[0])} {f(p2[1])}'
        else:
            s += f'C{f(c1[0])} {f(c1[1])} {f(c2[0])} {f(c2[1])} {f(p2[0])} {f(p2[1])}'
    return s


def clockwise(P):
    """All parts turn the same way, so that overlapping parts never cut holes."""
    q = [v for v, _ in P]
    a = sum(q[i - 1][0] * q[i][1] - q[i][0] * q[i - 1][1] for i in range(len(q)))
    return P if a > 0 else P[::-1]


def shape(s, mirror=False):
    """Closed silhouette through the points; 'x,y!' is a corner, the rest is smooth.
    mirror: s is the right half from top to bottom, its mirror image is appended."""
    P = pts(s)
    if mirror:
        P = P + [([-v[0], v[1]], c) for v, c in reversed(P) if abs(v[0]) > .01]
    P = clockwise(P)
    n = len(P)
    first = next((i for i, (_, c) in enumerate(P) if c), None)
    if first is None:                       # all smooth
        q = [v for v, _ in P]
        s = f'M{f(q[0][0])} {f(q[0][1])}'
        for i in range(n):
            p0, p1, p2, p3 = q[i - 1], q[i], q[(i + 1) % n], q[(i + 2) % n]
            s += (f'C{f(p1[0]+(p2[0]-p0[0])/6)} {f(p1[1]+(p2[1]-p0[1])/6)} '
                  f'{f(p2[0]-(p3[0]-p1[0])/6)} {f(p2[1]-(p3[1]-p1[1])/6)} {f(p2[0])} {f(p2[1])}')
        return s + 'Z'
    P = P[first:] + P[:first] + [P[first]]
    out = f'M{f(P[0][0][0])} {f(P[0][0][1])}'
    run = [P[0][0]]
    for v, c in P[1:]:
        run.append(v)
        if c:
            out += _bez(run)
            run = [v]
    return out + 'Z'


def _sample(P, n=10):
    out = []
    for i in range(len(P) - 1):
        p0 = P[i - 1] if i else P[i]
        p1, p2 = P[i], P[i + 1]
        p3 = P[i + 2] if i + 2 < len(P) else P[i + 1]
        for k in range(n):
            t = k / n
            out.append([.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                              + (3 * b - a - 3 * c + d) * t ** 3)
                        for a, b, c, d in zip(p0, p1, p2, p3)])
    out.append(list(P[-1]))
    return out


def ribbon(s, n=8):
    """A body of changing width: points 'x,y,w' (w is the half width)."""
    q = _sample([v for v, _ in pts(s)], n)
    L, R = [], []
    for i, (x, y, w) in enumerate(q):
        a, b = q[max(i - 1, 0)], q[min(i + 1, len(q) - 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        m = math.hypot(dx, dy) or 1
        L.append((x - dy / m * w, y + dx / m * w))
        R.append((x + dy / m * w, y - dx / m * w))
    P = [v for v, _ in clockwise([(v, 0) for v in L + R[::-1]])]
    return 'M' + 'L'.join(f'{f(x)} {f(y)}' for x, y in P) + 'Z'


def line(s, w=3, fill=INK, op=None):
    """An ink line with slightly tapered ends."""
    q = _sample([v[:2] for v, _ in pts(s)], 8)
    m = len(q) - 1
    t = []
    for i, (x, y) in enumerate(q):
        u = min(i, m - i) / max(m * .22, 1)
        t.append(f'{x:.2f},{y:.2f},{w / 2 * (.38 + .62 * min(1, u)):.2f}')
    o = f' opacity="{op}"' if op else ''
    return f'<path d="{ribbon(" ".join(t), 1)}" fill="{fill}"{o}/>'


def circ(x, y, r, ry=None):
    ry = ry or r
    return f'M{f(x-r)} {f(y)}A{f(r)} {f(ry)} 0 1 1 {f(x+r)} {f(y)}A{f(r)} {f(ry)} 0 1 1 {f(x-r)} {f(y)}Z'


def box(x, y, w, h, r=0):
    if not r:
        return f'M{f(x)} {f(y)}H{f(x+w)}V{f(y+h)}H{f(x)}Z'
    return (f'M{f(x+r)} {f(y)}H{f(x+w-r)}Q{f(x+w)} {f(y)} {f(x+w)} {f(y+r)}V{f(y+h-r)}Q{f(x+w)} {f(y+h)} {f(x+w-r)} {f(y+h)}'
            f'H{f(x+r)}Q{f(x)} {f(y+h)} {f(x)} {f(y+h-r)}V{f(y+r)}Q{f(x)} {f(y)} {f(x+r)} {f(y)}Z')


# ---- ink and enamel ---------------------------------------------------------
def inked(parts, w=4):
    """The outline lies outside the silhouette and is a hair heavier at the lower right."""
    d = ''.join(parts)
    a = f'fill="{INK}" stroke="{INK}" stroke-width="{f(2*w*_weight[0])}" stroke-linejoin="round"'
    return f'<path d="{d}" {a}/><path d="{d}" transform="translate(.6 .8)" {a}/>'


def enamel(parts, fill, w=4, e=3, h=2, shade=.32, hi=.38, area=(-12, -12, 152, 152), gloss=True, ink=True):
    """Ink under, enamel over: dark lower-right edge, light upper-left edge, soft light."""
    if isinstance(parts, str):
        parts = [parts]
    a, b, c = uid(), uid(), uid()
    P = ''.join(f'<path d="{d}"/>' for d in parts)
    S = lambda t: ''.join(f'<path d="{d}" transform="translate({f(t)} {f(t)})"/>' for d in parts)
    R = f'<rect x="{area[0]}" y="{area[1]}" width="{area[2]}" height="{area[3]}"'
    s = inked(parts, w) if ink and w else ''
    s += f'<defs><clipPath id="{a}">{P}</clipPath><clipPath id="{b}">{S(-e)}</clipPath><clipPath id="{c}">{S(h)}</clipPath></defs>'
    s += f'<g clip-path="url(#{a})">{R} fill="{fill}"/>{R} fill="#120A05" opacity="{shade}"/>'
    s += f'<g clip-path="url(#{b})">{R} fill="{fill}"/>'
    if hi:
        s += f'{R} fill="#fff" opacity="{hi}"/><g clip-path="url(#{c})">{R} fill="{fill}"/></g>'
    s += '</g>'
    if gloss:
        s += f'{R} fill="url(#gloss)"/>'
    return s + '</g>'


EA = (-60, -60, 120, 120)


def flat(d, fill, w=0):
    if isinstance(d, list):
        d = ''.join(d)
    return (inked([d], w) if w else '') + f'<path d="{d}" fill="{fill}"/>'


def dot(x, y, r, fill=INK):
    return f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(r)}" fill="{fill}"/>'


def at(x, y, k, s, rot=0):
    r = f' rotate({rot})' if rot else ''
    return f'<g transform="translate({f(x)} {f(y)}){r} scale({k})">{s}</g>'


def shadow(d, dx=3, dy=4, op=.35):
    return f'<path d="{d}" transform="translate({dx} {dy})" fill="#1A1008" opacity="{op}" filter="url(#soft)"/>'


def ground(x=64, y=119, rx=40, ry=7):
    return f'<ellipse cx="{x+3}" cy="{y}" rx="{rx}" ry="{ry}" fill="#1A1008" opacity=".38" filter="url(#soft)"/>'


# ---- the players' heraldic patterns ----------------------------------------
PLAYERS = {k: v[:2] for k, v in palette.PLAYER.items()}
PLAYERS['any'] = ('#DCCB9F', '#DCCB9F')     # pictograms: nobody's colour


def pat(player):
    return f'url(#pat-{player})'


def defs():
    p = {k: v for k, v in PLAYERS.items()}
    s = ('<linearGradient id="gold" x1=".15" y1=".1" x2=".85" y2=".95"><stop offset="0" stop-color="#F8E29A"/>'
         '<stop offset=".35" stop-color="#F2D37A"/><stop offset=".62" stop-color="#D9AE45"/><stop offset="1" stop-color="#C99A2E"/></linearGradient>'
         '<linearGradient id="steel" x1=".15" y1=".1" x2=".85" y2=".95"><stop offset="0" stop-color="#F3F5F6"/>'
         '<stop offset=".5" stop-color="#C3CAD0"/><stop offset="1" stop-color="#8B949C"/></linearGradient>'
         '<linearGradient id="gloss" x1=".12" y1=".08" x2=".9" y2=".95"><stop offset="0" stop-color="#fff" stop-opacity=".42"/>'
         '<stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-color="#000" stop-opacity="0"/>'
         '<stop offset="1" stop-color="#000" stop-opacity=".24"/></linearGradient>'
         '<radialGradient id="glow"><stop offset="0" stop-color="#FFF3C4" stop-opacity=".95"/><stop offset=".55" stop-color="#F6DA83" stop-opacity=".45"/>'
         '<stop offset="1" stop-color="#F2D37A" stop-opacity="0"/></radialGradient>'
         '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.2"/></filter>')
    b, l = p['blue']
    s += (f'<pattern id="pat-blue" width="24" height="20" patternUnits="userSpaceOnUse" x="52"><rect width="24" height="20" fill="{b}"/>'
          f'<path d="M0 4L12 12L24 4V11L12 19L0 11Z" fill="{l}"/></pattern>')
    b, l = p['yellow']
    s += (f'<pattern id="pat-yellow" width="20" height="20" patternUnits="userSpaceOnUse" x="54" y="2"><rect width="20" height="20" fill="{b}"/>'
          f'<circle cx="5" cy="5" r="3.7" fill="{l}"/><circle cx="15" cy="15" r="3.7" fill="{l}"/></pattern>')
    b, l = p['red']
    s += (f'<pattern id="pat-red" width="18" height="18" patternUnits="userSpaceOnUse" x="59.5" ><rect width="18" height="18" fill="{b}"/>'
          f'<rect x="1" width="7" height="18" fill="{l}"/></pattern>')
    b, l = p['green']
    s += (f'<pattern id="pat-green" width="20" height="20" patternUnits="userSpaceOnUse" x="54" y="4"><rect width="20" height="20" fill="{b}"/>'
          f'<rect width="10" height="10" fill="{l}"/><rect x="10" y="10" width="10" height="10" fill="{l}"/></pattern>')
    s += f'<pattern id="pat-any" width="20" height="20" patternUnits="userSpaceOnUse"><rect width="20" height="20" fill="{p["any"][0]}"/></pattern>'
    return s


def used(body, library):
    """Only the definitions that the drawing refers to, and those that these refer to."""
    out, seen, todo = '', set(), body
    while True:
        ids = [i for i in re.findall(r'url\(#([\w-]+)\)', todo) if i in library and i not in seen]
        if not ids:
            return out
        todo = ''.join(library[i] for i in dict.fromkeys(ids))
        seen.update(ids)
        out += todo


def library(s):
    """id: element, for a row of definitions."""
    parts = re.findall(r'<(\w+) id="([\w-]+)".*?(?:</\1>|(?<=/)>)', s, re.S)
    out = {}
    for tag, i in parts:
        out[i] = re.search(rf'<{tag} id="{i}".*?</{tag}>', s, re.S).group(0)
    return out


def svg(body, vb, w, h, lib):
    """A sprite: vb is the drawing's box, w and h its size on the canvas."""
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{vb}" width="{w}" height="{h}">'
            f'<defs>{used(body, lib)}</defs>{body}</svg>\n')
