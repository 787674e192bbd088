"""A kit for the pictures of Camelot Legends: scenery, things in hands and arms on a field of 200 x 150 (ink outside the
silhouette, enamel, light from the upper left). people.py knows who looks how, scenes.py what an event shows."""
import math
import random

from parts import *          # the pieces: emblems, figures, towers, firs
from ink import shape, ribbon, line, circ, dot, f, INK, box as rbox

GOLD, STEEL = 'url(#gold)', 'url(#steel)'
SKIN, SKIND, PALE, BROWN_SKIN = '#EFCFA6', '#D9A878', '#F3D8BA', '#A9713F'
HAIR = dict(black='#2A2226', dark='#4A3020', brown='#6B4324', auburn='#8E4420', red='#B4481C', blond='#DDB25A', fair='#EBD088', grey='#9A978F', white='#E4E4E0', sand='#B98F52')

_c = [0]
def uid():
    _c[0] += 1; return f'a{_c[0]}'
def mix(a, b, t):
    A, B = [int(a[i:i+2], 16) for i in (1, 3, 5)], [int(b[i:i+2], 16) for i in (1, 3, 5)]
    return '#' + ''.join(f'{round(u+(v-u)*t):02X}' for u, v in zip(A, B))
dk = lambda c, t=.3: mix(c, '#1A0F08', t)
lt = lambda c, t=.3: mix(c, '#FFFFFF', t)

def en(d, fill, w=1.7, e=2, h=1.2, sh=.3, hi=.34, gl=True):
    """enamel, the light form: one clip, a bright upper-left and a dark lower-right edge laid over any fill"""
    i = uid()
    s = f'<defs><path id="{i}" d="{d}"/><clipPath id="{i}c"><use href="#{i}"/></clipPath></defs>'
    if w: s += f'<use href="#{i}" fill="{INK}" stroke="{INK}" stroke-width="{f(2*w)}" stroke-linejoin="round"/>'
    r = f'<path d="M-200 -200H400V400H-200Z{d}" fill-rule="evenodd" '
    s += f'<use href="#{i}" fill="{fill}"/><g clip-path="url(#{i}c)">{r}transform="translate({h} {h})" fill="#fff" opacity="{hi}"/>{r}transform="translate({-e} {-e})" fill="#120A05" opacity="{sh}"/></g>'
    return s + (f'<use href="#{i}" fill="url(#gloss)"/>' if gl else '')
def fl(d, c, w=0, op=None):
    o = f' opacity="{op}"' if op else ''
    return (f'<path d="{d}" fill="{INK}" stroke="{INK}" stroke-width="{2*w}" stroke-linejoin="round"/>' if w else '') + f'<path d="{d}" fill="{c}"{o}/>'
def st(d, c=INK, w=1.6, op=1, x=''): return f'<path d="{d}" fill="none" stroke="{c}" stroke-width="{w}" stroke-linecap="round" stroke-linejoin="round" opacity="{op}" {x}/>'
def g(x, y, k, s, rot=0, flip=False):
    t = f'translate({x:.1f} {y:.1f})' + (f' rotate({rot})' if rot else '') + (f' scale({-k if flip else k:.3f} {k:.3f})' if k != 1 or flip else '')
    return f'<g transform="{t}">{s}</g>'
def R(x, y, w, h, c, op=1): return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{c}"' + (f' opacity="{op}"' if op != 1 else '') + '/>'
def O(x, y, r, c, op=1, ry=None): return f'<ellipse cx="{x}" cy="{y}" rx="{r}" ry="{ry or r}" fill="{c}"' + (f' opacity="{op}"' if op != 1 else '') + '/>'
def vgrad(*stops):
    i = uid()
    return f'<defs><linearGradient id="{i}" x1="0" y1="0" x2="0" y2="1">' + ''.join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in stops) + '</linearGradient></defs>', f'url(#{i})'
def rgrad(*stops):
    i = uid()
    return f'<defs><radialGradient id="{i}">' + ''.join(f'<stop offset="{o}" stop-color="{c}" stop-opacity="{a}"/>' for o, c, a in stops) + '</radialGradient></defs>', f'url(#{i})'
def glow(x, y, r, c='#FFF3C4', op=1):
    d, u = rgrad((0, c, .95), (.5, c, .42), (1, c, 0)); return d + O(x, y, r, u, op)
S = shape
def M(s): return shape(s, True)

DEFS = ('<pattern id="mail" width="5" height="4.4" patternUnits="userSpaceOnUse"><rect width="5" height="4.4" fill="#8C949B"/><path d="M0 4.4A2.5 2.5 0 0 1 5 4.4M-2.5 2.2A2.5 2.5 0 0 1 2.5 2.2M2.5 2.2A2.5 2.5 0 0 1 7.5 2.2" fill="none" stroke="#4E565E" stroke-width="1"/></pattern>'
        '<pattern id="mailg" width="5" height="4.4" patternUnits="userSpaceOnUse"><rect width="5" height="4.4" fill="#C7A24A"/><path d="M0 4.4A2.5 2.5 0 0 1 5 4.4M-2.5 2.2A2.5 2.5 0 0 1 2.5 2.2M2.5 2.2A2.5 2.5 0 0 1 7.5 2.2" fill="none" stroke="#7A5A16" stroke-width="1"/></pattern>'
        '<pattern id="maild" width="5" height="4.4" patternUnits="userSpaceOnUse"><rect width="5" height="4.4" fill="#4A4A55"/><path d="M0 4.4A2.5 2.5 0 0 1 5 4.4M-2.5 2.2A2.5 2.5 0 0 1 2.5 2.2M2.5 2.2A2.5 2.5 0 0 1 7.5 2.2" fill="none" stroke="#23222A" stroke-width="1"/></pattern>'
        '<pattern id="cheq" width="18" height="18" patternUnits="userSpaceOnUse"><rect width="18" height="18" fill="#F4EEDF"/><rect width="9" height="9" fill="#26222A"/><rect x="9" y="9" width="9" height="9" fill="#26222A"/></pattern>'
        '<linearGradient id="dark" x1=".15" y1=".1" x2=".85" y2=".95"><stop offset="0" stop-color="#7A7886"/><stop offset=".5" stop-color="#3F3D49"/><stop offset="1" stop-color="#201E27"/></linearGradient>'
        '<linearGradient id="redst" x1=".15" y1=".1" x2=".85" y2=".95"><stop offset="0" stop-color="#E98A78"/><stop offset=".5" stop-color="#B3322A"/><stop offset="1" stop-color="#741A1A"/></linearGradient>'
        '<linearGradient id="bronze" x1=".15" y1=".1" x2=".85" y2=".95"><stop offset="0" stop-color="#F0CD92"/><stop offset=".5" stop-color="#B98449"/><stop offset="1" stop-color="#744A20"/></linearGradient>')

# ------------------------------------------------------------------ allegiances
ALL = {  # field, second, light, name of the beast
    'pendragon': ('#B5301E', '#7C1B12', '#E58A6B'), 'orkney': ('#5F2F8A', '#3E1C60', '#A97CC8'), 'benwick': ('#EDE6D6', '#B9AE96', '#FFFFFF'),
    'listenois': ('#17706F', '#0D4747', '#6DBDB6'), 'tintagel': ('#2E2A33', '#17141B', '#6B6472'), 'none': ('#8D939B', '#5D636D', '#C3C9D0'), None: ('#C9B58A', '#8A7350', '#F1E4C6')}
