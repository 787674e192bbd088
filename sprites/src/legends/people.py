"""Who looks how: the portrait kit (heads, hair, beards, helms, clothes) and the sixty characters of the deck."""
from legends.kit import *

JAW = dict(oval='17,16 9,26', square='18.5,16 13,25! 6,28', narrow='14,16 6,27', gaunt='14,6 13,18 6,28', fat='22,12 18,24 8,30', heart='18,8 11,20 4,28', round='19.5,12 15,23 7,28')
def mouth(kind, x, y, lip):
    if lip:
        base = {'smile': f'M{x-6} {y-1}Q{x-3} {y-3} {x} {y-1.4}Q{x+3} {y-3} {x+6} {y-1}Q{x} {y+7} {x-6} {y-1}Z', 'sad': f'M{x-5.5} {y+1}Q{x-3} {y-3} {x} {y-1.6}Q{x+3} {y-3} {x+5.5} {y+1}Q{x} {y+4} {x-5.5} {y+1}Z',
                'smirk': f'M{x-5} {y+1}Q{x-2} {y-2.4} {x} {y-1}Q{x+4} {y-2.6} {x+7} {y-3}Q{x+2} {y+5} {x-5} {y+1}Z', 'open': f'M{x-5} {y-1}Q{x-2} {y-4} {x} {y-2.4}Q{x+2} {y-4} {x+5} {y-1}Q{x+4} {y+6} {x} {y+6.4}Q{x-4} {y+6} {x-5} {y-1}Z'}.get(kind, f'M{x-5.5} {y}Q{x-3} {y-3} {x} {y-1.6}Q{x+3} {y-3} {x+5.5} {y}Q{x} {y+5} {x-5.5} {y}Z')
        mid = {'smile': f'M{x-6} {y-1}Q{x} {y+3} {x+6} {y-1}', 'sad': f'M{x-5.5} {y+1}Q{x} {y-1} {x+5.5} {y+1}', 'smirk': f'M{x-5} {y+1}Q{x+2} {y+1.6} {x+7} {y-3}'}.get(kind, f'M{x-5.5} {y}Q{x} {y+1} {x+5.5} {y}')
        return fl(base, lip, .5) + (O(x, y+1.4, 3, '#4A1418', 1, 2) if kind == 'open' else st(mid, dk(lip, .55), 1.1))
    d = {'smile': f'M{x-7} {y-1.5}Q{x} {y+5} {x+7} {y-1.5}', 'sad': f'M{x-6.5} {y+2}Q{x} {y-2.6} {x+6.5} {y+2}', 'flat': f'M{x-6.5} {y}Q{x} {y+.8} {x+6.5} {y}', 'stern': f'M{x-7} {y+1.2}L{x-3} {y}H{x+3}L{x+7} {y+1.4}',
         'smirk': f'M{x-6} {y+1}Q{x+2} {y+2} {x+7.5} {y-3.4}', 'sneer': f'M{x-7} {y-2}Q{x-1} {y+1.6} {x+7} {y+2.4}'}
    if kind == 'grin': return fl(f'M{x-9} {y-3}Q{x} {y} {x+9} {y-3}Q{x+6} {y+7} {x} {y+7.4}Q{x-6} {y+7} {x-9} {y-3}Z', '#5A1A18', .9) + fl(f'M{x-7.6} {y-2}Q{x} {y+.6} {x+7.6} {y-2}L{x+6.6} {y+1.4}Q{x} {y+3} {x-6.6} {y+1.4}Z', '#FBF7EC')
    if kind == 'open': return fl(S(f'{x},{y-3} {x+5},{y+1} {x+4},{y+6} {x},{y+8} {x-4},{y+6} {x-5},{y+1}'), '#4A1418', .9)
    if kind == 'shout': return fl(f'M{x-8} {y-3}Q{x} {y-7} {x+8} {y-3}Q{x+8} {y+9} {x} {y+9}Q{x-8} {y+9} {x-8} {y-3}Z', '#4A1418', 1) + fl(f'M{x-6.4} {y-2.6}Q{x} {y-5.4} {x+6.4} {y-2.6}V{y}H{x-6.4}Z', '#FBF7EC')
    return st(d.get(kind, d['flat']), INK, 2) + st(f'M{x-3} {y+4}H{x+3}', dk(SKIN, .45), 1.1)
def eye(x, y, kind, iris, fem, side):
    if kind == 'closed': return st(f'M{x-5} {y-.5}Q{x} {y+3.4} {x+5} {y-.5}', INK, 1.9) + (st(f'M{x+4*side} {y+1}l{2.6*side} 2', INK, 1.2) if fem else '')
    if kind == 'wink' and side > 0: return st(f'M{x-5} {y+1}Q{x} {y-3.4} {x+5} {y+1}', INK, 2)
    o = {'narrow': 2.3, 'wide': 5, 'down': 2.6}.get(kind, 3.7); b = {'narrow': 1.8, 'wide': 4}.get(kind, 2.6)
    s = fl(f'M{x-5.4} {y}Q{x} {y-o*1.6} {x+5.4} {y}Q{x} {y+b*1.5} {x-5.4} {y}Z', '#FFFBF0', .4)
    yy = y + (1.2 if kind == 'down' else -.2)
    i = uid()
    s += f'<defs><clipPath id="{i}"><path d="M{x-5.4} {y}Q{x} {y-o*1.6} {x+5.4} {y}Q{x} {y+b*1.5} {x-5.4} {y}Z"/></clipPath></defs><g clip-path="url(#{i})">' + O(x, yy, 2.9, iris) + O(x, yy, 1.5, '#140C08') + O(x-1, yy-1, .9, '#fff') + '</g>'
    s += st(f'M{x-5.6} {y+.2}Q{x} {y-o*1.75} {x+5.6} {y+.2}', INK, 2.1 if fem else 1.9)
    if fem: s += st(f'M{x+5.2*side} {y-.4}l{2.8*side} -2', INK, 1.6)
    if kind == 'weary': s += st(f'M{x-4.5} {y+5}Q{x} {y+6.6} {x+4} {y+5}', dk(SKIN, .5), 1.1)
    return s

def face(p):
    sk = p.get('skin', SKIN); fem = p.get('fem'); t = p.get('turn', 0)*3.4; sd = 1 if t >= 0 else -1
    mood = p.get('mood', 'calm'); age = p.get('age', 1)
    jaw = JAW[p.get('jaw', 'heart' if fem else 'oval')]
    s = ''
    if p.get('ears', True) and not p.get('hooded'):
        for x in (-20.5, 20.5): s += en(S(f'{x},-6 {x+(4 if x>0 else -4)},-8 {x+(5.4 if x>0 else -5.4)},0 {x+(2 if x>0 else -2)},8'), sk, 1.3, 1, .8)
    s += en(M(f'0,-28 13,-24 20,-10 20,3 {jaw} 0,29'), sk, 1.8, 3, 1.6)
    if p.get('skin2'):  # half face (Ragnell)
        i = uid(); s += f'<defs><clipPath id="{i}"><path d="{M(f"0,-28 13,-24 20,-10 20,3 {jaw} 0,29")}"/></clipPath></defs><g clip-path="url(#{i})">' + R(-30, -40, 30, 80, p['skin2']) + '</g>'
    s += O(-11+t, 8, 4.6, p.get('cheek', '#D9705A'), .30 if not fem else .38, 3.4) + O(11+t, 8, 4.6, p.get('cheek', '#D9705A'), .30 if not fem else .38, 3.4)
    # moods: brow inner, outer, eye, mouth
    bi, bo, ek, mo = {'calm': (-8, -8, 'open', 'flat'), 'noble': (-8.5, -8, 'open', 'flat'), 'stern': (-6, -9, 'open', 'stern'), 'angry': (-3.6, -10.5, 'narrow', 'stern'), 'rage': (-3, -11, 'wide', 'shout'), 'sad': (-11, -7, 'down', 'sad'),
                      'weary': (-10, -7, 'weary', 'flat'), 'smile': (-9, -8.5, 'open', 'smile'), 'grin': (-10, -9.5, 'open', 'grin'), 'wink': (-9, -10, 'wink', 'smirk'), 'sly': (-6, -10, 'narrow', 'smirk'), 'sneer': (-5, -10.5, 'narrow', 'sneer'),
                      'awe': (-12, -11, 'wide', 'open'), 'serene': (-9, -8, 'closed', 'smile'), 'grief': (-12, -7, 'closed', 'sad'), 'bold': (-7, -9.5, 'open', 'smirk'), 'alert': (-9, -10, 'wide', 'flat'), 'down': (-9, -8, 'down', 'flat'), 'pain': (-12, -6, 'narrow', 'sad'), 'speak': (-10, -10, 'open', 'open'), 'tempt': (-7, -9, 'narrow', 'smile')}[mood]
    ek = p.get('eye', ek); mo = p.get('mouth', mo); iris = p.get('iris', '#5A3A1E')
    bc = p.get('brow', dk(HAIR.get(p.get('hair', ('', 'brown'))[1] if p.get('hair') else 'brown', '#6B4324'), .25)); bw = 1.9 if fem else 2.9
    for sg in (-1, 1):
        s += eye(sg*9+t, 0, ek, p.get('iris2', iris) if sg > 0 and p.get('iris2') else iris, fem, sg)
        s += st(f'M{sg*4+t} {bi}Q{sg*9+t} {min(bi,bo)-2.2} {sg*14.5+t} {bo+1.5}', bc, bw)
    n = p.get('nose', 'straight'); nx = t*1.25
    if n == 'hook': s += st(f'M{nx+sd*1} -3Q{nx+sd*7} 3 {nx+sd*5} 9L{nx} 10', INK, 1.7)
    elif n == 'snub': s += st(f'M{nx-3.4} 8Q{nx} 11 {nx+3.4} 8M{nx+sd*2} 1q{sd*1} 3 {sd*1.6} 4', INK, 1.6)
    elif n == 'broad': s += st(f'M{nx+sd*2} -2L{nx+sd*4} 5Q{nx+sd*8} 9 {nx+sd*3} 10.5Q{nx-sd*3} 11 {nx-sd*5} 8', INK, 1.7)
    else: s += st(f'M{nx+sd*2} -2L{nx+sd*4.6} 7.4Q{nx+sd*3} 10 {nx-sd*1.6} 9.4', INK, 1.6)
    s += fl(f'M{nx+sd*2} -2L{nx+sd*4.6} 7.4L{nx-sd*.4} 9Z', dk(sk, .3), 0, .22)
    if age >= 2: s += st('M-7 -17Q0 -19 7 -17', dk(sk, .4), 1.1) + st(f'M{-8+t} 9Q{-12+t} 13 {-11+t} 17M{8+t} 9Q{12+t} 13 {11+t} 17', dk(sk, .4), 1.1)
    if age >= 3: s += st('M-9 -13Q0 -15.5 9 -13M-16 4l-4 2M16 4l4 2M-16 2l-4 0M16 2l4 0', dk(sk, .4), 1) + st(f'M{-13+t} 5Q{-9+t} 7.5 {-5+t} 5M{13+t} 5Q{9+t} 7.5 {5+t} 5', dk(sk, .42), 1.1)
    s += mouth(mo, t*1.1, 17.5, p.get('lip') if fem else None)
    for m in p.get('marks', ()):
        if m == 'scar': s += st('M8 -16L14 12', '#9C3A2E', 2) + st('M7 -8l6 -2M9 0l6 -2M11 7l5 -2', '#9C3A2E', 1.2)
        if m == 'freckles': s += ''.join(O(x+t, y, .9, '#B5713A', .9) for x, y in ((-12, 5), (-9, 7), (-14, 8), (-6, 5), (12, 5), (9, 7), (14, 8), (6, 5), (0, 4)))
        if m == 'stubble': s += fl(M('0,12 8,13 15,10 14,20 8,26 0,28'), '#3A2A20', 0, .26)
        if m == 'tear': s += fl(S(f'{-9+t},6! {-7+t},11 {-9+t},13 {-11+t},11'), '#BFE3F2', .6)
        if m == 'bruise': s += O(9+t, 4, 6.5, '#6A3A7A', .5, 4.6)
        if m == 'tusk': s += en(S('-9,20! -6,19! -8,9!'), '#FBF7EC', 1) + O(-13, -10, 2, '#7A6A3A') + O(-15, 12, 1.7, '#7A6A3A')
        if m == 'bandage': s += en(S('-21,-14! 0,-20 21,-17! 21,-9! 0,-12 -21,-6!'), '#F6EFDD', 1.3) + O(8, -15, 3.4, '#B3202A', .8)
    return s

