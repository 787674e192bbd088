"""The signs of Camelot Legends: abilities, levels, windows and effects of texts, backs of cards, the three places."""
from legends.scenes import *

GLOWC, GOLDL, GREEN = '#FFE08A', '#F2D37A', '#2B6B35'

ABC = dict(combat='#9C2A22', diplomacy='#7D5A10', adventure='#2F6B3A', cunning='#6A3A8E', chivalry='#23588F', psyche='#1C6E70')


def abil(a, cx, cy, s, c='#FFF6E0', k=INK):
    """pictogram of an ability, drawn in one tone with an ink line where it is large"""
    d = {'combat': f'<path d="M18 12L24 12L70 62L78 54L84 60L76 68L90 82L84 88L70 74L62 82L56 76L64 68L14 22V14ZM82 12L76 12L57 33L66 42L86 22V14ZM34 57L42 66L36 74L44 82L38 86L30 78L16 90L10 84L24 70L16 62L22 56L28 62Z"/>',
         'diplomacy': '<path d="M46 12H54V22L84 27V33L80 33L95 62H62L76 34L54 30V80H70V88H30V80H46V30L24 34L38 62H5L20 33L16 33V27L46 22ZM5 65H38C35 78 8 78 5 65ZM62 65H95C92 78 65 78 62 65Z"/>',
         'adventure': '<path d="M8 30C16 62 48 78 78 58C84 52 86 42 84 30L74 33C76 42 74 48 69 52C48 66 26 52 20 26ZM70 16L94 18L92 34L68 32ZM36 66L28 88L36 90L44 70ZM58 70L60 90H68L66 68Z"/>',
         'cunning': '<path d="M10 10L36 30C45 26 55 26 64 30L90 10C95 36 92 52 82 64L58 88C54 94 46 94 42 88L18 64C8 52 5 36 10 10ZM28 48C33 45 39 48 42 55C36 57 30 55 28 48ZM72 48C67 45 61 48 58 55C64 57 70 55 72 48ZM43 79C47 76 53 76 57 79C55 86 45 86 43 79Z" fill-rule="evenodd"/>',
         'chivalry': '<path d="M24 96V84H30C30 68 46 62 49 48C44 56 36 59 30 60C26 67 20 71 14 67C7 64 6 57 9 52C17 42 20 28 32 18L31 4L44 12C66 8 84 24 84 52C84 66 80 74 80 84H86V96ZM38 28C33 30 31 34 31 38C36 37 40 34 42 29Z" fill-rule="evenodd"/>',
         'psyche': '<path d="M52 4C56 22 80 34 82 62C82 82 68 96 50 96C32 96 18 82 18 62C18 48 26 40 32 30C36 42 40 44 44 42C48 32 46 18 52 4ZM50 52C44 62 38 66 38 76C38 84 44 88 50 88C56 88 62 84 62 76C62 66 54 62 50 52Z" fill-rule="evenodd"/>'}[a]
    return g(cx-s/2, cy-s/2, s/100, f'<g fill="{c}">{d}</g>')


def level(lv, cx, cy, s):
    c = {'white': '#FBF7EC', 'blue': '#3A78C0', 'red': '#C2272D'}[lv]; n = {'white': 1, 'blue': 2, 'red': 3}[lv]
    return g(cx, cy, s/40, en('M0 -18L18 0L0 18L-18 0Z', c, 3, 3, 2) + ''.join(dot(x, y, 3.2, INK if lv == 'white' else '#fff') for x, y in {1: [(0, 0)], 2: [(-5, 0), (5, 0)], 3: [(-6, 3), (6, 3), (0, -6)]}[n]))