def lionmask(c='#C2272D', w=2):
    s = ''
    P = ' '.join(f'{r*math.sin(a):.1f},{-r*math.cos(a):.1f}!' for i in range(24) for a, r in [(math.pi*i/12, 40 if i % 2 else 47)])
    s += en(S(P), dk(c, .18), w) + en(M('0,-30 20,-27 27,-8 20,10 16,28 0,36'), c, w*.7)
    s += en(M('20,-26! 31,-34 35,-22 27,-12!').replace('Z', 'Z'), c, w*.7)
    return s + fl(M('6,-8! 12,-12 18,-8! 12,-5'), '#FFF3CF', 1) + dot(12, -8.4, 2.6) + dot(-12, -8.4, 2.6) + fl(M('0,6! 8,4 6,12 0,16'), INK) + st('M0 16V23M0 23C-4 29 -11 28 -13 24M0 23C4 29 11 28 13 24', w=2.6) + st('M-30 8L-16 10M-30 17L-16 15M30 8L16 10M30 17L16 15', w=1.6)
def crosslet(x, y, k, c=GOLD, w=2):
    return g(x, y, k, en('M-4 -20H4V-4H20V4H4V20H-4V4H-20V-4H-4Z', c, w) + en('M-9 -22H9V-15H-9ZM-9 15H9V22H-9ZM-22 -9H-15V9H-22ZM15 -9H22V9H15Z', c, w*.6, gl=False))
def beast(a, k=1):
    """emblem of an allegiance in -50..50"""
    if a == 'pendragon': return g(0, 0, k, dragon(5))
    if a == 'orkney': return g(0, 0, k, eagle(5))
    if a == 'benwick': return g(0, -2, k*.98, lionmask('#C2272D', 3))
    if a == 'listenois': return g(0, 0, k, crosslet(-22, -22, .95, w=3) + crosslet(22, -22, .95, w=3) + crosslet(0, 24, .95, w=3))
    if a == 'tintagel': return g(0, 0, k, ''.join(en(circ(x, y, 12), GOLD, 3, 2, 1.4) for x, y in ((-27, -27), (0, -27), (27, -27), (-14, 0), (14, 0), (0, 27))))
    return g(0, 0, k, en('M0 -34C10 -20 20 -10 34 0C20 10 10 20 0 34C-10 20 -20 10 -34 0C-20 -10 -10 -20 0 -34Z', '#DDE1E5', 3) + en(circ(0, 0, 11), '#AEB5BC', 2))
HEAT = 'M0 -48C-13 -41 -27 -40 -41 -43C-45 -2 -34 28 0 48C34 28 45 -2 41 -43C27 -40 13 -41 0 -48Z'
def arms(al, cx, cy, s, rim=GOLD):
    """the shield of a Knight: [] grey, one or two allegiances (per pale)"""
    al = list(al) or ['none']; i = uid(); k = s/100
    b = f'<path d="{HEAT}" transform="translate(2 3)" fill="#000" opacity=".4"/><path d="{HEAT}" fill="{INK}" stroke="{INK}" stroke-width="13" stroke-linejoin="round"/><path d="{HEAT}" fill="{rim}" stroke="{rim}" stroke-width="5"/>'
    b += f'<defs><clipPath id="{i}"><path d="{HEAT}" transform="scale(.9)"/></clipPath></defs><g clip-path="url(#{i})">'
    if len(al) == 1: b += R(-50, -50, 100, 100, ALL[al[0]][0]) + g(0, -4, .72, beast(al[0]))
    else:
        b += R(-50, -50, 50, 100, ALL[al[0]][0]) + R(0, -50, 50, 100, ALL[al[1]][0]) + g(-20, -6, .44, beast(al[0])) + g(20, -6, .44, beast(al[1])) + R(-1.8, -50, 3.6, 100, INK)
    return g(cx, cy, k, b + f'<path d="{HEAT}" transform="scale(.9)" fill="url(#gloss)"/></g>')

# ------------------------------------------------------------------ scenery
def sky(a, b, c=None): d, u = vgrad((0, a), (.75, b), (1, c or b)); return d + R(0, 0, 200, 150, u)
def hills(y, c, k=0, w=1.2):
    q = [(-10, 0), (25, -9), (62, 2), (100, -7), (140, 4), (172, -8), (212, 0)]
    return fl(S(' '.join(f'{x},{y+(v if k % 2 == 0 else -v)}' + ('!' if x in (-10, 212) else '') for x, v in q) + ' 212,160! -10,160!'), c, w)
def tfir(x, y, k=1, c='#3B6B3C'):
    return g(x, y, k, fl('M-2 0H2V-6H-2Z', '#3A2716', .8) + en(S('0,-40! 10,-24! 5,-25! 13,-12! 7,-13! 16,-3! 0,-1 -16,-3! -7,-13! -13,-12! -5,-25! -10,-24!'), c, 1.1, 2, 1))
def toak(x, y, k=1, c='#6E8F3E'):
    return g(x, y, k, fl('M-3 0L-2 -14H2L3 0Z', '#5A3B22', .9) + en(S('0,-44 12,-40 20,-30 18,-18 8,-12 -8,-12 -18,-18 -20,-30 -12,-40'), c, 1.1, 2.4, 1.2) + st('M-8 -30C-4 -34 2 -33 4 -30M2 -22C6 -25 10 -24 12 -22', dk(c, .4), 1.1))
def trunk(x, w, c='#5B4632'):
    return fl(f'M{x-w*.7} 152C{x-w*.4} 110 {x-w*.5} 60 {x-w*.4} -5H{x+w*.4}C{x+w*.5} 60 {x+w*.4} 110 {x+w*.8} 152Z', c, 1.2) + st(f'M{x-w*.1} 10V60M{x+w*.2} 70V130', dk(c, .4), 1)
def ttower(x, y, w, h, c='#CFC3AE', roof='#8E2430', rh=20, lit=True, flag_=None):
    s = en(f'M{x-w/2} {y}V{y-h}H{x+w/2}V{y}Z', c, 1.2, w*.2, 1, gl=False) + en(f'M{x-w/2-2} {y-h-5}H{x+w/2+2}V{y-h+2}H{x-w/2-2}Z', lt(c, .15), 1.1, 1, .8, gl=False)
    if roof: s += en(S(f'{x-w/2-4},{y-h-5}! {x},{y-h-5-rh}! {x+w/2+4},{y-h-5}! {x},{y-h-3}'), roof, 1.1, w*.2, 1)
    else: s += ''.join(fl(rbox(x-w/2-2+i*(w+4)/3.2, y-h-9, (w+4)/5, 5), lt(c, .15), .8) for i in range(4) if i*(w+4)/3.2 < w+2)
    if lit: s += fl(f'M{x-1.8} {y-h+13}V{y-h+8}Q{x} {y-h+4} {x+1.8} {y-h+8}V{y-h+13}Z', '#FFD977', .8)
    if flag_: s += st(f'M{x} {y-h-5-rh+1}v-10', INK, 1.2) + fl(f'M{x} {y-h-rh-14}l10 3l-10 3Z', flag_, .8)
    return s