def beard(kind, c):
    if not kind: return ''
    mus = en(S('0,11! 6,10 12,15 15,20! 8,18 0,15! -8,18 -15,20! -12,15 -6,10'), c, 1, 1, .8)
    if kind == 'mus': return mus
    if kind == 'droop': return en(S('0,11! 7,10 13,15 15,33! 10,28 8,19 0,15! -8,19 -10,28 -15,33! -13,15 -7,10'), c, 1.2, 1, .8)
    if kind == 'bigmus': return en(S('0,10! 8,9 16,15 26,12! 24,20 14,23 0,16! -14,23 -24,20 -26,12! -16,15 -8,9'), c, 1.2, 1.2, .8)
    if kind == 'goatee': return mus + en(M('0,21! 5,21 6,26 0,36!'), c, 1.1, 1, .8)
    d = dict(short='20.5,-4! 21,10 15,25 7,32 0,33 ', full='21,-6! 23,12 19,30 10,40 0,43 ', long='21,-6! 24,14 22,36 14,54 0,66! ', fork='21,-6! 23,12 20,30 14,50! 6,38 0,36 ', wide='21.5,-6! 28,14 28,34 14,40 0,41 ', curl='20.5,-4! 22,12 18,28 9,36 0,37 ', pointed='20.5,-4! 20,14 12,30 0,44! ')[kind]
    half = d.split()
    inner = '0,21.5 7,20.5 8.5,13.5 14,8 18,-2!'.split()
    # outer right side downwards, then the left by mirror; the mouth opening is left free
    out = half; mir = lambda q: ('-' + q if not q.startswith('0,') else q)
    R_ = out + [mir(q) for q in reversed([h for h in out if not h.startswith('0,')])]
    I = ['-18,-2!', '-14,8', '-8.5,12', '0,10.5', '8.5,12', '14,8', '18,-2!']
    s = en(S(' '.join(R_ + I)), c, 1.5, 2.4, 1.3)
    if kind in ('full', 'long', 'fork', 'wide'):
        s += st('M-9 27Q-8 34 -5 38M9 27Q8 34 5 38M0 28V37', dk(c, .38), 1.3)
    if kind == 'long': s += st('M-12 36Q-10 48 -4 56M12 36Q10 48 4 56', dk(c, .38), 1.3)
    if kind == 'curl': s += ''.join(st(f'M{x-3} {y}a3 3 0 1 1 5 2', dk(c, .6) if c != HAIR['black'] else '#6B6068', 1.2) for x, y in ((-13, 20), (-6, 29), (4, 30), (13, 21), (-1, 34)))
    return s
def after_beard(p, mo_y=17.5):  # the mouth again, over the beard
    t = p.get('turn', 0)*3.4
    if p.get('beard') in (None, 'mus', 'droop', 'bigmus', 'goatee'): return ''
    m = p.get('mouth') or {'smile': 'smile', 'grin': 'grin', 'rage': 'shout', 'speak': 'open', 'sad': 'sad', 'stern': 'stern', 'sly': 'smirk', 'bold': 'smirk'}.get(p.get('mood'), 'flat')
    c = p['bc']
    return fl(S(f'{t},14.4! 7,13.6 9.4,17.5 6,21.6 {t},22.6 -6,21.6 -9.4,17.5 -7,13.6'), p.get('skin', SKIN)) + mouth(m, t*1.1, 17.8, None) + fl(S(f'0,11! 6,10.4 12,14 14,18.4! 7,15.6 0,14! -7,15.6 -14,18.4! -12,14 -6,10.4'), c, .7)

def hair_back(k, c):
    P = {'cap': '0,-35 18,-31 26,-14 25,4 20,12', 'bob': '0,-36 20,-31 28,-12 29,10 25,26 14,28', 'long': '0,-36 20,-31 28,-12 29,14 33,38 28,58! 12,54', 'very': '0,-36 20,-32 29,-12 30,14 38,44 40,74! 16,70', 'wild': '0,-42! 8,-37! 16,-42! 19,-33! 30,-34! 27,-22! 37,-16! 30,-7! 36,4! 28,8! 31,20! 22,18', 'curls': '0,-38 9,-40 14,-34 22,-34 25,-26 31,-20 29,-11 33,-2 28,6 30,14 24,20 20,16', 'fringe': '0,-33 17,-30 24,-14 24,6 20,10', 'ring': '18,-18 26,-12 26,8 21,14 16,0', 'shorn': '0,-33 15,-29 22,-14 22,0 18,4'}
    if k in ('bald', None): return ''
    k = {'recede': 'ring', 'side': 'bob'}.get(k, k)
    if k == 'braids': return en(M(P['cap']), c, 1.6) + ''.join(en(S(f'{sg*22},6! {sg*30},10 {sg*31},24 {sg*28},40 {sg*31},58 {sg*27},78! {sg*20},76 {sg*19},44 {sg*17},20'), c, 1.5, 2, 1.2) + ''.join(st(f'M{sg*29} {y}L{sg*19} {y+7}', dk(c, .45), 1.5) for y in range(16, 72, 11)) for sg in (-1, 1))
    if k == 'braid1': return en(M(P['cap']), c, 1.6) + en(S('16,10! 28,14 34,28 30,46 34,66! 26,72 20,56 22,36 12,24'), c, 1.5, 2, 1.2) + ''.join(st(f'M33 {y}L22 {y+7}', dk(c, .45), 1.5) for y in range(26, 64, 10))
    if k == 'buns': return en(M(P['cap']), c, 1.5) + ''.join(en(circ(sg*24, 4, 10, 13), c, 1.5, 2, 1.2) + ''.join(st(f'M{sg*24-8} {y}Q{sg*24} {y+4} {sg*24+8} {y}', '#E3BC55', 1.2) for y in (-3, 3, 9)) + st(f'M{sg*24-3} -8V16M{sg*24+3} -8V16', '#E3BC55', 1) for sg in (-1, 1))
    if k == 'ring': return ''.join(en(S(' '.join(f'{float(a.split(",")[0])*sg},{a.split(",")[1]}' for a in P['ring'].split())), c, 1.4) for sg in (-1, 1))
    s = en(M(P[k]), c, 1.7, 3, 1.5)
    if k in ('long', 'very'): s += st('M-26 10Q-30 30 -28 50M26 10Q30 30 28 50M-22 20Q-24 36 -22 50M22 20Q24 36 22 50', dk(c, .38), 1.2)
    return s
def hair_front(k, c):
    q = {'cap': '-21,-4! -22,-22 -10,-33 4,-34 17,-30 23,-18 21,-4! 17,-16 8,-21 -6,-18 -16,-13', 'bob': '-22,6! -24,-20 -12,-34 2,-36 16,-32 25,-18 22,6! 18,-10 0,-16 -17,-10', 'long': '-23,10! -25,-16 -16,-32 0,-37! 16,-32 25,-16 23,10! 18,-10 10,-20 0,-27! -10,-20 -18,-10', 'very': '-24,14! -26,-16 -16,-33 0,-38! 16,-33 26,-16 24,14! 19,-10 10,-20 0,-28! -10,-20 -19,-10',
         'wild': '-23,0! -25,-18! -17,-22! -18,-33! -8,-30! -2,-40! 4,-31! 13,-37! 15,-27! 25,-26! 21,-16! 24,0! 17,-12! 11,-11! 7,-18! 0,-12! -6,-19! -12,-12! -17,-13!', 'curls': '-23,0! -25,-10 -21,-15 -23,-22 -16,-25 -14,-33 -6,-32 0,-37 7,-32 14,-33 17,-25 24,-22 22,-14 25,-8 23,0! 17,-10 12,-13 8,-18 2,-15 -4,-19 -10,-14 -16,-13', 'fringe': '-21,-3! -23,-20 -12,-32 0,-34 12,-32 23,-20 21,-3! 18,-12 12,-11! 9,-13 5,-11! 0,-13 -5,-11! -9,-13 -12,-11! -18,-12',
         'side': '-21,-2! -23,-20 -10,-34 6,-35 20,-27 23,-8 20,-2! 18,-12 4,-16 -8,-26! -14,-18 -18,-10', 'recede': '-21,-2! -23,-18 -16,-27! -14,-18 -18,-8!', 'braids': '-22,4! -24,-18 -14,-32 0,-36! 14,-32 24,-18 22,4! 18,-10 10,-20 0,-28! -10,-20 -18,-10', 'braid1': '-21,2! -24,-18 -12,-33 4,-36 18,-30 24,-12 22,4! 17,-10 6,-18 -6,-22! -14,-16 -18,-8', 'buns': '-22,2! -23,-18 -13,-31 0,-35! 13,-31 23,-18 22,2! 18,-10 10,-20 0,-27! -10,-20 -18,-10', 'shorn': '-20,-6! -21,-20 -10,-30 0,-31 10,-30 21,-20 20,-6! 15,-16 6,-20 -6,-20 -15,-16'}.get(k)
    if not q: return ''
    s = en(S(q), c, 1.5, 2, 1.3)
    if k == 'recede': s += en(S(' '.join(f'{-float(a.rstrip("!").split(",")[0])},{a.split(",")[1]}' for a in q.split())), c, 1.5, 2, 1.3)
    if k in ('cap', 'bob', 'side', 'long', 'very', 'braids', 'braid1', 'buns'): s += st('M-15 -25Q-6 -30 2 -30M9 -29Q16 -26 20 -18', lt(c, .45), 1.2, .8)
    return s