GLY = {  # windows and effects, stroke paths in 0..100
    'always': 'M28 50C28 32 46 32 50 50C54 68 72 68 72 50C72 32 54 32 50 50C46 68 28 68 28 50', 'may': 'M34 92V58L22 44C20 34 30 34 34 42V20C34 12 44 12 44 20V44V14C44 6 54 6 54 14V44V20C54 12 64 12 64 20V48V32C64 24 74 24 74 32V64C74 80 66 92 66 92', 'answer': 'M50 8L84 18C86 52 72 78 50 92C28 78 14 52 16 18ZM34 50H62M50 36L64 50L50 64', 'hand': 'M14 30L44 20L62 82L32 90ZM50 24L84 30L76 88L56 86',
    'played': 'M50 8V62M30 44L50 64L70 44M14 86H86', 'lost': 'M50 10C30 10 20 24 22 42C22 54 30 56 30 66H70C70 56 78 54 78 42C80 24 70 10 50 10M38 38h2M60 38h2M42 68V84M58 68V84M36 86H64', 'won': 'M26 20C14 50 24 76 48 88M74 20C86 50 76 76 52 88M20 40L34 44M22 60L38 58M80 40L66 44M78 60L62 58M34 34L50 52L70 24', 'trophy': 'M28 14H72V36C72 58 62 64 50 64C38 64 28 58 28 36ZM28 22H12C12 42 20 46 30 46M72 22H88C88 42 80 46 70 46M50 64V82M30 88H70', 'drawn': 'M26 12H74V88H26ZM50 30V56M50 68V70', 'score': 'M50 8L62 36L92 38L69 58L77 88L50 71L23 88L31 58L8 38L38 36Z',
    'discard': 'M26 10H74V90H26ZM14 24L86 76M86 24L14 76', 'doom': 'M26 10H74M26 90H74M30 10C30 40 46 42 46 50C46 58 30 60 30 90M70 10C70 40 54 42 54 50C54 58 70 60 70 90', 'home': 'M50 90V40M30 56L50 34L70 56M16 20H84', 'send': 'M30 10V58H18V80H82C82 64 66 62 54 58V10ZM18 90H82', 'silence': 'M20 40C30 24 70 24 80 40C84 64 70 80 50 80C30 80 16 64 20 40M30 54H70M38 46V62M50 46V62M62 46V62', 'lend': 'M50 84C20 62 10 44 20 28C32 14 46 20 50 34C54 20 68 14 80 28C90 44 80 62 50 84', 'draw': 'M22 26H62V92H22ZM36 26V10H78V76H62M42 74V44M30 54L42 42L54 54', 'recall': 'M82 50A32 32 0 1 1 70 24M70 8V26H52', 'foresee': 'M8 50C28 18 72 18 92 50C72 82 28 82 8 50M50 36a14 14 0 1 0 .1 0', 'spy': 'M50 12a20 20 0 0 1 10 38L66 88H34L40 50A20 20 0 0 1 50 12', 'rob': 'M30 10H70V60H30ZM14 92C20 70 40 74 44 62M86 92C80 70 60 74 56 62', 'act': 'M50 10V50L74 66M50 6a44 44 0 1 0 .1 0', 'gain': 'M50 6L60 30H40ZM50 30V94M30 60H70', 'banish': 'M20 14H80V60L50 90L20 60ZM30 26L70 66M70 26L30 66', 'guard': 'M50 6L86 18C88 54 74 80 50 94C26 80 12 54 14 18ZM50 26V72M30 46H70', 'ease': 'M12 88V50C12 8 88 8 88 50V88M50 34V74M34 60L50 76L66 60', 'hold': 'M20 30L44 20L58 84L34 92ZM78 14V42M64 28H92', 'add': 'M50 16V84M16 50H84', 'boost': 'M50 90V20M24 46L50 16L76 46M24 70L50 44L76 70', 'weaken': 'M50 10V80M24 54L50 84L76 54', 'escort': 'M30 14a12 12 0 1 0 .1 0M70 14a12 12 0 1 0 .1 0M12 90C12 56 48 56 48 90M52 90C52 56 88 56 88 90', 'enter': 'M46 10H86V90H46M10 50H62M44 30L64 50L44 70', 'each': 'M50 50m-38 0a38 38 0 1 0 76 0a38 38 0 1 0 -76 0M50 12V28M50 72V88M12 50H28M72 50H88', 'points': 'M50 8L62 36L92 38L69 58L77 88L50 71L23 88L31 58L8 38L38 36Z', 'size': 'M20 80V40H80V80M50 10V40', 'bar': 'M50 8a42 42 0 1 0 .1 0M22 22L78 78', 'fixed': 'M50 20V84M22 60C24 82 76 82 78 60M38 34H62M50 6a8 8 0 1 0 .1 0', 'unbid': 'M20 80L70 30M60 20L80 40M10 10L90 90', 'edge': 'M14 36H86M14 64H86', 'third': 'M18 80V30L36 52L50 18L64 52L82 30V80Z'}