def tcastle(x, y, k=1, c='#CFC3AE', roof='#3A4F8E'):
    return g(x, y, k, ttower(0, 0, 18, 44, c, roof, 24, True, '#D66F18') + ttower(-24, 4, 13, 30, c, '#8E2430', 17) + ttower(24, 4, 13, 30, c, '#8E2430', 17) + en('M-34 6V-16H-28V-12H-22V-16H-16V-12H-10V-16H-4V-12H4V-16H10V-12H16V-16H22V-12H28V-16H34V6Z', dk(c, .08), 1.2, 2, 1, gl=False) + fl('M-6 6V-3Q0 -11 6 -3V6Z', '#2B1A10', .9))
def moon(x, y, r=12): return glow(x, y, r*2.6, '#F6EFD0', .7) + fl(f'M{x} {y-r}A{r} {r} 0 1 0 {x+r} {y}A{r*.8} {r*.8} 0 0 1 {x} {y-r}Z', '#F8EED6', .7)
def sun(x, y, r=15, n=16, L=60, c='#F7D774'):
    return ''.join(st(f'M{x+r*1.25*math.cos(a):.1f} {y+r*1.25*math.sin(a):.1f}L{x+L*math.cos(a):.1f} {y+L*math.sin(a):.1f}', '#FBE3A2', 2.4 if i % 2 else 1.3, .55) for i in range(n) for a in [2*math.pi*i/n]) + glow(x, y, r*2.2) + en(circ(x, y, r), c, 1.2, 1.6, 1)
def stars(n=18, seed=1, h=90):
    r = random.Random(seed); return ''.join(O(f'{r.uniform(4,196):.0f}', f'{r.uniform(4,h):.0f}', r.choice((.8, 1.1, 1.6)), '#FFF3C4') for _ in range(n))
def cloud(x, y, k=1, c='#F3E6CE', op=.9): return g(x, y, k, f'<g opacity="{op}">' + fl(S('-30,6! -28,-1 -21,-3 -17,-9 -8,-11 -2,-6 5,-11 14,-8 18,-2 26,-1 30,6!'), dk(c, .12), .6) + fl(S('-26,4! -22,0 -15,-2 -8,-7 0,-3 8,-7 14,-2 22,1 26,4!'), c) + '</g>')
def waves(y, c='#3F7FA6', hi='#A9D6EA', n=16, seed=3):
    r = random.Random(seed); d, u = vgrad((0, lt(c, .22)), (1, dk(c, .35)))
    return d + R(0, y, 200, 150-y, u) + st(f'M0 {y}H200', INK, 1) + ''.join(st(f'M{x:.0f} {yy:.0f}q4 -4 8 0t8 0', hi, 1.3, .75) for _ in range(n) for x, yy in [(r.uniform(-5, 190), r.uniform(y+6, 148))])
def arches(c='#B9A98A', win='#8FB0BC', floor='#6B4A33'):
    d, u = vgrad((0, dk(c, .35)), (1, c)); s = d + R(0, 0, 200, 150, u)
    for x in (26, 174): s += en(f'M{x-17} 118V42Q{x-17} 16 {x} 8Q{x+17} 16 {x+17} 42V118Z', win, 1.4, -2, 0, hi=0, gl=False) + st(f'M{x} 8V118M{x-17} 46H{x+17}M{x-17} 82H{x+17}', INK, 1.5)
    for x in (54, 146): s += en(f'M{x-5} 0V150H{x+5}V0Z', lt(c, .12), 1.2, 2, 1, gl=False) + en(f'M{x-8} 22H{x+8}V30H{x-8}Z', lt(c, .2), 1.1, 1, .6, gl=False)
    return s
def diaper(c, c2=None, kind=0):
    i = uid(); p = ['M0 0L20 20M20 0L0 20', 'M10 0V20M0 10H20', 'M0 6C5 1 15 11 20 6M0 16C5 11 15 21 20 16', 'M10 2L18 10L10 18L2 10Z', 'M0 15L10 5L20 15', 'M10 10m-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0'][kind % 6]
    d, u = rgrad((0, lt(c, .18), 1), (1, dk(c, .28), 1))
    return d + f'<defs><pattern id="{i}" width="20" height="20" patternUnits="userSpaceOnUse"><path d="{p}" fill="none" stroke="{c2 or lt(c, .4)}" stroke-width="1.2" opacity=".55"/><circle cx="10" cy="10" r="1.4" fill="{c2 or lt(c, .4)}" opacity=".6"/></pattern></defs>' + R(0, 0, 200, 150, c) + f'<rect x="-60" y="-60" width="320" height="270" fill="{u}"/>' + R(0, 0, 200, 150, f'url(#{i})')
def flames(x, y, k=1): return g(x, y, k, en(S('0,-30! 6,-18 12,-12 13,-2 6,6 -6,6 -13,-2 -10,-12 -5,-14'), '#E2611C', 1.1) + fl(S('0,-14! 6,-4 3,4 -3,4 -6,-3'), '#FFD35A'))
def candle(x, y, k=1, h=26): return g(x, y, k, glow(0, -h-7, 20, '#FFE9A8') + en(f'M-4 0V{-h}H4V0Z', '#F6EBD0', 1.1, 1.4, .8) + en(S(f'0,{-h-15}! 4,{-h-5} 0,{-h} -4,{-h-5}'), '#F6B23A', .9))
def stonering(x, y, k=1): return g(x, y, k, ''.join(en(S(f'{a},0! {a+1},{-h}! {a+12},{-h-3}! {a+13},0!'), '#8B8A86', 1.2, 2, 1, gl=False) for a, h in ((-44, 26), (-22, 34), (4, 38), (28, 28))) + en(S('-24,-34! 20,-42! 21,-36! -23,-28!'), '#9B9A95', 1.1, 1.6, 1, gl=False))
def tent(x, y, k=1, c='#B3202A', c2='#F4E4C0'):
    s = en(S('-34,-26! 0,-58! 34,-26! 0,-20'), c, 1.3, 3, 1.4) + en(S('-30,-24! -36,0! 36,0! 30,-24! 0,-19'), c2, 1.3, 3, 1.4)
    for a, b in ((-18, -22), (0, 0), (18, 22)): s += st(f'M{a} -22L{b} 0', dk(c, .1), 2.4)
    return g(x, y, k, s + fl('M-7 0L0 -20L7 0Z', '#2B1A10', .8) + st('M0 -58V-70', INK, 1.4) + fl('M0 -70l12 4l-12 4Z', '#E3B51C', .8))
def boat(x, y, k=1, sail='#F4EAD2', c='#7C5632', mast=True):
    s = (st('M0 -4V-52', INK, 3.4) + st('M0 -4V-52', '#8A5A2C', 1.6) + en(S('-20,-48! 0,-51 20,-48! 26,-30 20,-12! 0,-16 -20,-12! -15,-30'), sail, 1.3, 2.6, 1.4) + fl('M0 -52l12 -4l-12 -4Z', '#B3202A', .8)) if mast else ''
    return g(x, y, k, s + en(S('-34,-10! -28,-4 0,-2 28,-4 36,-14! 32,4 22,12 -20,12 -30,3'), c, 1.4, 2.4, 1.4) + st('M-28 2C-10 6 12 6 30 1', dk(c, .4), 1.1))