def hg(n, *a):
    """headgear: (behind, front)"""
    A = lambda i, d: a[i] if len(a) > i else d
    if n == 'crown':
        c = A(0, GOLD); k = A(1, 1)
        return '', g(0, -16, k, en(S('-22,0! -28,-24! -14,-12! 0,-30! 14,-12! 28,-24! 22,0! 12,4 0,5.4 -12,4'), c, 1.7, 2.2, 1.3) + ''.join(en(circ(x, y, 3), c, 1, 1, .6) for x, y in ((-28, -25), (0, -31), (28, -25))) + st('M-21 -3Q0 3 21 -3', INK, 1.2) + fl(M('0,-12! 3.6,-6 0,0! '), '#B3202A', .9) + dot(-13, -4, 2.2, '#1F4E9E') + dot(13, -4, 2.2, '#1F4E9E'))
    if n == 'coronet':
        c = A(0, GOLD); gem = A(1, '#2B8A4B')
        return '', en(S('-21,-15! -24,-26! -17,-21 -12,-30! -6,-22 0,-33! 6,-22 12,-30! 17,-21 24,-26! 21,-15! 10,-11.5 0,-10.6 -10,-11.5'), c, 1.5, 1.8, 1) + dot(0, -17, 2.6, gem) + dot(-11, -17.4, 1.6, '#FBF7EC') + dot(11, -17.4, 1.6, '#FBF7EC')
    if n == 'circlet':
        c = A(0, GOLD); gem = A(1, '#7CCBEC')
        return '', en(S('-22,-12! -10,-17 0,-18.4 10,-17 22,-12! 21.4,-7.6! 10,-12.6 0,-14 -10,-12.6 -21.4,-7.6!'), c, 1.2, 1, .7) + fl(M('0,-21! 4.6,-15.6 0,-9!'), gem, 1.1)
    if n == 'wizard':
        c = A(0, '#35406E')
        return '', en(S('-36,-10! -24,-20 -17,-38 -2,-56 26,-62! 17,-50 14,-36 20,-21! 36,-12! 16,-17 0,-18 -18,-16'), c, 1.8, 3, 1.5) + en(S('-22,-19! -18,-29! 0,-32 16,-30! 20,-20! 0,-23'), GOLD, 1.2, 1, .8) + g(0, -42, .3, charge('star')) + g(9, -52, .17, charge('star'))
    if n == 'hood':
        c = A(0, '#5B4833'); tip = A(1, 0)
        return en(M(f'0,{-44-tip} 16,-39 28,-20 32,6 38,34 50,52 40,64! 0,70'), c, 1.8, 3.4, 1.6) + fl(M('0,-36 15,-32 24,-12 25,14 20,34 0,40'), dk(c, .6)), \
            en(S('-22,16! -25,-8 -18,-28 0,-37 18,-28 25,-8 22,16! 29,8 31,-10 23,-34 0,-44 -23,-34 -31,-10 -29,8'), c, 1.5, 2, 1.2) if False else en(f'M-22 20C-27 -14 -16 -34 0 -35C16 -34 27 -14 22 20L30 22C36 -20 24 -46 0 {-46-tip}C-24 -46 -36 -20 -30 22Z', c, 1.6, 2.2, 1.3)
    if n == 'veil':
        c = A(0, '#FBF7EC'); wim = A(1, False)
        b = en(M('0,-40 17,-36 28,-20 31,4 36,34 46,60! 20,66'), c, 1.7, 3, 1.5) + st('M-30 8Q-32 34 -38 56M30 8Q32 34 38 56', dk(c, .3), 1.2)
        fr = en('M-21 6C-26 -18 -16 -29 0 -30C16 -29 26 -18 21 6L28 8C33 -22 22 -41 0 -41C-22 -41 -33 -22 -28 8Z', c, 1.5, 1.8, 1)
        if wim: fr += en('M-22 2C-22 20 -12 30 0 31.5C12 30 22 20 22 2L29 6C33 30 30 46 24 52H-24C-30 46 -33 30 -29 6Z', c, 1.4, 2, 1.1)
        return b, fr
    if n == 'coif':
        c = A(0, 'url(#mail)')
        return en(M('0,-36 16,-33 25,-18 27,8 30,34 40,52! 0,60'), c, 1.8, 3, 1.4), en('M-19 10C-23 -14 -14 -22 0 -23C14 -22 23 -14 19 10C18 22 10 31 0 32L0 44C20 42 30 26 28 2C30 -24 20 -37 0 -37C-20 -37 -30 -24 -28 2C-30 26 -20 42 0 44L0 32C-10 31 -18 22 -19 10Z', c, 1.4, 2, 1.2)
    if n == 'bascinet':
        c = A(0, STEEL); m = A(1, 'url(#mail)')
        bk, ft = hg('coif', m)
        return bk, ft + en('M-27 10C-31 -16 -22 -40 0 -48C22 -40 31 -16 27 10L20 8C22 -12 15 -20 0 -21C-15 -20 -22 -12 -20 8Z', c, 1.8, 3, 1.6) + st('M0 -47V-22', INK, 1.2) + ''.join(dot(x, y, 1.3, '#F2D37A') for x, y in ((-23, 0), (-20, -12), (-11, -19), (11, -19), (20, -12), (23, 0)))
    if n == 'nasal':
        c = A(0, STEEL)
        bk, ft = hg('coif', A(1, 'url(#mail)'))
        return bk, ft + en(S('-25,-13! -23,-28 -12,-42 0,-48! 12,-42 23,-28 25,-13! 4,-9! 4.4,9! 0,11 -4.4,9! -4,-9!'), c, 1.8, 2.8, 1.5) + en(S('-26,-17! 0,-14 26,-17! 25,-11! 0,-8 -25,-11!'), GOLD, 1.2, 1, .7) + st('M0 -46V-16', INK, 1.1)
    if n == 'kettle':
        c = A(0, STEEL); bk, ft = hg('coif', A(1, 'url(#mail)'))
        return bk, ft + en(S('-38,-10! -24,-20 -21,-34 -10,-43 0,-45 10,-43 21,-34 24,-20 38,-10! 20,-13 0,-15 -20,-13'), c, 1.8, 2.8, 1.5) + st('M-23 -20Q0 -26 23 -20', INK, 1.4) + st('M0 -44V-24', INK, 1.1)
    if n == 'visor':  # visor raised
        c = A(0, STEEL); bk, ft = hg('bascinet', c, A(1, 'url(#mail)'))
        return bk, ft + en(S('-25,-18! -20,-34 0,-40 20,-34 25,-18! 30,-28 22,-46 0,-58! -22,-46 -30,-28'), c, 1.6, 2.2, 1.3) + st('M-16 -40Q0 -47 16 -40M-12 -46Q0 -52 12 -46', INK, 1.6) + dot(-25, -18, 2.6, '#F2D37A') + dot(25, -18, 2.6, '#F2D37A')
    if n == 'great':
        c = A(0, STEEL); cr = A(1, GOLD)
        return '', en(S('-22,-34! -12,-40 0,-42 12,-40 22,-34! 26,-4 25,22! 12,36 0,42! -12,36 -25,22! -26,-4'), c, 2, 3.6, 1.8) + fl(S('-24,-6! -4,-3! 4,-3! 24,-6! 23,1! 4,3! -4,3! -23,1!'), '#0E0A0A', .8) + en('M-3 -41H3V-5H3V41H-3ZM-25 -12H25V-7H-25Z', cr, 1, 1, .6) + ''.join(dot(x*sg, y, 1.5) for sg in (-1, 1) for x in (9, 15) for y in (12, 19, 26)) + (dot(-12, -1.6, 2.4, A(2, '')) + dot(12, -1.6, 2.4, A(2, '')) if len(a) > 2 else '')
    if n == 'turban':
        c = A(0, '#F4EEDF'); c2 = A(1, '#B3202A')
        return '', en(S('-7,-40! 0,-66! 7,-40!'), STEEL, 1.5, 2, 1) + en(M('0,-48 12,-44 20,-32 19,-20! 0,-20'), STEEL, 1.6, 2.4, 1.3) + en(S('-29,-14 -30,-24 -20,-31 0,-29 20,-31 30,-24 29,-14 16,-9 0,-8 -16,-9'), c, 1.8, 3, 1.5) + st('M-27 -14Q-12 -30 6 -28M-20 -10Q0 -26 22 -27M-4 -8Q14 -20 29 -18', c2, 2.6) + fl(M('0,-25! 5,-18 0,-11!'), '#2B8A4B', 1.2)
    if n == 'plume':
        c = A(0, '#B3202A')
        return en(S('-3,-42! -10,-58 2,-66 16,-62 30,-50 34,-32 30,-20! 24,-30 20,-26 16,-36 10,-34 6,-42!'), c, 1.7, 2.6, 1.4) + st('M0 -48Q12 -56 28 -34M6 -46Q14 -48 22 -32', dk(c, .4), 1.2), ''
    if n == 'tuft': return en(S('-9,-40! -16,-58! -7,-52! 0,-66! 7,-52! 16,-58! 9,-40!'), A(0, '#B3202A'), 1.7, 2.4, 1.3), ''
    if n == 'wings':
        c = A(0, '#FBF7EC'); q = '-20,-20! -36,-24 -46,-40 -46,-60! -38,-50! -36,-62! -30,-50! -26,-58! -22,-44 -16,-34!'
        m = ' '.join((('-' + t) if not t.startswith('-') else t[1:]) for t in q.split())
        return en(S(q), c, 1.7, 2.4, 1.3) + en(S(m), c, 1.7, 2.4, 1.3) + st('M-40 -46L-26 -32M-32 -48L-22 -36M40 -46L26 -32M32 -48L22 -36', dk(c, .4), 1.3), ''
    if n == 'horns':
        c = A(0, '#EBDDB8'); q = '-22,-16! -36,-20 -46,-34 -44,-56! -36,-42 -28,-34 -18,-32!'
        m = ' '.join(t[1:] for t in q.split())
        return '', en(S(q), c, 1.7, 2.4, 1.3) + en(S(m), c, 1.7, 2.4, 1.3) + st('M-38 -26l-4 5M-42 -36l-5 3M38 -26l4 5M42 -36l5 3', dk(c, .4), 1.3)
    if n == 'crest': return g(0, -56, A(1, .8), charge(A(0, 'sun'), A(2, GOLD))), ''
    if n == 'fool':
        c, c2 = A(0, '#B3202A'), A(1, '#2B8A4B')
        return '', en(S('0,-40! -8,-46 -24,-56 -44,-40! -46,-30! -36,-32 -28,-24 -24,-8! 0,-15'), c, 1.7, 2.4, 1.4) + en(S('0,-40! 8,-46 24,-56 44,-40! 46,-30! 36,-32 28,-24 24,-8! 0,-15'), c2, 1.7, 2.4, 1.4) + en(S('-9,-24! -8,-50 0,-68! 8,-50 9,-24! 0,-20'), '#E3B51C', 1.6, 2, 1.2) + ''.join(en(circ(x, y, 4.4), GOLD, 1.2) for x, y in ((-46, -28), (46, -28), (0, -69))) + en(M('0,-18! 10,-18 20,-13 25,-6! 20,-7 10,-11 0,-12'), '#F6EBD0', 1.2)
    if n == 'cap':
        c = A(0, '#6E1A22'); fe = A(1, '#FBF7EC')
        return '', en(S('-25,-12! -27,-26 -14,-38 4,-40 20,-34 28,-22 26,-11! 10,-17 -8,-18'), c, 1.7, 2.4, 1.4) + en(S('-27,-16! -10,-22 8,-22 28,-14! 27,-8! 8,-15 -10,-15 -26,-9!'), dk(c, .2), 1.3, 1.4, .8) + (en(S('16,-24! 22,-42 36,-52 48,-50! 42,-40 34,-30 22,-20!'), fe, 1.3, 1.6, 1) + st('M20 -24Q30 -40 44 -48', dk(fe, .4), 1.1) if fe else '')
    if n == 'wreath':
        c = A(0, '#5E9A3C'); fc = A(1, '#FBF7EC')
        s = ''
        for i in range(9):
            a_ = math.pi*(1.06 + .88*i/8); x, y = 22*math.cos(a_), -8+24*math.sin(a_)*.72
            s += en(S(f'{x-5},{y+3}! {x},{y-5} {x+6},{y-4}! {x+3},{y+3}'), c, .9, 1, .6) if i % 2 else en(circ(x, y, 4.2), fc, 1, 1, .8) + dot(x, y, 1.4, '#E3B51C')
        return '', s
    if n == 'mcrown': return '', en(S('-22,-14! -34,-26 -38,-50! -27,-38 -16,-30! -8,-28 0,-46! 8,-28 16,-30! 27,-38 38,-50! 34,-26 22,-14! 0,-19'), STEEL, 1.7, 2.4, 1.3) + fl(M('0,-32! 4,-26 0,-20!'), '#A6E07A', 1.1)
    if n == 'halo': return glow(0, -8, 56, '#FFF3C4', .9) + f'<circle cx="0" cy="-6" r="38" fill="#F6DA83" opacity=".55"/><circle cx="0" cy="-6" r="38" fill="none" stroke="{INK}" stroke-width="4.4"/><circle cx="0" cy="-6" r="38" fill="none" stroke="#F2D37A" stroke-width="2.4"/>' + ''.join(st(f'M{31*math.cos(a):.1f} {-6+31*math.sin(a):.1f}L{35*math.cos(a):.1f} {-6+35*math.sin(a):.1f}', '#C99A2E', 1.4) for a in [math.pi*i/12 for i in range(24)]), ''
    if n == 'nimbus': return glow(0, -20, 50, A(0, '#FFF3C4'), 1), ''
    if n == 'star': return '', glow(0, -26, 16) + g(0, -22, .34, charge('star', '#FFF3C4'))
    if n == 'antlers': return st('M-14 -28C-24 -36 -30 -48 -28 -62M-24 -42L-38 -48M-28 -52L-40 -60M14 -28C24 -36 30 -48 28 -62M24 -42L38 -48M28 -52L40 -60', INK, 6.4) + st('M-14 -28C-24 -36 -30 -48 -28 -62M-24 -42L-38 -48M-28 -52L-40 -60M14 -28C24 -36 30 -48 28 -62M24 -42L38 -48M28 -52L40 -60', '#B98F52', 3.4), ''
    if n == 'earsH': return '', ''.join(en(S(f'{sg*14},-30! {sg*22},-46 {sg*32},-52! {sg*32},-38 {sg*24},-24!'), '#8A6A50', 1.5, 2, 1.2) + fl(S(f'{sg*20},-34! {sg*25},-43 {sg*29},-46! {sg*29},-38 {sg*24},-30!'), '#D9A0A0') for sg in (-1, 1))
    if n == 'hairnet': return '', en(S('-22,-8! -25,-24 -12,-35 0,-37 12,-35 25,-24 22,-8! 12,-19 0,-22 -12,-19'), A(0, '#7A2A3A'), 1.5, 2, 1.2) + st('M-20 -14L-4 -34M-12 -18L8 -36M-2 -21L18 -31M20 -14L4 -34M12 -18L-8 -36M2 -21L-18 -31', '#F2D37A', 1.1)
    return '', ''