def glyph(n, cx, cy, s, c=INK, w=9): return g(cx-s/2, cy-s/2, s/100, f'<path d="{GLY.get(n, GLY["add"])}" fill="none" stroke="{c}" stroke-width="{w}" stroke-linecap="round" stroke-linejoin="round"/>')
WHENC = dict(always='#5B4833', may='#B07A12', answer='#23588F', hand='#6A3A8E', played='#2F6B3A', lost='#6E1A22', won='#2F6B3A', trophy='#8A6316', drawn='#6E1A22', score='#8A6316')
def whenmark(wn, cx, cy, s):
    return f'<circle cx="{cx}" cy="{cy}" r="{s/2:.1f}" fill="{INK}"/><circle cx="{cx}" cy="{cy}" r="{s/2-1.2:.1f}" fill="{WHENC[wn]}"/>' + glyph(wn, cx, cy, s*.66, '#FFF6E0', 11)
def helper(icon, cx, cy, s):
    if icon == 'threat': return g(cx, cy, s/40, en('M0 -19C10 -8 16 0 16 8C16 16 9 20 0 20C-9 20 -16 16 -16 8C-16 0 -10 -8 0 -19Z', '#A8202A', 2.4) + st('M-7 -2L-3 12M0 -6V13M7 -2L3 12', '#FFF1E0', 2.8))
    if icon == 'romance': return g(cx, cy, s/40, en(M('0,-8! 9,-18 19,-12 17,3 0,19!'), '#C2305A', 2.4) + st('M-9 -6q1 -5 5 -6', '#fff', 2.6))
    return ''


def special_tag(sp, cx, cy, s):
    art_ = {'high-king': g(0, 14, .62, hg('crown')[1]), 'excalibur': g(-4, 8, .5, sword(48, GOLD, STEEL, '#1F4E9E'), 24), 'love-potion': g(0, 3, .62, flaskp())}[sp]
    i = uid()
    return g(cx, cy, s/36, f'<circle r="19" fill="{INK}"/><circle r="17.4" fill="url(#gold)"/><circle r="14" fill="{ {"high-king": "#7C1B12", "excalibur": "#35506E", "love-potion": "#7A2A4A"}[sp]}"/><defs><clipPath id="{i}"><circle r="14.4"/></clipPath></defs><g clip-path="url(#{i})">{art_}</g>')
def cardback(x, y, W, H, kind='character'):
    k = W/178; a = '#1F3A5E' if kind == 'character' else '#5A1A26'; b = '#3A6A8E' if kind == 'character' else '#A8505A'; i = uid()
    s = f'<g filter="url(#drop)"><rect x="{x}" y="{y}" width="{W}" height="{H}" rx="{9*k:.1f}" fill="{INK}"/></g><rect x="{x+2*k}" y="{y+2*k}" width="{W-4*k}" height="{H-4*k}" rx="{8*k:.1f}" fill="{a}"/><defs><pattern id="{i}" width="{20*k}" height="{20*k}" patternUnits="userSpaceOnUse"><path d="M{10*k} {2*k}L{18*k} {10*k}L{10*k} {18*k}L{2*k} {10*k}Z" fill="none" stroke="{b}" stroke-width="{1.3*k}"/></pattern></defs><rect x="{x+2*k}" y="{y+2*k}" width="{W-4*k}" height="{H-4*k}" rx="{8*k:.1f}" fill="url(#{i})"/><rect x="{x+2*k}" y="{y+2*k}" width="{W-4*k}" height="{H-4*k}" rx="{8*k:.1f}" fill="url(#gloss)"/><rect x="{x+7*k}" y="{y+7*k}" width="{W-14*k}" height="{H-14*k}" rx="{5*k:.1f}" fill="none" stroke="url(#goldline)" stroke-width="{2.4*k}"/>'
    cx, cy = x+W/2, y+H/2
    s += g(cx, cy, k*1.06, O(0, 0, 58, INK) + O(0, 0, 56, GOLD) + O(0, 0, 50, dk(a, .2)) + (f'<circle r="46" fill="#7A5431" stroke="{INK}" stroke-width="2"/>' + ''.join(g(34*math.sin(q), -34*math.cos(q), .3, sword(50), math.degrees(q)+180) for q in [math.pi*i_/6 for i_ in range(12)]) + en(circ(0, 0, 17), '#9A6C3D', 1.8) + g(0, 1, .42, charge('rose', '#B3202A')) if kind == 'character' else g(0, 4, .82, tcastle(0, 14, 1.25)) + g(0, -34, .5, charge('star'))))
    for dx in (-1, 1):
        for dy in (-1, 1): s += g(cx+dx*(W/2-18*k), cy+dy*(H/2-18*k), k, f'<path d="M0 {-dy*16}C0 0 0 0 {-dx*16} 0" fill="none" stroke="{GOLDL}" stroke-width="2.2"/>' + en(circ(0, 0, 5), GOLD, 1.2))
    return s