def rain(n=20, seed=2):
    r = random.Random(seed); return ''.join(st(f'M{x:.0f} {y:.0f}l-5 13', '#D6E2EA', 1, .55) for _ in range(n) for x, y in [(r.uniform(0, 200), r.uniform(0, 135))])
def bolt(x, y, k=1): return g(x, y, k, en('M6 0L-8 26H2L-6 50L16 18H5L16 0Z', '#FFE27A', 1.2, 1, .8))
def grass(y=128, c='#5F7F45', fl_=True, seed=5):
    r = random.Random(seed)
    return hills(y, c) + ''.join(st(f'M{x:.0f} {yy:.0f}l-2 -6M{x:.0f} {yy:.0f}l2 -7', dk(c, .4), 1, .7) + (O(f'{x+6:.0f}', f'{yy-3:.0f}', 1.7, r.choice(('#FBF7EC', '#F2D37A', '#E2606A'))) if fl_ else '') for _ in range(16) for x, yy in [(r.uniform(0, 200), r.uniform(y+6, 148))])

def bg(kind, c='#6C4C86', seed=1):
    if kind == 'diaper': return diaper(c, None, seed)
    if kind == 'throne': return diaper(c, GOLDL_, seed) + en('M52 150V40Q52 14 100 6Q148 14 148 40V150Z', dk(c, .25), 1.6, 3, 1.6) + st('M60 150V44Q60 24 100 15Q140 24 140 44V150', '#E3BC55', 2) + O(100, 7, 5, GOLD) + O(52, 40, 4, GOLD) + O(148, 40, 4, GOLD)
    if kind == 'hall': return arches(c)
    if kind == 'camelot': return sky('#7FA6C4', '#F1DDB2') + cloud(40, 26, .9) + cloud(160, 18, .7) + tcastle(46, 108, 1.05) + tcastle(168, 112, .8, roof='#6E4A8E') + hills(110, '#7F9A4A') + hills(132, '#5F7F45', 1)
    if kind == 'sea': return sky('#8FB6CE', '#F2E3BF') + cloud(46, 22, .9) + boat(38, 98, .62) + waves(96)
    if kind == 'cliff': return sky('#9FB9C4', '#EADFC0') + waves(100, '#3B7790') + fl(S('130,152! 138,96 150,74 164,66! 212,60! 212,152!'), '#7C7468', 1.4) + fl(S('-10,152! -10,92! 20,96 34,112 44,152!'), '#857C6E', 1.4) + ttower(174, 70, 20, 30, '#BDB29C', '#4B4660', 18) + st('M150 84l8 22M164 80l4 34M8 104l10 24', '#4D453A', 1.2)
    if kind == 'forest': return sky(dk(c, .1), lt(c, .32)) + ''.join(tfir(x, 112, .9+.2*(i % 2), mix(c, '#2C5A3A', .5)) for i, x in enumerate((14, 40, 66, 134, 160, 188))) + hills(112, dk(c, .28)) + trunk(14, 13) + trunk(186, 15) + st('M8 140q6 -10 12 0M174 142q8 -12 14 0', '#8FB06A', 1.6)
    if kind == 'night': return sky('#131A3C', '#3B4A86') + stars(26, seed, 110) + moon(162, 30, 13) + hills(120, '#1F2A4A') + hills(136, '#16203A', 1)
    if kind == 'chapel': return arches('#A99C90', c) + ''.join(fl(f'M{x-12} {y}H{x+12}V{y+9}H{x-12}Z', q, .6, .8) for x in (26, 174) for y, q in ((50, '#B3202A'), (66, '#2F6B8E'), (88, '#D9A21B'), (102, '#3E7A4A'))) + glow(100, 30, 80, '#FFF3C4', .55)
    if kind == 'tent': return sky('#8FB6CE', '#F2E3BF') + tent(34, 122, 1.05) + tent(168, 124, 1.15, '#1F4E9E') + grass(120, '#7F9A4A')
    if kind == 'battle': return sky('#6E2B2A', '#E39A56') + ''.join(st(f'M{x} 118L{x+q} {26+(i*13)%22}', '#3A2417', 2.6) + fl(f'M{x+q} {26+(i*13)%22}l{10 if i%2 else -10} 5l{-9 if i%2 else 9} 5Z', ['#B3202A', '#E3B51C', '#3792C8'][i % 3], .8) for i, (x, q) in enumerate(((10, 6), (28, -3), (46, 5), (154, -6), (172, 4), (190, -4)))) + hills(116, '#6B4A33') + hills(134, '#4E3423', 1)
    if kind == 'kitchen': return R(0, 0, 200, 150, '#8A6A48') + ''.join(st(f'M0 {y}H200', '#5E4630', 1.2) for y in (30, 60, 90)) + en('M130 150V72Q162 40 196 72V150Z', '#5A4A3C', 1.5, 3, 1.5, gl=False) + fl('M140 150V84Q162 60 188 84V150Z', '#22140C') + glow(164, 128, 40, '#FFB45A') + flames(156, 142, 1) + flames(172, 144, .8) + ''.join(st(f'M{x} 0V16', INK, 1.6) + en(circ(x, 26, 9), q, 1.2) for x, q in ((16, 'url(#bronze)'), (42, STEEL), (146, 'url(#bronze)')))
    if kind == 'feast': return arches('#A58A60', '#32456E') + en('M-5 122H205V155H-5Z', '#EFE2C4', 1.4, 2, 1.4) + ''.join(en(S(f'{x-7},122! {x-5},110! {x+5},110! {x+7},122!'), GOLD, 1.1) for x in (20, 182)) + en(S('26,122! 32,112 48,112 54,122!'), '#B5713A', 1.2) + en(circ(160, 117, 6), '#C8242B', 1.1) + candle(38, 104, .7, 18) + candle(166, 108, .6, 18)
    if kind == 'garden': return sky('#A9C8CF', '#F5E7C6') + en('M-5 150V70H205V150Z', '#6F8F4E', 1.4, 2, 1, gl=False) + ''.join(g(x, y, .55, rose()) for x, y in ((14, 88), (36, 108), (56, 84), (148, 86), (170, 110), (188, 84), (20, 132), (180, 136))) + st('M0 70H200', '#4E6B33', 3)
    if kind == 'lake': return sky(lt(c, .25), '#F2E8CC') + hills(74, mix(c, '#8FA88A', .5)) + hills(80, mix(c, '#5F7F6A', .6), 1) + waves(84, c) + ''.join(st(f'M{x} 150q{q} -30 {q*.3} -56', '#5E7A3E', 2.2) for x, q in ((8, 6), (16, -5), (24, 8), (182, -7), (192, 5)))
    if kind == 'storm': return sky('#2C3446', '#7C8796') + cloud(40, 24, 1.5, '#525D70') + cloud(158, 20, 1.5, '#47516A') + cloud(100, 12, 1.3, '#5A6478') + bolt(156, 30, 1.1) + rain(26, seed) + hills(124, '#3F4B3A')
    if kind == 'desert': return diaper('#B9783A', '#F2D37A', 3) + fl(S('-10,150! -10,118! 40,104 100,122 160,106 212,116! 212,150!'), '#D9AE6A', 1.2) + sun(166, 32, 13, 14, 40)
    if kind == 'candle': return R(0, 0, 200, 150, dk(c, .45)) + glow(40, 60, 90, '#F2B765', .7) + ''.join(st(f'M0 {y}H200', dk(c, .65), 1.2) for y in (36, 72, 108)) + candle(24, 122, 1.1) + candle(46, 128, .9)
    if kind == 'waste': return sky('#8A7A6A', '#D9C39A') + hills(108, '#8B7A5E') + ''.join(g(x, y, k, st('M0 0V-34M0 -16L-12 -28M0 -22L11 -36M0 -30L-6 -40', INK, 4) + st('M0 0V-34M0 -16L-12 -28M0 -22L11 -36', '#6B5A48', 1.8)) for x, y, k in ((24, 114, 1.1), (172, 116, 1.2), (150, 108, .7))) + hills(128, '#6E5F48', 1) + st('M40 140l8 -4l6 5M140 138l10 -3', '#3D3226', 1.4)
    if kind == 'snow': return sky('#A9BCCB', '#EEF1F0') + tcastle(38, 112, .8, '#B9BCC4', '#6E7A94') + hills(112, '#E6EBEC') + tfir(166, 116, 1.1, '#6E8F86') + tfir(186, 120, .9, '#7C9A90') + hills(130, '#F6F8F6', 1) + ''.join(O((i*37) % 200, (i*53) % 120, 1.5, '#fff', .9) for i in range(26))
    if kind == 'dawn': return sky('#4A6EA8', '#F3B66A', '#F7DA98') + sun(100, 58, 40, 24, 120) + hills(120, '#7C8A4A') + hills(136, '#55703C', 1)
    if kind == 'fire': return sky('#2B1620', '#A8402A', '#F0A24A') + tcastle(44, 116, 1.0, '#6E5A54', '#3A2430') + tcastle(166, 118, .9, '#6E5A54', '#3A2430') + ''.join(flames(x, y, k) for x, y, k in ((24, 96, .9), (48, 74, 1.1), (66, 104, .8), (150, 88, 1), (176, 78, 1.1), (188, 108, .8))) + hills(122, '#3A2620')
    if kind == 'door': return R(0, 0, 200, 150, '#7C7468') + ''.join(st(f'M0 {y}H{200}M{(y*3)%50+10} {y}v25M{(y*3)%50+130} {y}v25', '#4D453A', 1.3) for y in range(0, 150, 25)) + en('M126 150V44Q160 4 194 44V150Z', '#6B4526', 1.6, 3, 1.4) + st('M143 28V150M160 18V150M177 28V150', dk('#6B4526', .5), 1.4) + en(rbox(128, 62, 30, 5, 2), '#4A4A50', 1) + en(rbox(128, 112, 30, 5, 2), '#4A4A50', 1) + en(circ(182, 92, 5), 'url(#bronze)', 1.2)
    if kind == 'bridge': return sky('#6E88A4', '#E9D5AE') + fl(S('-10,92! 30,92 36,152! -10,152!'), '#7C7468', 1.3) + fl(S('212,92! 168,92 164,152! 212,152!'), '#7C7468', 1.3) + R(34, 120, 132, 30, '#2F5A78') + en('M20 90L184 84L190 88L184 92L20 96Z', STEEL, 1.3, 1.4, 1) + en('M10 84H22V100H10Z', GOLD, 1.2)
    if kind == 'tower': return R(0, 0, 200, 150, '#6E6660') + ''.join(st(f'M0 {y}H200M{(y*7)%60+8} {y}v22M{(y*5)%60+120} {y}v22', '#453E38', 1.3) for y in range(0, 150, 22)) + en('M136 92V46Q160 22 184 46V92Z', '#8FB0D0', 1.5, -2, 0, hi=0) + st('M146 34V92M160 30V92M174 34V92M136 62H184', '#2A2622', 3.2)
    if kind == 'grave': return sky('#4A4A66', '#D08A66') + hills(114, '#4E5A44') + ''.join(en(f'M{x-3} 124V{y}H{x-12}V{y-7}H{x-3}V{y-18}H{x+3}V{y-7}H{x+12}V{y}H{x+3}V124Z', '#A59C8C', 1.3, 1.6, 1, gl=False) for x, y in ((22, 90), (50, 98), (164, 88), (188, 98))) + hills(128, '#3C4A38', 1)
    if kind == 'cave': return R(0, 0, 200, 150, '#2A241F') + fl(S('40,150! 44,70 70,34 110,24 146,46 164,90 166,150!'), '#C9B98A', 1.2) + hills(124, '#7F8F5A') + tfir(70, 122, .7) + tfir(140, 120, .8) + fl(S('-10,150! -10,-10! 212,-10! 212,150! 172,150! 170,88 150,40 110,18 66,28 38,68 34,150!').replace('Z', 'Z'), '#4A3F36', 1.3) + st('M12 40l12 16M186 60l-10 18M60 8l6 14', '#2A221C', 1.4)
    if kind == 'half': return R(0, 0, 100, 150, '#22264A') + R(100, 0, 100, 150, '#E9CF94') + stars(12, 4, 120).replace('cx="1', 'cx="') + moon(36, 34, 13) + sun(164, 36, 13, 14, 44) + tfir(18, 140, 1.2, '#1D3A30') + tfir(50, 146, .9, '#1D3A30') + toak(176, 142, 1.2) + toak(146, 148, .9)
    if kind == 'ship': return sky('#9FC2D4', '#F4E6C4') + waves(92) + st('M24 150V-5', INK, 8) + st('M24 150V-5', '#8A5A2C', 4.6) + en(S('30,8! 200,2! 200,64! 150,78 90,70 34,82!'), c, 1.4, 3, 1.4) + st('M24 20L-4 90M24 20L70 150', '#5A4630', 1.4) + en('M-5 128H205V155H-5Z', '#7C5632', 1.4, 2, 1.2) + st('M0 140H200', '#3D2817', 1.2)
    if kind == 'orkney': return sky('#5E6E88', '#D9C9A6') + waves(92, '#3C6478') + hills(112, '#6B7A4A') + stonering(38, 118, .8) + stonering(168, 122, .95)
    return diaper(c)