BODY = '88,100! 78,108 54,113 41,128 34,156! 166,156! 159,128 146,113 122,108 112,100!'
FBODY = '90,96! 80,107 64,112 54,126 50,156! 150,156! 146,126 136,112 120,107 110,96!'
def body(kind, c='#6E1A22', c2=GOLD, ch=None, fem=False, skin=SKIN):
    P = FBODY if fem else BODY
    neck = en('M90 84H110V112Q100 118 90 112Z', dk(skin, .12), 1.6, 2, 0, gl=False)
    if kind in ('surcoat', 'pale', 'cheq', 'quart'):
        m = c2 if isinstance(c2, str) and c2.startswith('url(#m') else 'url(#mail)'
        s = en(S(P), m, 2, 4, 1.6) + neck
        sp = S('72,108! 84,116 100,119 116,116 128,108! 136,122 140,156! 60,156! 64,122'); i = uid()
        s += en(sp, c if kind != 'cheq' else 'url(#cheq)', 1.6, 3, 1.5)
        if kind in ('pale', 'quart'): s += f'<defs><clipPath id="{i}"><path d="{sp}"/></clipPath></defs><g clip-path="url(#{i})">' + R(100, 100, 60, 60, c2) + (R(60, 136, 40, 20, c2) + R(100, 136, 60, 20, c) if kind == 'quart' else '') + '</g>'
        s += en(S('70,107! 84,117 100,121 116,117 130,107! 128,102! 114,111 100,114 86,111 72,102!'), m, 1.3, 1.6, 1)
        return s + (g(100, 137, .72, charge(*((ch,) if isinstance(ch, str) else ch))) if ch else '')
    if kind == 'plate':
        s = en(S(P), c, 2, 4, 1.8) + neck + en(S('66,110! 84,117 100,120 116,117 134,110! 138,156! 62,156!'), c, 1.5, 3, 1.6) + st('M100 122V156', INK, 1.3)
        for sg in (-1, 1): s += en(S(f'{100+sg*30},108! {100+sg*52},108 {100+sg*66},124 {100+sg*66},142! {100+sg*48},140 {100+sg*32},128!'), c, 1.8, 3, 1.6) + st(f'M{100+sg*34} 122Q{100+sg*50} 128 {100+sg*64} 134', INK, 1.4) + st(f'M{100+sg*33} 113Q{100+sg*48} 112 {100+sg*60} 123', '#F2D37A', 1.8)
        s += en(S('80,104! 90,112 100,114 110,112 120,104! 122,112! 110,121 100,123 90,121 78,112!'), c2, 1.4, 1.6, 1)
        return s + (g(100, 139, .62, charge(*((ch,) if isinstance(ch, str) else ch))) if ch else '')
    if kind == 'ermine':
        s = en(S(P), c, 2, 4, 1.6) + neck + en(S('76,102! 88,112 100,115 112,112 124,102! 142,110 156,126! 138,140 116,134 100,142 84,134 62,140 44,126! 58,110'), '#F8F3E6', 1.7, 3, 1.5)
        return s + ''.join(fl(S(f'{x},{y-4}! {x+2.4},{y+4}! {x},{y+2}! {x-2.4},{y+4}!'), INK) for x, y in ((62, 126), (78, 120), (90, 130), (110, 130), (122, 120), (138, 126), (100, 122), (74, 133), (126, 133))) + (g(100, 146, .5, charge(ch)) if ch else '')
    if kind == 'fur':
        s = en(S(P), c, 2, 4, 1.6) + neck
        q = '74,102! 86,114 100,118 114,114 126,102! 136,106! 142,112! 148,116! 146,124! 140,128! 132,126! 126,132! 116,132! 110,138! 100,136! 90,138! 84,132! 74,132! 68,126! 60,128! 54,124! 52,116! 58,112! 64,106!'
        return s + en(S(q), c2 if not c2.startswith('url') else '#7A5A3E', 1.7, 3, 1.5) + (g(100, 124, .5, en(circ(0, 0, 11), GOLD, 1.4) + dot(0, 0, 5, '#B3202A')))
    if kind == 'robe':
        return en(S(P), c, 2, 4, 1.8) + neck + en(S('82,104! 92,114 100,130! 108,114 118,104! 124,112! 112,128 104,156! 96,156! 88,128 76,112!'), c2, 1.4, 2, 1.2) + st('M70 124Q66 140 66 152M130 124Q134 140 134 152', dk(c, .4) if not c.startswith('url') else INK, 1.3) + (g(74, 138, .45, charge(ch)) + g(126, 138, .45, charge(ch)) if ch else '')
    if kind == 'habit': return en(S(P), c, 2, 4, 1.8) + neck + en(S('72,104! 86,116 100,120 114,116 128,104! 146,112 152,128! 126,136 100,138 74,136 48,128! 54,112'), dk(c, .16), 1.6, 3, 1.4) + st('M100 138V156M80 140L76 156M120 140L124 156', dk(c, .5), 1.3)
    if kind == 'cloak':
        s = en(S(P), c2 if not c2.startswith('url(#g') else '#7A6A50', 2, 4, 1.6) + neck + en(S('80,103! 92,112 100,124! 90,156! 30,160! 38,126 52,111'), c, 1.7, 3, 1.6) + en(S('120,103! 108,112 100,124! 112,156! 170,160! 162,126 148,111'), c, 1.7, 3, 1.6) + st('M66 118Q58 136 56 154M134 118Q142 136 144 154', dk(c, .45), 1.4)
        return s + (g(100, 141, .5, charge(*((ch,) if isinstance(ch, str) else ch))) if ch else '') + g(100, 120, 1, en(circ(0, 0, 6), GOLD, 1.4) + dot(0, 0, 2.6, '#1F4E9E'))
    if kind == 'gown':
        s = en(S(FBODY), c, 2, 4, 1.8) + en(S('86,92! 114,92! 113,102 128,110! 116,122 100,128 84,122 72,110! 87,102'), skin, 1.4, 2, 1, gl=False) + en(S('70,107! 84,119 100,126 116,119 130,107! 135,112! 118,126 100,134 82,126 65,112!'), c2, 1.4, 1.6, 1) + st('M82 132Q78 144 78 154M118 132Q122 144 122 154M100 136V154', dk(c, .4), 1.3)
        return s + (g(100, 130, .4, en(circ(0, 0, 10), GOLD, 1.4) + dot(0, 0, 5, ch if ch else '#B3202A')))
    if kind == 'vgown':
        return en(S(FBODY), c, 2, 4, 1.8) + en(S('88,90! 112,90! 112,101 122,108! 100,142! 78,108! 88,101'), skin, 1.4, 2, 1, gl=False) + en(S('74,106! 80,104! 100,140! 120,104! 126,106! 100,152!'), c2, 1.3, 1.4, .8) + (st('M90 104Q100 110 110 104', '#E3BC55', 1.6) + fl(M('0,0! 3,4 0,9!').replace('M', 'M', 1), '#B3202A') if False else st('M90 103Q100 111 110 103', '#E3BC55', 1.6) + dot(100, 108, 2.6, ch or '#7CCBEC'))
    if kind == 'motley':
        i = uid(); s = en(S(P), c, 2, 4, 1.6) + f'<defs><clipPath id="{i}"><path d="{S(P)}"/></clipPath></defs><g clip-path="url(#{i})">' + R(100, 90, 80, 70, c2) + '</g>' + neck
        return s + en(S('74,104! 86,113 100,116 114,113 126,104! 138,112! 132,124! 124,118! 116,132! 108,121! 100,138! 92,121! 84,132! 76,118! 68,124! 62,112!'), '#F2D37A', 1.6, 2, 1.2) + ''.join(en(circ(x, y, 3), GOLD, 1) for x, y in ((132, 126), (116, 134), (100, 140), (84, 134), (68, 126)))
    if kind == 'sash': return en(S(P), c, 2, 4, 1.6) + neck + en(S('52,114! 66,110! 150,150! 140,156! 124,156!'), c2, 1.5, 2, 1.2) + en(S('78,104! 90,113 100,115 110,113 122,104! 126,112! 100,124! 74,112!'), dk(c, .25), 1.4)
    return en(S(P), c, 2, 4, 1.6) + neck