def placeart(l):
    """the panorama behind a place, 504 x 236 px; its upper 66 px stay free above the events"""
    S_ = lambda q: f'<g transform="scale(2.52 1.6)">{q}</g>'
    if l == 'camelot':
        q = S_(sky('#6E9AC0', '#F3DDAE')) + sun(452, 30, 12, 18, 64) + cloud(250, 18, .8) + cloud(398, 14, .6)
        q += g(336, 70, .62, tcastle(0, 0, 1.15)) + g(270, 72, .5, tcastle(0, 0, 1, roof='#6E4A8E')) + g(398, 72, .5, tcastle(0, 0, 1, roof='#2F6B5A')) + g(300, 74, .34, tcastle(0, 0, 1)) + g(368, 74, .34, tcastle(0, 0, 1))
        return q + g(0, 0, 2.55, hills(29, '#7F9A4A', 0, .6)) + ''.join(toak(x, 80, .42) for x in (232, 246, 428, 444, 470, 486)) + g(0, 0, 2.55, hills(60, '#5F7F45', 1, .6))
    if l == 'cornwall':
        q = S_(sky('#8FB0C4', '#F0DFB8')) + cloud(240, 16, .8) + cloud(470, 14, .7) + f'<g transform="translate(0 52) scale(2.52 1.6)">{waves(0, "#2F6F92", n=40)}</g>'
        q += fl(S('250,120! 252,44 262,34! 330,30 346,42 350,70 362,120!'), '#857C6E', 1.5) + fl(S('386,120! 394,66 392,46 404,36! 468,30 510,34! 510,120!'), '#7C7468', 1.5) + st('M342 42Q366 30 398 40', INK, 5) + st('M342 42Q366 30 398 40', '#C9BDA8', 2.6)
        q += ttower(286, 33, 16, 15, '#C9BDA8', '#2E2A33', 12, True, '#F2D37A') + ttower(310, 33, 11, 9, '#C9BDA8', '#2E2A33', 8) + ttower(438, 34, 20, 14, '#C9BDA8', '#2E2A33', 13, True, '#B3202A') + en('M412 36V24H424V28H430V36Z', '#C9BDA8', 1.2)
        return q + boat(368, 66, .42, '#FBF7EC') + boat(222, 66, .36, '#2F7A4A') + st('M268 50l8 18M318 44l6 20M430 44l-6 20M476 40l4 22', '#4D453A', 1.2)
    q = S_(sky('#33504A', '#C9CF92')) + glow(420, 44, 70, '#FFF3C4', .8) + ''.join(tfir(x, 62, .9+.14*(x % 3), '#5F8A72') for x in range(8, 504, 21)) + g(0, 0, 2.55, hills(25, '#4E6B44', 0, .6)) + ''.join(tfir(x, 78, 1.35+.2*(x % 2), '#2F5A40') for x in (20, 60, 330+8, 362, 478, 498, 300, 250))
    q += g(0, 0, 2.55, hills(31, '#3A5434', 1, .6)) + g(420, 52, .36, f'<g transform="translate(-8 -10)">{en(S("-42,-10 -30,-18 0,-16 24,-22! 34,-36 40,-54! 52,-60 60,-54 72,-50! 72,-43 58,-40! 54,-24 44,4 30,14 0,14 -30,16 -42,6"), "#FBF7EC", 4)}{"".join(en(f"M{x} 6L{x-3} 44H{x+5}L{x+9} 6Z", "#FBF7EC", 3) for x in (-38, -22, 22, 34))}{st("M46 -58C36 -72 30 -80 34 -94M39 -70L26 -80M52 -60C52 -76 58 -82 64 -92M53 -74L66 -78", "#E3BC55", 6)}</g>')
    return q + ''.join(dot(x, y, 2, '#F2E27A') for x, y in ((352, 56), (358, 56), (470, 62), (476, 62)))