GOLDL_ = '#F2D37A'
def rose(c='#B3202A'): return en(circ(0, 0, 13), c, 1.4) + st('M-6 -3C-2 -9 6 -8 7 -1C7 5 -2 7 -4 2C-5 -2 1 -4 3 0', dk(c, .5), 1.6) + en(S('8,10! 20,10 24,18! 14,20 8,16'), '#5E8F3C', 1.1) + en(S('-8,10! -20,10 -24,18! -14,20 -8,16'), '#5E8F3C', 1.1)

# ------------------------------------------------------------------ things in hands (0,0 the grip)
def sword(L=62, hilt=GOLD, blade=STEEL, grip='#5A2A22', notch=False):
    d = f'M-3.6 -6L-3.4 {-L+8}L0 {-L}L3.4 {-L+8}L3.6 -6Z' if not notch else f'M-4 -6L-3.8 {-L+8}L0 {-L}L3.8 {-L+8}V{-L*.62-4}L0 {-L*.62}L3.8 {-L*.62+5}L4 -6Z'
    return en(d, blade, 1.4, 1.2, .8) + st(f'M0 -8V{-L+10}', '#6E7880', 1) + en(rbox(-2.4, -2, 4.8, 15, 1), grip, 1.2, 1, .6) + en(S('-13,-7! -6,-5 0,-6 6,-5 13,-7! 14,-2 6,0 0,-1 -6,0 -14,-2'), hilt, 1.3, 1, .8) + en(circ(0, 15.5, 4), hilt, 1.2, 1, .8)