PEOPLE = {}
def P(id_, bg_, body_, head=(), hair=None, back=(), att=(), dx=0, dy=0, k=1, tilt=0, **q):
    PEOPLE[id_] = dict(bg=bg_, body=body_, head=head, hair=hair, back=back, att=att, dx=dx, dy=dy, k=k, tilt=tilt, **q)
def things(L):
    s = ''
    for t in L:
        n, x, y = t[:3]; k = t[3] if len(t) > 3 else 1; rot = t[4] if len(t) > 4 else 0; a = t[5] if len(t) > 5 else (); fp = t[6] if len(t) > 6 else False
        if n == 'raw': s += x; continue
        s += g(x, y, k, THINGS_[n](*a), rot, fp)
    return s
def person(p, scene=True):
    s = bg(*p['bg']) if scene else ''
    s += things(p['back'])
    hr = p.get('hair'); c = None
    p = dict(p)
    if hr: c = HAIR.get(hr[1], hr[1])
    p['bc'] = HAIR.get(p.get('bcol'), p.get('bcol')) if p.get('bcol') else (c or HAIR['brown'])
    hgs = [hg(*((h,) if isinstance(h, str) else h)) for h in p['head']]
    p['hooded'] = any((h if isinstance(h, str) else h[0]) in ('hood', 'veil', 'coif', 'bascinet', 'nasal', 'kettle', 'visor', 'great') for h in p['head'])
    hx, hy = 100 + p['dx'], 66 + p['dy']
    wrap = lambda q: g(hx, hy, p['k'], q, p['tilt'])
    s += wrap(''.join(h[0] for h in hgs) + (hair_back(hr[0], c) if hr else ''))
    b = p['body']; s += g(p['dx'], p['dy']*.5, 1, body(*b, **{'fem': p.get('fem', False), 'skin': p.get('skin', SKIN)}))
    only = any((h if isinstance(h, str) else h[0]) == 'great' for h in p['head'])
    fr = '' if only else face(p) + beard(p.get('beard'), p['bc']) + after_beard(p) + (hair_front(p.get('front', hr[0]), c) if hr else '')
    s += wrap(fr + ''.join(h[1] for h in hgs))
    s += things(p['att'])
    return s

GR, BL, RD, PU, TE, WH = '#3F6B3A', '#23588F', '#8E2430', '#5F2F8A', '#17706F', '#EDE6D6'
# --- white
P('arthur', ('throne', '#9C2A22', 3), ('ermine', '#8E2430'), ['crown'], ('long', 'brown'), beard='full', mood='noble', jaw='square', age=2, iris='#3A6A8E', att=[('exc', 168, 140, 1.15, 6), ('glove', 168, 138, 1)])
P('kay', ('kitchen',), ('robe', '#4A4A55', '#B5301E'), [('cap', '#3A3440', '#B5301E')], ('cap', 'black'), beard='mus', mood='sneer', jaw='gaunt', nose='hook', turn=-1, age=2, att=[('keys', 40, 108, 1.25, 8), ('grip', 40, 100, 1.05)])
P('ector', ('feast',), ('fur', '#8E4A2A', '#C9B58A'), [], ('ring', 'white'), front='none', beard='wide', bcol='white', mood='smile', jaw='fat', age=3, turn=.6, nose='broad', cheek='#D9502E', att=[('cup', 160, 116, 1.15), ('grip', 158, 122, 1)])
P('bedivere', ('lake', '#4F7F9A'), ('surcoat', '#B5301E', 'url(#mail)', 'pendragon'), ['nasal'], ('cap', 'dark'), front='none', beard='short', mood='sad', turn=-1, age=2, back=[('raw', st('M150 104q8 -4 16 0t16 0', '#E9F4F8', 2) + en(S('158,104! 160,84 156,76 164,70 170,76 168,86 170,104!'), SKIN, 1.4) + g(164, 72, .72, exc(58), 4), 0)])
P('gawain', ('dawn',), ('plate', STEEL, GOLD, 'sun'), [], ('long', 'red'), beard='short', mood='bold', jaw='square', turn=.7, iris='#3F7A5A', back=[('sword', 44, 118, 1.2, -14)], att=[('glove', 43, 120, 1)])
P('gareth', ('kitchen',), ('cloak', '#5F2F8A', '#D9CBA8'), [], ('curls', 'fair'), mood='smile', jaw='oval', turn=-.5, iris='#3A6A8E', k=.98, att=[('hand', 156, 104, 1.25, 8, ('#FBEBDC', '#EDE6D6')), ('raw', en(circ(44, 124, 17), 'url(#bronze)', 1.6, 2.4, 1.3) + O(44, 122, 13, '#5A3A20', 1, 5) + st('M26 118C20 100 34 96 44 98', INK, 2.4), 0)])
P('gaheris', ('forest', '#7C8A5A'), ('surcoat', '#5F2F8A', 'url(#mail)', 'orkney'), ['bascinet'], None, mood='calm', jaw='narrow', turn=-.8, iris='#4A4A3A', marks=['stubble'], dx=12, back=[('horse', 44, 96, 1.15, 0, ('#4A3020', '#E3B51C'))])
P('agravain', ('door',), ('robe', '#3A2A44', '#5F2F8A'), [('hood', '#3E1C60', 4)], ('cap', 'black'), beard='goatee', mood='sly', jaw='gaunt', nose='hook', turn=1.3, dx=8, tilt=7, iris='#3F5A3A', att=[('hand', 141, 92, .9, 38, (SKIN, '#3E1C60'))])
P('lancelot', ('lake', '#3F6FA0'), ('surcoat', '#EDE6D6', 'url(#mail)', ('bend', '#B3202A')), [], ('bob', 'dark'), front='side', mood='noble', jaw='square', turn=.8, iris='#2E5E8E', k=1.02, marks=['stubble'], back=[('lance', 36, 92, 1, -8, (120, '#EDE6D6', '#B3202A'))], att=[('glove', 38, 124, 1.05)])
P('bors', ('chapel', '#7C8A9A'), ('surcoat', '#EDE6D6', 'url(#mail)'), [('coif',)], None, beard='wide', bcol='dark', mood='stern', jaw='fat', nose='broad', age=2, k=1.03, brow='#3A2618', att=[('raw', g(100, 138, .8, crosslet(0, 0, .8, '#8E2430')), 0), ('shield', 40, 116, .92, -6, ('#EDE6D6', g(0, -4, .42, lionmask('#C2272D', 3))))])
P('lionel', ('fire',), ('surcoat', '#C2272D', 'url(#mail)', ('benwick')), [], ('wild', 'red'), beard='short', mood='rage', jaw='square', skin='#F0B48C', age=1, cheek='#C8321E', turn=-.4, back=[('sword', 42, 96, 1.25, -20)], att=[('glove', 40, 100, 1.05)])
P('pellinore', ('forest', '#6E8F5A'), ('fur', '#17706F', '#B9A88A'), [('coif',), ('crown', GOLD, .8)], None, beard='droop', bcol='grey', mood='weary', jaw='gaunt', age=3, turn=.9, dx=-10, brow='#8A8880', back=[('qbeast', 156, 92, 1.1, 0)], att=[('horn', 40, 126, .85, -18)])
P('lamorak', ('battle',), ('plate', STEEL, '#17706F', ('bars', '#17706F')), ['visor', ('plume', '#2FA09A')], None, mood='grin', jaw='square', marks=['scar', 'stubble'], turn=-.6, dy=2, iris='#2E6A5A')
P('percival', ('forest', '#A9B06A'), ('plate', 'url(#redst)', GOLD), [], ('fringe', 'sand'), mood='awe', jaw='round', turn=.6, iris='#3A7AA0', cheek='#E0604A', back=[('cup', 162, 56, 1.15, 0, (GOLD, '#B3202A', True)), ('lance', 34, 96, .8, 6, (110, '#7A4F28'))], att=[('glove', 35, 122, .95)])
P('tristan', ('sea',), ('cloak', '#2F7A4A', '#3A2A24'), [], ('long', 'auburn'), mood='sad', jaw='narrow', turn=-.8, iris='#3F7A5A', tilt=-5, att=[('harp', 156, 114, 1.1, 6), ('grip', 146, 122, .9)])
P('palomides', ('desert',), ('cheq', '#26222A'), [('turban', '#F4EEDF', '#26222A'), ], None, skin=BROWN_SKIN, beard='curl', bcol='black', brow='#1E181A', mood='noble', jaw='oval', turn=-.7, iris='#3A2412', nose='hook', att=[('shield', 156, 116, 1, 6, ('url(#cheq)',))])
P('dinadan', ('garden',), ('pale', '#C9781E', '#2F6B8E', None), [('cap', '#2F6B8E', '#F2D37A')], ('curls', 'brown'), front='none', mood='wink', jaw='round', turn=.7, nose='snub', beard='goatee', att=[('scroll', 44, 116, .95, -10), ('raw', g(160, 118, 1, en(S('-14,6 -16,18 -6,28 8,28 18,18 14,4 4,-2 -6,-2'), '#B5713A', 1.6, 2.6, 1.3) + en('M-3 0L2 -44L9 -43L6 0Z', '#7A4F28', 1.3) + O(1, 14, 5, '#2B1A10') + st('M-1 -40L0 22M3 -40L3 22M6 -40L5 22', '#F6E7B0', .9)), 0)])
P('sagramore', ('feast',), ('surcoat', '#8D939B', 'url(#mail)', ('star', '#2E2A33')), [], ('wild', 'dark'), beard='bigmus', mood='alert', jaw='fat', cheek='#D9502E', turn=-.3, mouth='open', att=[('raw', g(152, 104, 1.1, en('M-3 10L4 34L10 32L5 8Z', '#F6EBD8', 1.4) + en(S('-14,-18 0,-24 14,-16 16,0 6,12 -8,10 -16,-2'), '#9C5A2A', 1.7, 3, 1.4) + st('M-8 -12Q0 -16 6 -10', '#E9B070', 2)), 0), ('grip', 160, 136, 1)])
P('yvain', ('forest', '#5A8A6A'), ('surcoat', '#2F6B8E', 'url(#mail)', ('star', GOLD)), [('circlet', STEEL, '#E3B51C')], ('bob', 'blond'), front='long', beard='short', bcol='sand', mood='calm', jaw='oval', turn=.9, dx=-14, iris='#3A6A8E', att=[('lion', 154, 106, 1.28)])
P('merlin', ('night', '#131A3C', 3), ('robe', '#EDE7D8', '#35406E', 'star'), ['wizard'], ('long', 'white'), front='none', beard='long', bcol='white', brow='#C9CBCB', mood='down', eye='open', age=3, nose='hook', turn=.5, dy=8, k=.95, iris='#2E6A9E', att=[('staff', 36, 96, .92), ('grip', 36, 118, .95)])
P('guinevere', ('garden',), ('gown', '#2F6B5A', '#F2D37A', '#B3202A'), [('coronet', GOLD, '#B3202A')], ('braids', 'blond'), fem=1, mood='calm', mouth='smile', lip='#B5403A', iris='#3A6A8E', skin=PALE, turn=-.5, att=[('rose', 152, 124, 1.05)])
P('morgan', ('night', '#2A1440', 8), ('vgown', '#1F4A40', '#A6E07A', '#8E6BD1'), ['mcrown'], ('very', 'black'), fem=1, mood='tempt', lip='#7A1E3A', iris='#4E9A4A', skin='#F3E3D2', turn=.6, brow='#1A1418', dy=2, att=[('raw', glow(40, 96, 36, '#C9A8F0') + en(S('40,62! 50,82 54,96 48,110 40,114 31,110 27,97 34,86 35,76'), '#8E6BD1', 1.6, 2.4, 1.4) + fl(S('40,88! 46,100 40,108 34,101'), '#E6DBFA'), 0), ('hand', 40, 130, .95, 0, ('#F3E3D2', '#1F4A40'))])
P('isolde', ('ship', '#2E6A9E'), ('gown', '#3F7FB0', '#FBF7EC', '#2B8A4B'), [('circlet', GOLD, '#2B8A4B')], ('very', 'fair'), fem=1, mood='sad', mouth='flat', lip='#C2504A', iris='#3F8A6A', skin=PALE, turn=-.7, tilt=-4, att=[('cup', 156, 116, 1.2, 0, (GOLD, '#2B8A4B')), ('grip', 154, 124, .9, 0, (PALE,))])
P('nimue', ('lake', '#2F7A80'), ('vgown', '#2F8A8E', '#D9F0EA', '#F6E7B0'), [('wreath', '#5E9A5C', '#FBF7EC')], ('very', '#274E52'), fem=1, mood='serene', eye='open', mouth='smirk', lip='#A8505A', iris='#2F8A8E', skin='#F0E4D2', turn=.6, att=[('raw', ''.join(st(f'M{x} 150C{x-6} 130 {x+8} 118 {x} 96', '#BFE6EA', 3, .8) for x in (30, 42, 54)) + en(circ(42, 92, 13), '#BFE6EA', 1.6, 3, 2) + O(38, 88, 4, '#fff', .9), 0), ('hand', 44, 124, .85, 0, ('#F0E4D2', '#2F8A8E'))])
# --- blue
P('lucan', ('feast',), ('surcoat', '#B5301E', 'url(#mail)', ('key', GOLD)), [], ('recede', 'brown'), front='recede', beard='full', mood='smile', jaw='fat', age=2, turn=-.7, cheek='#D9502E', att=[('raw', g(154, 106, 1.1, en(S('-12,-22! 8,-22! 7,-12! 16,2 14,24 0,28 -18,24 -20,2 -11,-12!'), 'url(#bronze)', 1.7, 3, 1.4) + st('M-16 -8C-32 -6 -32 18 -19 18', INK, 5) + st('M-16 -8C-32 -6 -32 18 -19 18', '#B98449', 2.4) + st('M-16 4Q-2 8 13 4', '#5A3A1E', 1.4)), 0), ('grip', 128, 112, .95)])
P('griflet', ('camelot',), ('surcoat', '#E5A98A', 'url(#mail)', ('swan', '#FBF7EC')), [], ('curls', 'auburn'), mood='grin', jaw='round', nose='snub', marks=['freckles', 'bandage'], turn=.4, iris='#3F7A5A', k=.96, att=[('raw', ''.join(st(f'M{x} 152q{q} -16 {q*1.5} -30', '#4E7A33', 2.4) for x, q in ((30, -4), (40, 4), (50, -2), (150, 3), (162, -4), (172, 4))) + ''.join(O(x, y, 3.4, c, 1) for x, y, c in ((26, 124, '#F2D37A'), (46, 122, '#FBF7EC'), (168, 122, '#E2606A'))), 0)])
P('mordred', ('storm', '#444', 4), ('pale', '#B5301E', '#5F2F8A', None), [], ('long', 'black'), beard='goatee', mood='sneer', jaw='gaunt', nose='hook', skin='#EBDCCB', turn=.9, iris='#6A8A4A', dy=1, att=[('raw', g(78, 138, .52, charge('pendragon')) + g(122, 138, .52, charge('orkney')), 0), ('sword', 164, 122, 1.15, 24, (66, 'url(#dark)', STEEL, '#2A2226')), ('glove', 163, 124, 1, 0, ('url(#dark)',))])
P('lot', ('orkney',), ('fur', '#3E1C60', '#4A3A30'), [('crown', 'url(#dark)', .95)], ('long', 'black'), beard='fork', mood='stern', jaw='square', age=2, turn=-.6, iris='#4A5A6A', back=[('axe', 164, 96, .95, 4, (100,))])
P('ector-maris', ('forest', '#5A6A4A'), ('cloak', '#5B6B4A', '#8D8672'), [('hood', '#5B6B4A')], ('cap', 'brown'), front='cap', beard='short', mood='alert', eye='open', jaw='narrow', turn=1, iris='#5A4A2A', att=[('raw', glow(160, 92, 42, '#FFE29A') + st('M160 60Q150 66 152 74M160 60Q170 66 168 74', INK, 2.2) + en('M148 74H172L168 108H152Z', '#FFDf8A', 1.6, 2, 1) + en(rbox(146, 70, 28, 6, 2), '#4A4A50', 1.2) + en(rbox(149, 106, 22, 6, 2), '#4A4A50', 1.2) + flames(160, 98, .5), 0), ('grip', 160, 60, .85)])
P('galahad', ('chapel', '#B9C9D4'), ('surcoat', '#FBF7EC', 'url(#mail)', ('cross', '#C2272D')), ['halo'], ('bob', 'fair'), mood='serene', eye='open', mouth='flat', jaw='oval', skin=PALE, turn=0, iris='#3A7AB0', att=[('shield', 46, 118, .92, -6, ('#FBF7EC', g(0, -3, .95, charge('cross', '#C2272D'))))])
P('tor', ('camelot',), ('surcoat', '#17706F', 'url(#mail)', 'listenois'), [('kettle', 'url(#bronze)')], ('cap', 'sand'), front='none', mood='smile', jaw='square', skin='#DDAA78', nose='broad', turn=-.6, marks=['freckles'], dx=8, att=[('hound', 46, 116, 1.1, 0, (), True)])
P('mark', ('hall', '#6A5A7A'), ('ermine', '#2E2A33'), [('earsH',), ('crown', GOLD, .82)], ('bob', 'grey'), beard='goatee', mood='sly', jaw='fat', age=2, skin='#EBCBA6', turn=.7, dy=2, mouth='smile', att=[('raw', g(44, 118, 1, sword(44, 'url(#dark)', STEEL, '#2E2A33'), 150), 0), ('hand', 154, 122, .85, 14, (SKIN, '#2E2A33'))])
P('andret', ('candle', '#7A4A3A'), ('robe', '#2E2A33', '#8A6A2E'), [('hood', '#2A2630', 0)], ('fringe', 'black'), mood='sly', jaw='gaunt', turn=-1.2, nose='hook', mouth='stern', dx=6, tilt=-6, marks=['stubble'], att=[('candle', 150, 142, 1.3), ('grip', 150, 138, .95)])
P('pelleas', ('tent',), ('plate', STEEL, '#C98AA0', ('heart', '#C2305A')), [('coif',), ('wreath', '#5E8F3C', '#C2305A')], None, mood='calm', mouth='stern', jaw='narrow', turn=-.5, iris='#3A6A8E', skin=PALE, att=[('raw', g(46, 118, .95, sword(56), 32) + g(46, 118, .95, sword(56), -32), 0)])
P('erec', ('garden',), ('surcoat', '#3A6A9E', 'url(#mail)', ('stag', '#F2D37A')), [('circlet', GOLD, '#B3202A')], ('cap', 'blond'), beard='short', bcol='sand', mood='noble', jaw='square', turn=.8, iris='#3F7A5A', dx=-8, att=[('falcon', 156, 92, 1.12), ('glove', 156, 132, 1.2, 0, ('#8A5A2C',))])
P('marhaus', ('sea',), ('fur', '#3F6B4A', '#8A5A2C'), ['nasal', ('horns',)], ('wild', 'red'), front='none', beard='droop', bcol='red', mood='stern', jaw='fat', turn=-.4, dy=6, k=1.0, age=2, att=[('sword', 160, 132, 1.2, 12, (72, 'url(#bronze)', STEEL, '#5A2A22', True)), ('glove', 160, 134, 1, 0, ('#8A5A2C',))])
P('balin', ('waste',), ('surcoat', '#7C4A2A', 'url(#mail)', ('boar', '#2E2A33')), [], ('wild', 'brown'), beard='short', mood='pain', eye='open', mouth='stern', jaw='square', age=1, back=[('sword', 46, 88, 1.25, -30), ('sword', 154, 88, 1.25, 30)], att=[('glove', 46, 92, 1), ('glove', 154, 92, 1)])
P('meleagant', ('tower',), ('plate', 'url(#dark)', '#B3202A', ('tower', '#B3202A')), [('bascinet', 'url(#dark)', 'url(#maild)'), ('wings', '#3A3440')], None, beard='pointed', bcol='auburn', mood='sneer', jaw='square', turn=-.8, dy=8, dx=-10, att=[('keys', 160, 118, 1.2, -6)])
P('urien', ('bridge',), ('surcoat', '#5D636D', 'url(#mail)', ('raven', '#17141B')), [('coif',), ('crown', STEEL, .86)], None, beard='full', bcol='grey', brow='#8A8880', mood='weary', age=3, jaw='square', turn=.5, dy=2, att=[('raw', g(160, 64, 1.05, charge('raven', '#2A2830')), 0)])
P('dagonet', ('diaper', '#C9902E', 0), ('motley', '#B3202A', '#2B8A4B'), ['fool'], None, mood='grin', jaw='round', nose='snub', turn=-.5, cheek='#E0402A', dy=8, k=.98, ears=True, att=[('marotte', 160, 92, 1.05, 10), ('grip', 156, 124, .95)])
P('igraine', ('cliff',), ('gown', '#33303C', '#C3C9D0', '#7CCBEC'), [('veil', '#D9DCE2'), ('coronet', STEEL, '#1F4E9E')], None, fem=1, mood='grief', eye='down', lip='#A05A52', age=2, skin=PALE, turn=.6, brow='#7A7068', tilt=4)
P('elaine-corbenic', ('night', '#131A3C', 5), ('vgown', '#6E2A5A', '#E3BC55', '#B3202A'), [('hairnet', '#7A2A4A')], ('buns', 'auburn'), fem=1, mood='tempt', mouth='smile', lip='#B0304A', iris='#5A3A6A', skin=PALE, turn=-.6, att=[('mask', 150, 86, 1.15, 14), ('grip', 146, 120, .85, 0, (PALE,))])
P('elaine-astolat', ('lake', '#7FA0A8'), ('gown', '#F4EEE2', '#C9B0D0', '#A97CC8'), [('wreath', '#8FB06A', '#E9D5F0')], ('very', 'blond'), fem=1, mood='grief', mouth='flat', lip='#C98A80', skin='#F5E2CE', cheek='#E0A090', turn=0, tilt=-7, att=[('lily', 150, 104, 1.2, 12), ('raw', en(S('-4,150! 8,132 40,138 100,144 160,138 192,130 206,120! 206,156! -4,156!'), '#4A3020', 1.8, 3, 1.4) + st('M10 138C50 146 150 146 200 130', '#E3BC55', 1.6), 0)])
P('lynette', ('forest', '#9A7A4A'), ('cloak', '#A8322A', '#3F5A3A'), [('cap', '#3F5A3A', '#E3B51C')], ('braid1', 'dark'), fem=1, mood='sly', eye='open', mouth='smirk', lip='#B5403A', nose='snub', marks=['freckles'], turn=.8, iris='#5A4A1E', att=[('raw', g(48, 106, 1.05, en(S('-10,24! -9,6 -14,0 -10,-5 -4,0 -4,-22 0,-26 4,-22 4,-3 9,-1 10,8 9,24!'), SKIN, 1.4, 1.8, 1) + en(S('-13,22! 12,22! 15,42! -15,42!'), '#A8322A', 1.4), -12), 0)])
P('enid', ('forest', '#8FA06A'), ('gown', '#8FA6B8', '#F6EBD0', '#2F6B8E'), [('veil', '#EFE6D2')], ('long', 'brown'), fem=1, mood='alert', eye='open', mouth='flat', lip='#B5605A', iris='#4A6A3A', turn=-.4, skin=PALE, dx=10, back=[('horse', 42, 100, .95, 0, ('#B9A88A', '#3A6A9E'))], att=[('raw', g(124, 106, .86, en(S('-8,26! -8,6 -13,0 -9,-5 -3,0 -3,-18 1,-22 4,-18 4,-2 9,0 9,10 8,26!'), PALE, 1.4, 1.8, 1) + en(S('-12,24! 12,24! 14,44! -14,44!'), '#8FA6B8', 1.4), -16), 0)])
P('morgause', ('orkney',), ('gown', '#5F2F8A', '#E3BC55', '#2B8A4B'), [('coronet', 'url(#dark)', '#A97CC8')], ('long', 'red'), fem=1, mood='tempt', eye='open', mouth='smirk', lip='#8E2430', iris='#3F7A4A', age=2, skin=PALE, turn=-.6, dx=-8, att=[('hand', 158, 62, .9, 172, (PALE, '#5F2F8A')), ('raw', g(158, 82, .86, puppets()), 0)])
# --- red
P('ban', ('fire',), ('surcoat', '#EDE6D6', 'url(#mail)', 'benwick'), [('coif',), ('crown', GOLD, .88)], None, beard='full', bcol='white', brow='#C9C5BC', mood='sad', age=3, jaw='oval', turn=-.6, dy=2, marks=['tear'])
P('aglovale', ('grave',), ('surcoat', '#17706F', 'url(#mail)'), [('hood', '#3A3A42', 0)], ('cap', 'dark'), front='none', beard='short', mood='grief', mouth='flat', age=2, turn=.6, att=[('raw', g(72, 136, .34, f'<path d="{HEAT}" fill="#17706F" stroke="{INK}" stroke-width="9"/>' + g(0, 0, .6, beast('listenois')), -10) + g(128, 136, .34, f'<path d="{HEAT}" fill="#17706F" stroke="{INK}" stroke-width="9"/>' + g(0, 0, .6, beast('listenois')), 10) + g(100, 140, .38, f'<path d="{HEAT}" fill="#2E2A33" stroke="{INK}" stroke-width="9"/>' + g(0, 0, .6, beast('listenois'))), 0)])
P('dinas', ('hall', '#8A7A5A'), ('robe', '#2E2A33', '#C99A2E'), [('cap', '#C99A2E', '#2E2A33')], ('bob', 'brown'), front='none', beard='pointed', mood='calm', mouth='smile', age=2, turn=.6, iris='#4A4A2A', att=[('hand', 46, 108, 1, -8, (SKIN, '#2E2A33')), ('raw', st('M160 44V156', INK, 6) + st('M160 44V156', '#FBF7EC', 3.2) + en(circ(160, 40, 7), GOLD, 1.4) + ''.join(st(f'M157 {y}h6', '#B3202A', 2) for y in (60, 80, 100)), 0), ('grip', 160, 118, .95)])
P('calogrenant', ('storm', '#444', 7), ('surcoat', '#6E8F5A', 'url(#mail)', ('cup', '#F2D37A')), [('coif',)], ('curls', 'brown'), front='none', mood='speak', jaw='round', marks=['bruise'], beard='mus', turn=-.5, cheek='#D9705A', att=[('hand', 158, 106, 1.1, 20, (SKIN, '#6E8F5A')), ('bowl', 44, 124, .95, -10, (STEEL, '#8FC6E0'))])
P('caradoc', ('snow',), ('cloak', '#8E2430', '#C9B58A'), [], ('shorn', 'dark'), mood='calm', eye='closed', jaw='square', turn=0, beard='short', tilt=-6, iris='#3A6A8E', att=[('raw', g(160, 92, 1.0, axe(96), -72), 0), ('raw', g(46, 128, .5, snake(4)), 0)])
P('breus', ('waste',), ('plate', 'url(#dark)', '#5A2A22', None), [('great', 'url(#dark)', '#8E2430', '#F6C34A'), ('tuft', '#3A2A24')], None, dy=8, back=[('horse', 168, 112, .8, 0, ('#2A2226', '#8E2430'), True)], att=[('raw', st('M40 140L46 84', INK, 7) + st('M40 140L46 84', '#6B4526', 4) + st('M46 84C40 70 52 62 62 66', '#4A4A50', 2.6, 1, 'stroke-dasharray="4 3"') + g(66, 62, .7, en(S(' '.join(f'{r*math.sin(a):.1f},{-r*math.cos(a):.1f}!' for i in range(16) for a, r in [(math.pi*i/8, 11 if i % 2 else 19)])), 'url(#dark)', 2)), 0), ('glove', 41, 124, 1, 0, ('url(#dark)',))])
P('accolon', ('ship', '#5A2A4A'), ('sash', '#3A5A4A', '#E3BC55'), [('circlet', GOLD, '#B3202A')], ('bob', 'dark'), front='side', beard='goatee', mood='awe', eye='open', mouth='smile', jaw='narrow', skin='#E2B488', turn=.9, dx=-10, att=[('exc', 156, 126, 1.3, 14), ('grip', 157, 128, 1)])
P('pelles', ('lake', '#6A8A9A'), ('fur', '#4F6E74', '#8A7A66'), [('crown', GOLD, .86)], ('long', 'grey'), beard='full', bcol='grey', mood='pain', jaw='gaunt', skin='#E6D6C2', age=3, cheek='#C9A890', turn=-.5, dy=2, att=[('raw', st('M176 156L150 20', INK, 4.4) + st('M176 156L150 20', '#B98F52', 2.2) + st('M150 20L144 76', '#F6EBD0', 1), 0), ('fish', 144, 92, .8, 76), ('raw', en(S('-6,140! 40,150 160,150 206,138! 206,158! -6,158!'), '#5A3B22', 1.8, 3, 1.4), 0)])
P('taliesin', ('night', '#131A3C', 9), ('robe', '#2F6B5A', '#F2D37A'), [('nimbus',), ('wreath', '#5E9A5C', '#F2D37A')], ('curls', 'grey'), front='side', beard='full', bcol='grey', brow='#9A9890', mood='smile', mouth='smile', jaw='oval', age=2, turn=.4, iris='#2F8A9A', skin=PALE, att=[('harp', 46, 108, 1.15, -4), ('raw', ''.join(g(150+14*i, 70-18*i, .8, en(circ(0, 8, 4.4, 3.4), '#F2D37A', 1.1) + st('M4 8V-8l6 3', '#F2D37A', 2)) for i in range(3)), 0), ('grip', 58, 116, .85)])
P('nascien', ('cave',), ('habit', '#7A5A3C'), [('hood', '#7A5A3C', 0)], ('ring', 'white'), front='none', beard='long', bcol='white', brow='#D9D9D4', mood='smile', age=3, nose='broad', turn=-.4, att=[('raw', g(46, 124, .95, en(S('-22,-14! 0,-8 22,-14! 22,12! 0,18 -22,12!'), '#6E1A22', 1.6) + en(S('-19,-15! 0,-9! 0,13! -19,8!'), '#F6EBD0', 1.1) + en(S('19,-15! 0,-9! 0,13! 19,8!'), '#F6EBD0', 1.1) + st('M-15 -8L-4 -5M-15 -2L-4 1M15 -8L4 -5M15 -2L4 1', '#7A5A3A', 1.1)), 0), ('candle', 158, 140, 1.25)])
P('brangaine', ('ship', '#8A7A3A'), ('gown', '#8A5A3A', '#F6EBD0', '#E3BC55'), [('veil', '#F1E6CE', True)], None, fem=1, mood='awe', eye='down', mouth='sad', lip='#B5605A', iris='#5A3A1E', turn=.5, brow='#6B4324', att=[('flask', 154, 110, 1.05), ('grip', 152, 124, .85)])
P('laudine', ('storm', '#444', 11), ('gown', '#1F3A6E', '#C3C9D0', '#7CCBEC'), [('coronet', GOLD, '#7CCBEC')], ('long', 'blond'), fem=1, mood='stern', mouth='flat', lip='#A8404A', iris='#2E5E8E', skin=PALE, turn=-.7, back=[('raw', tfir(28, 150, 2.1, '#2F5A44'), 0)], att=[('bowl', 154, 122, 1.05, 14, (GOLD, '#8FC6E0')), ('raw', st('M170 128C178 134 178 144 174 152M164 132C168 140 168 146 166 152', '#BFE6F2', 3), 0), ('grip', 140, 126, .85, 0, (PALE,))])
P('dindrane', ('chapel', '#B98A8A'), ('habit', '#EDE6D6'), ['halo', ('veil', '#FBF7EC')], ('shorn', 'blond'), fem=1, mood='serene', mouth='smile', lip='#B5605A', skin='#F5E2CE', att=[('bowl', 100, 142, 1.1, 0, (STEEL, '#A8202A')), ('grip', 76, 142, .85, 0, ('#F5E2CE',)), ('grip', 124, 142, .85, 0, ('#F5E2CE',))])
P('ragnell', ('half',), ('gown', '#8E2F4A', '#E3BC55', '#2B8A4B'), [('veil', '#E9DFC6')], ('long', 'auburn'), fem=1, mood='smile', lip='#B5403A', iris='#8A2A1E', iris2='#3A7A5A', skin=PALE, skin2='#9FA06A', marks=['tusk'], nose='broad', turn=0)