def exc(L=64): return glow(0, -L/2, L*.62, '#FFF3C4', .9) + sword(L, GOLD, STEEL, '#1F4E9E') + dot(0, -3.4, 1.8, '#B3202A')
def lance(L=110, c='#B3202A', pen=None): return en(ribbon(f'0,{L*.4},3 0,0,2.6 0,{-L*.6},1.8'), c, 1.3, 1, .7) + en(S(f'0,{-L*.6-12}! 4,{-L*.6} 0,{-L*.6+4}! -4,{-L*.6}'), STEEL, 1.2, 1, .7) + (en(S(f'2,{-L*.6+4}! 26,{-L*.6+8}! 18,{-L*.6+14}! 26,{-L*.6+21}! 2,{-L*.6+20}!'), pen, 1.2) if pen else '')
def staffc(L=90): return en(ribbon(f'0,{L*.6},2.6 1,0,2.8 -1,{-L*.3},2.8 0,{-L*.45},3.4'), '#8A5A2C', 1.3, 1, .7) + glow(0, -L*.45-8, 22, '#BFEAFF') + en(S(f'0,{-L*.45-18}! 7,{-L*.45-8} 0,{-L*.45+2}! -7,{-L*.45-8}'), '#7CCBEC', 1.3, 1.6, 1)
def harpi(): return ''.join(st(f'M{x} {-18+x*.3:.0f}L{x} {y}', '#F6E7B0', 1.1) for x, y in ((-6, 19), (0, 14), (6, 8), (12, 2))) + en('M-15 -24L-9 -26L-8 24L-15 28Z', 'url(#bronze)', 1.4) + en(S('-14,-27! -4,-30 4,-20 20,-22! 22,-15! 4,-13 -6,-22 -12,-18!'), 'url(#bronze)', 1.4) + en('M-12 29L22 -14L18 -19L-14 22Z', 'url(#bronze)', 1.4)
def cup(c=GOLD, gem='#B3202A', aura=False): return (glow(0, -6, 34) if aura else '') + en(S('-14,-18! 0,-16 14,-18! 13,-6 6,2 0,3 -6,2 -13,-6'), c, 1.4) + en(S('-3,2! 3,2! 3,10! 10,15! 0,17 -10,15! -3,10!'), c, 1.3) + O(0, -17.5, 13, '#5A1720', 1, 3) + dot(0, -7, 3, gem)
def flaskp(): return glow(0, 2, 30, '#F2A0B8', .8) + en(S('-4,-20! 4,-20! 4,-8! 14,4 12,18 0,22 -12,18 -14,4 -4,-8!'), '#D9EAF0', 1.4) + fl(S('-12,6! 12,6! 11,16 0,20 -11,16'), '#C2305A') + en(rbox(-5, -26, 10, 7, 2), '#8A5A2C', 1.2) + fl(M('0,9! 5,5 6,9 0,15!'), '#FFC7D6', .8)
def falcon(c='#8A6A48'): return en(S('-4,20! -12,4 -10,-12 -4,-24 4,-28 12,-24 14,-14 12,2 6,20! 8,32! 0,36! -4,30!'), c, 1.5) + fl(S('-2,-8 6,-6 6,8 0,16 -6,6'), '#F1E0BC') + st('M-2 -2h6M-3 4h6M-2 10h4', dk(c), 1.3) + en(S('10,-24! 18,-21 18,-14! 12,-18'), '#E3B51C', 1) + dot(6, -21, 1.8) + st('M12 -4C8 8 4 16 2 26', dk(c, .4), 1.6) + st('M-2 22v6M4 22v6', '#E3B51C', 2.4)
def hawk(c='#66747F', breast='#F3E6C6', barred='#A5622F', foot='#E9B92A'):
    """a sparrowhawk on a perch whose upper edge is at y 92, looking to the right"""
    wavy = ''.join(f'M94 {y}q4 4 8 0t8 0t8 0t10 0' for y in (50, 58, 66, 74))
    s = en('M84 80L61 126Q66 131 72 129L76 133L96 96Z', lt(c, .2), 1.5) + st('M75 102L89 108M67 116L81 122', dk(c, .45), 3.4)
    s += en('M94 76C92 84 94 88 98 89H121C124 82 124 76 122 70Z', dk(breast, .06), 1.3)
    body = en('M98 36C112 30 124 40 127 54C129 68 122 80 112 84C98 88 86 78 85 64C84 52 88 41 98 36Z', breast, 1.5)
    s += body + f'<g clip-path="url(#a{_c[0]}c)">' + st(wavy, barred, 2.6) + '</g>'
    s += en('M95 34C86 38 80 48 78 60C76 74 71 92 64 108C74 104 84 96 91 86C99 75 103 58 102 46C101 40 99 35 95 34Z', c, 1.5)
    s += st('M94 54C93 66 88 78 80 90', dk(c, .45), 2)
    s += en('M92 37C89 25 96 15 107 14C117 13 124 19 124 27C124 33 121 38 116 41C108 45 96 44 92 37Z', c, 1.5)
    s += fl('M124 27C124 33 121 38 116 41C111 44 104 44 99 42C104 36 106 31 112 29Z', breast)
    s += en('M119 23C127 22 133 26 133 33C133 37 131 41 128 43C128 39 126 36 122 35L117 33Z', '#3A3530', 1.2) + fl('M119 22.6C123 22 126 23 127 25C125 29 123 32 120 34L116.5 32Z', foot, .6)
    s += O(112, 26, 5.3, INK) + O(112, 26, 3.9, '#F4C21F') + O(113, 26, 2.3, INK) + O(114, 25, .8, '#fff') + st('M105 20L119 24', INK, 3)
    for x in (101, 115):
        s += en(f'M{x-3} 86h7v6c4 0 6 3 6 7h-3l-2-4-2 5h-4l-1-5-2 4h-4c0-4 2-7 5-7Z', foot, 1.1, gl=False)
        s += st(f'M{x-6} 99q0 4-2 6M{x+1} 100q0 4-1 6M{x+9} 99q1 4 2 6', INK, 2.6) + st(f'M{x-3} 88h7', '#B3202A', 3.2)
    return s
def lion(c='#D09A3E'):
    m = dk('#8E4E1A', 0)
    P = ' '.join(f'{r*math.sin(a):.1f},{-r*math.cos(a):.1f}!' for i in range(20) for a, r in [(math.pi*i/10, 24 if i % 2 else 28)])
    return en(S(P), m, 1.7, 3, 1.6) + en(M('13,-16! 20,-22 23,-14 17,-8!'), c, 1.2) + en(M('0,-18 12,-16 16,-4 11,8 9,18 0,21'), c, 1.3) + fl(M('4,-6! 8,-9 12,-6! 8,-4'), '#FFF3CF', .8) + dot(8, -6.3, 1.8) + dot(-8, -6.3, 1.8) + fl(M('0,3! 6,2 4,7 0,10'), INK) + st('M0 10V13C-3 17 -8 16 -9 13M0 13C3 17 8 16 9 13') + st('M-20 6L-11 7M-19 12L-11 10M20 6L11 7M19 12L11 10', w=1)