def seeded(cid, sex='m', knight=True, house=None):
    """a portrait for a card nobody has drawn by hand: chosen by its id, the same every time (an owner's own deck)"""
    r = random.Random(cid); fem = sex == 'f'; al = (house or ['none'])[0] if knight else None
    field = ALL[al][0]; hc = r.choice(('black', 'dark', 'brown', 'auburn', 'red', 'blond', 'sand', 'grey', 'white'))
    old = hc in ('grey', 'white')
    q = dict(bg=r.choice((('diaper', ALL[al][1], r.randrange(6)), ('forest', '#6E8F5A'), ('sea',), ('hall', '#8A7A5A'), ('camelot',), ('night', '#131A3C', r.randrange(99)), ('tent',), ('garden',), ('waste',), ('snow',), ('dawn',), ('grave',), ('orkney',))),
             turn=r.choice((-1, -.6, -.3, .3, .6, 1)), tilt=r.choice((-5, 0, 0, 4)), dx=r.choice((-6, 0, 6)), dy=2, k=1, iris=r.choice(('#5A3A1E', '#3A6A8E', '#3F7A5A', '#4A4A5A')), skin=r.choice((SKIN, SKIN, PALE, '#DDAA78', BROWN_SKIN)), age=3 if old else r.choice((1, 1, 2)), back=(), att=())
    if fem:
        head = r.choice(((), [('coronet', GOLD, '#B3202A')], [('veil', r.choice(('#FBF7EC', '#D9DCE2', '#E9DFC6')))], [('circlet', GOLD, '#2B8A4B')], [('wreath',)], [('hairnet', dk(field, .2))], [('cap', dk(field, .2), '#FBF7EC')]))
        q.update(fem=1, head=head, hair=(r.choice(('long', 'very', 'braids', 'braid1', 'buns')), hc), body=(r.choice(('gown', 'vgown')), r.choice(('#2F6B5A', '#8E2430', '#3F7FB0', '#5F2F8A', '#8A5A3A', '#33303C')), '#F2D37A', '#1F4E9E'), lip=r.choice(('#B5403A', '#A8404A', '#C2504A')), mood=r.choice(('calm', 'smile', 'serene', 'sly', 'sad', 'stern', 'tempt', 'alert', 'down')))
        q['att'] = [r.choice((('rose', 154, 122), ('cup', 156, 116, 1.1), ('mirror', 154, 104), ('lily', 152, 104), ('candle', 156, 142, 1.2), ('scroll', 154, 114), ('falcon', 156, 100), ('flask', 154, 110)))]
    else:
        head = r.choice(([], [('bascinet',)], [('nasal',)], [('kettle',)], [('visor',), ('plume', field)], [('coif',)], [('bascinet',), ('wings', '#FBF7EC')])) if knight else r.choice(([], [('hood', '#5B4833')], [('cap', dk(field, .3), '#FBF7EC')], [('coronet', STEEL, '#B3202A')]))
        q.update(head=head, hair=(r.choice(('cap', 'bob', 'long', 'curls', 'wild', 'fringe')), hc), body=('surcoat', field, 'url(#mail)', al) if knight else (r.choice(('robe', 'habit', 'cloak', 'fur')), r.choice(('#5B4833', '#4A4A55', '#3F6B4A', '#7A5A3C', '#6E2A5A')), '#C9B58A'), jaw=r.choice(list(JAW)), nose=r.choice(('straight', 'hook', 'snub', 'broad')), beard=r.choice((None, None, 'mus', 'short', 'full', 'goatee', 'droop', 'long' if old else 'short')), mood=r.choice(('calm', 'stern', 'bold', 'sly', 'sneer', 'sad', 'weary', 'smile', 'grin', 'awe', 'angry', 'noble')), marks=r.choice(((), (), ['scar'], ['freckles'], ['stubble'])))
        if head: q['front'] = 'none'
        q['att'] = [r.choice((('sword', 160, 132, 1.2, 12), ('axe', 164, 96, .9, 4), ('lance', 36, 96, .9, -6, (120, '#B98A4C', field)), ('horn', 44, 124, .85, -18), ('falcon', 156, 96), ('hound', 46, 116, 1, 0, (), True), ('shield', 156, 116, 1, 6, (field, g(0, -4, .42, beast(al) if al else '')))))] if knight else [r.choice((('scroll', 152, 112), ('harp', 156, 112), ('candle', 156, 142, 1.2), ('cup', 156, 116, 1.1), ('staff', 164, 96, .9), ('keys', 44, 110, 1.1)))]
    return q