def horsehead(c='#7C5632', bridle='#B3202A'): return en(S('-14,40! -16,14 -22,2 -34,16 -42,12 -42,2 -30,-20 -18,-32 -12,-42! -4,-32 12,-22 20,0 24,40!'), c, 1.7, 3, 1.6) + en(S('-4,-34! 8,-32 22,-16 28,10 26,40! 18,40! 18,10 10,-12!'), dk(c, .5), 1.3) + dot(-20, -14, 2.6) + st('M-37 8q3 2 5 0', w=1.6) + st('M-32 -8L-20 4M-20 4C-12 2 -8 -14 -14 -30M-20 4L2 30', INK, 4) + st('M-32 -8L-20 4M-20 4C-12 2 -8 -14 -14 -30M-20 4L2 30', bridle, 2)
def hound(c='#F1EBDD'): return en(S('-10,34! -12,12 -20,4 -30,4 -32,-4 -20,-12 -14,-20 0,-22 10,-12 12,8 16,34!'), c, 1.6, 2.6, 1.4) + en(S('-4,-20! 8,-20 14,-6 12,8 4,2 0,-10'), dk(c, .25), 1.3) + dot(-15, -8, 2) + dot(-31, -1, 2.6) + st('M-28 4C-24 7 -20 6 -18 4', w=1.3) + st('M-11 14C-4 18 6 17 13 13', '#B3202A', 3.6)
def axe(L=84): return en(ribbon(f'0,{L*.5},2.8 0,{-L*.5},2.6'), '#7A4F28', 1.3, 1, .6) + en(S(f'3,{-L*.5+4}! 14,{-L*.5-8} 30,{-L*.5-10}! 34,{-L*.5+12} 26,{-L*.5+34}! 14,{-L*.5+22} 3,{-L*.5+20}!'), STEEL, 1.5, 2, 1.2) + en(S(f'-3,{-L*.5+6}! -12,{-L*.5+2}! -12,{-L*.5+20}! -3,{-L*.5+17}!'), STEEL, 1.3)
def keys(): return f'<circle cx="0" cy="0" r="10" fill="none" stroke="{INK}" stroke-width="6"/><circle cx="0" cy="0" r="10" fill="none" stroke="url(#bronze)" stroke-width="3"/>' + g(-4, 9, 1, en('M-2 0H2V26H-2ZM2 16H9V20H2ZM2 22H8V26H2Z', GOLD, 1.2, 1, .6), 16) + g(5, 9, 1, en('M-2 0H2V30H-2ZM2 20H9V24H2ZM2 26H8V30H2Z', STEEL, 1.2, 1, .6), -14)
def horn(): return en(S('-26,-6! -18,4 -4,10 14,6 22,-8! 30,-4! 26,14 6,22 -14,16 -28,2!'), '#EBDDB8', 1.5) + en(S('20,-10! 32,-6! 30,1! 18,-2!'), GOLD, 1.2) + st('M-10 9l-4 7M6 11l1 9', '#C99A2E', 3)
def scrollh(t=True): return en(S('-13,-20! 13,-18! 14,18! -12,20!'), '#F6EBD0', 1.4) + (st('M-8 -11H8M-8 -5H8M-8 1H6M-8 7H8', '#7A5A3A', 1.4)) + en(S('-15,-24! 15,-22! 15,-16! -15,-18!'), '#E6D3A4', 1.2) + en(S('-14,16! 15,14! 15,20! -14,22!'), '#E6D3A4', 1.2)
def mirror(): return en(rbox(-2.4, 14, 4.8, 22, 2), GOLD, 1.2) + en(circ(0, 0, 15, 17), GOLD, 1.4) + en(circ(0, 0, 11, 13), '#BFE0EA', 1) + st('M-5 5L4 -8M0 8L7 -2', '#fff', 2, .8)
def lily(): return st('M0 32C-2 20 1 8 0 0', '#4E7A3A', 2.6) + en(S('0,20! 10,12 14,2! 4,8'), '#6E9A4A', 1.1) + en(M('0,-6! 8,-14 14,-26! 16,-10 8,2 0,4'), '#FBF7EC', 1.3) + en(S('0,-28! 6,-14 0,4! -6,-14'), '#FFFFFF', 1.2) + st('M-3 -12l-2 -8M3 -12l2 -8', '#E3B51C', 1.6)
def handp(c=SKIN, sl='#B3202A'): return en(S('-10,24! -9,8 -14,-2 -10,-7 -5,-1 -6,-17 -2,-18 0,-5 1,-21 5,-21 5,-5 8,-17 12,-16 10,0 9,10 9,24!'), c, 1.4, 1.8, 1) + en(S('-13,22! 12,22! 15,40! -15,40!'), sl, 1.4)
def grip(c=SKIN): return en(S('-8,-6 0,-8 8,-6 9,2 7,8 -7,8 -9,2'), c, 1.4, 1.6, 1) + st('M-3 -7v8M2 -7v8', dk(SKIN, .5), 1)
def glove(c=STEEL): return en(S('-9,-7 0,-9 9,-7 10,3 8,9 -8,9 -10,3'), c, 1.4, 1.6, 1) + st('M-4 -8v9M1 -8v9M6 -8v8', INK, 1)
def shieldp(fill, ch='', k=1): return g(0, 0, k, en('M-24 -28Q0 -32 24 -28V-2Q22 18 0 32Q-22 18 -24 -2Z', GOLD, 1.7) + en('M-20 -24.5Q0 -28 20 -24.5V-2Q18 14 0 27Q-18 14 -20 -2Z', fill, 1.1) + ch)
def skull(): return en(M('0,-16 12,-13 15,0 10,8 9,15! 0,16'), '#E9E0CC', 1.4) + O(-5, -1, 4, INK) + O(5, -1, 4, INK) + fl('M0 4L3 9H-3Z', INK) + st('M-4 11v4M0 11v5M4 11v4', w=1.1)
def fishp(c='#8FB0BC'): return en(S('-20,0! -8,-9 8,-8 16,0 26,-9! 24,0 26,9! 16,1 8,8 -8,9'), c, 1.3) + dot(-12, -2, 1.8) + st('M-4 -5q3 5 0 10M3 -5q3 5 0 10', dk(c), 1.1)
def mask(): return en(rbox(-1.8, 10, 3.6, 26, 1.6), GOLD, 1.1) + en(M('0,-15 12,-13 15,-2 10,9 0,15'), '#F6EBD8', 1.4) + fl(M('3,-3! 7,-6 11,-3! 7,-1'), INK) + st('M-4 7Q0 9 4 7', '#B3202A', 2) + st('M-11 -8q4 -4 8 0M3 -8q4 -4 8 0', INK, 1.2)
def marotte(): return en(rbox(-2, 0, 4, 40, 2), '#E3B51C', 1.2) + g(0, -4, .42, face_simple()) + en(S('-12,-6! -20,-20! -6,-14 0,-26! 6,-14 20,-20! 12,-6! 0,-10'), '#B3202A', 1.2) + ''.join(en(circ(x, y, 3), GOLD, 1) for x, y in ((-20, -21), (0, -27), (20, -21)))
def face_simple(): return en(circ(0, 0, 22), SKIN, 2) + dot(-7, -2, 3) + dot(7, -2, 3) + st('M-9 9Q0 17 9 9', w=3)
def beastneck(c='#C9A23E'):
    """the Questing Beast: serpent's head, leopard's body"""
    b = ribbon('30,52,17 24,30,14 12,10,9 10,-10,7.5 18,-26,8')
    return en(b, c, 1.8, 3, 1.6) + ''.join(O(x, y, 3, '#5A3416', .85, 2.3) for x, y in ((24, 40), (34, 36), (20, 26), (28, 22), (12, 14), (14, 2), (11, -8))) + en(S('8,-24! 16,-38 32,-40 46,-30! 40,-24! 44,-20! 26,-18 14,-16'), '#6E9A4A', 1.6, 2.4, 1.4) + dot(26, -32, 2.6, '#F2D37A') + dot(26.6, -32, 1.3) + st('M44 -26l8 -3M44 -26l8 2', '#B3202A', 1.8)
def flag_(fill, ch='', L=90): return st(f'M0 {L*.5}V{-L*.5}', INK, 4.4) + st(f'M0 {L*.5}V{-L*.5}', '#B98A4C', 2.2) + en(S(f'2,{-L*.5+2}! 20,{-L*.5-2} 34,{-L*.5+6} 50,{-L*.5+2}! 44,{-L*.5+16}! 50,{-L*.5+32}! 32,{-L*.5+36} 18,{-L*.5+28} 2,{-L*.5+32}!'), fill, 1.4, 2, 1.2) + ch
def bowl(c='#C9CDD3', liquid='#8E1F2B'): return en(S('-22,-8! 0,-5 22,-8! 18,6 8,12 -8,12 -18,6'), c, 1.4) + O(0, -8, 21, INK, 1, 5) + O(0, -8, 19.4, liquid, 1, 4)
def puppets(): return ''.join(st(f'M{x*.25:.0f} 0L{x} 34', '#F6E7B0', 1) + g(x, 42, .17, f'<path d="{HEAT}" fill="{ALL["orkney"][0]}" stroke="{INK}" stroke-width="14"/>' + g(0, 0, .7, beast('orkney'))) for x in (-30, -10, 10, 30))
THINGS_ = dict(sword=sword, exc=exc, lance=lance, staff=staffc, harp=harpi, cup=cup, flask=flaskp, falcon=falcon, lion=lion, horse=horsehead, hound=hound, axe=axe, keys=keys, horn=horn, scroll=scrollh, mirror=mirror, lily=lily, hand=handp, grip=grip, glove=glove, shield=shieldp, skull=skull, fish=fishp, mask=mask, marotte=marotte, qbeast=beastneck, flag=flag_, bowl=bowl, puppets=puppets, rose=rose, candle=lambda: candle(0, 0, 1), flames=lambda: flames(0, 0, 1), apple=lambda: g(-20, -20, .31, apple()))

# ------------------------------------------------------------------ charges on a chest or shield (-20..20)
def charge(n, c=GOLD):
    if n in ALL and n: return g(0, 0, .4, beast(n))
    if n == 'sun': return en(S(' '.join(f'{r*math.sin(a):.1f},{-r*math.cos(a):.1f}!' for i in range(24) for a, r in [(math.pi*i/12, 18 if i % 2 else 12)])), c, 1.2) + en(circ(0, 0, 8), '#F7D774', 1)
    if n == 'cross': return en('M-4 -19H4V-5H16V4H4V21H-4V4H-16V-5H-4Z', c, 1.2)
    if n == 'star': return en(S(' '.join(f'{r*math.sin(a):.1f},{-r*math.cos(a):.1f}!' for i in range(10) for a, r in [(math.pi*i/5, 7 if i % 2 else 18)])), c, 1.2)
    if n == 'key': return f'<circle cx="0" cy="-10" r="6.5" fill="none" stroke="{INK}" stroke-width="7"/><circle cx="0" cy="-10" r="6.5" fill="none" stroke="{c}" stroke-width="4"/>' + en('M-2.4 -3H2.4V18H-2.4ZM2.4 8H9V12H2.4ZM2.4 14H8V18H2.4Z', c, 1.1)
    if n == 'hand': return g(0, 0, .62, en(S('-10,24! -9,8 -14,-2 -10,-7 -5,-1 -6,-17 -2,-18 0,-5 1,-21 5,-21 5,-5 8,-17 12,-16 10,0 9,10 9,24!'), c, 1.6))
    if n == 'rose': return g(0, 0, .8, rose(c))
    if n == 'cup': return g(0, 2, .8, cup(c))
    if n == 'bars': return ''.join(en(rbox(-22, y, 44, 7), c, 1) for y in (-14, 0, 14))
    if n == 'bend': return ''.join(en(f'M-24 {-18+q}L-16 {-24+q}L26 {14+q}L20 {21+q}Z', c, 1) for q in (-9, 9))
    if n == 'raven': return en(S('-18,2! -10,-8 -2,-10 4,-16 12,-14 20,-8! 12,-6 10,4 2,12 -14,16! -8,8'), c, 1.2) + dot(9, -11, 1.4, '#fff') + st('M0 12v6M5 10v6', c, 1.8)
    if n == 'stag': return en(S('0,20! -7,6 -9,-4! -3,-8 3,-8 9,-4! 7,6'), c, 1.2) + st('M-4 -8C-10 -12 -12 -18 -11 -22M-8 -13L-16 -14M4 -8C10 -12 12 -18 11 -22M8 -13L16 -14', INK, 4.6) + st('M-4 -8C-10 -12 -12 -18 -11 -22M-8 -13L-16 -14M4 -8C10 -12 12 -18 11 -22M8 -13L16 -14', '#E3BC55', 2.2)
    if n == 'swords': return g(0, 4, .42, sword(50), 38) + g(0, 4, .42, sword(50), -38)
    if n == 'heart': return en(M('0,-6! 8,-15 18,-10 16,4 0,19!'), c, 1.2)
    if n == 'tower': return en('M-11 18V-8H-14V-18H-7V-13H-3.5V-18H3.5V-13H7V-18H14V-8H11V18Z', c, 1.2) + fl('M-4 18V8Q0 3 4 8V18Z', INK)
    if n == 'swan': return en(S('-18,8! -10,0 0,2 4,-6 0,-14 6,-20 14,-16 20,-12! 12,-12 10,-8 14,2 10,12 -6,16 -14,14'), c, 1.2) + dot(10, -15, 1.3)
    if n == 'snake': return g(0, 0, .42, snake(4))
    if n == 'boar': return en(S('-19,6! -12,-10 2,-16 16,-10 20,2! 18,12 4,14 -6,10 -12,14 -20,13!'), c, 1.2) + dot(-6, -4, 1.8) + st('M-15 6l-2 -8', '#FBF7EC', 2.4) + st('M4 -16l3 -5l3 6l4 -4l1 6', c, 1.8)
    return ''
