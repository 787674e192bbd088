"""The faces and backs of the cards, 128 x 180. Words and figures are laid over them by the program."""
from roundtable.blacks import *


def window(white):
    return (shape('13,36! 20,22 40,15 64,13 88,15 108,22 115,36! 115,118! 13,118!') if white else shape('13,40! 22,20! 40,26! 64,11! 88,26! 106,20! 115,40! 115,118! 13,118!'))


def card(art, white=True, sky=None, k=.78, dy=0, values=None, name=True):
    """The face of a card, 128 x 180. Words and figures are laid over it by the program."""
    A = (-10, -10, 150, 210)
    o = box(3, 3, 122, 174, 11)
    s = shadow(o, 3, 5) + enamel(o, '#FBF3DE' if white else '#2A2433', w=3, e=2.5, h=1.6, area=A)
    w = window(white)
    cid = uid()
    sky = sky or ('url(#cday)' if white else 'url(#cnight)')
    s += f'<defs><clipPath id="{cid}"><path d="{w}"/></clipPath></defs><path d="{w}" fill="{INK}" stroke="{GOLD if white else "#8E7FA0"}" stroke-width="5.6"/><path d="{w}" fill="{sky}" stroke="{INK}" stroke-width="1.8"/>'
    rays = ''
    for i in range(24):
        a = 2 * math.pi * i / 24
        b = a + math.pi / 24
        rays += f'M64 66L{64+120*math.sin(a):.0f} {66-120*math.cos(a):.0f}L{64+120*math.sin(b):.0f} {66-120*math.cos(b):.0f}Z'
    s += f'<g clip-path="url(#{cid})"><path d="{rays}" fill="{"#fff" if white else "#C9B4E8"}" opacity="{.26 if white else .10}"/>{at(64-64*k, 67-65*k+dy, k, art)}</g>'
    s += f'<path d="{w}" fill="none" stroke="{INK}" stroke-width="1.8"/>'
    if name:
        s += f'<path d="M12 122H116" stroke="{GOLD if white else "#8E7FA0"}" stroke-width="1.6"/>'
    if not white:
        for x, m in ((7, 1), (121, -1)):
            s += flat(shape(f'{x},8! {x+m*14},8! {x+m*7},13! {x+m*6},24! {x},30!'), '#8E7FA0', 1)
            s += flat(shape(f'{x},174! {x+m*9},174! {x+m*4},170! {x+m*3},163! {x},158!'), '#8E7FA0', 1)
    else:
        for x, y, a, k2 in ((8, 8, 0, 1), (120, 8, 90, 1), (121, 173, 180, .6), (7, 173, 270, .6)):
            s += at(x, y, k2, flat(shape('0,0! 13,1 7,4 4,7 1,13'), GOLD, .8), a)
    return s


def back(kind, w=128, h=180):
    A = (-10, -10, 150, 210)
    fill, in_, lat, gold_ = {'white': ('#F1E4C6', '#FBF5E4', '#D9C49A', '#B98A2A'), 'black': ('#2A2433', '#1B1722', '#4A4158', '#8E7FA0'), 'loyalty': ('#6E1A22', '#5A121A', '#8E3540', '#E3BC55')}[kind]
    o = box(3, 3, w - 6, h - 6, 11)
    s = shadow(o, 3, 5) + enamel(o, fill, w=3, e=2.5, h=1.6, area=A)
    cid, inner = uid(), box(12, 12, w - 24, h - 24, 6)
    s += f'<defs><clipPath id="{cid}"><path d="{inner}"/></clipPath></defs><g clip-path="url(#{cid})"><path d="{inner}" fill="{in_}"/>'
    s += ''.join(f'<path d="M{i*18+1} 0L{i*18+181} 180M{i*18+1} 0L{i*18-179} 180" stroke="{lat}" stroke-width="1.8"/>' for i in range(-10, 18)) + '</g>'
    s += f'<path d="{inner}" fill="none" stroke="{gold_}" stroke-width="2.8"/>'
    if kind == 'white':
        s += enamel(circ(64, 90, 43), GOLD, w=3.4, e=2.5, h=1.8, area=A) + enamel(circ(64, 90, 36), '#8A5C32', w=1.8, e=3, h=2, area=A)
        for i in range(16):
            a = math.pi * i / 8
            s += f'<path d="M{64+36*math.sin(a):.1f} {90-36*math.cos(a):.1f}L{64+20*math.sin(a):.1f} {90-20*math.cos(a):.1f}" stroke="{INK}" stroke-width="2.2"/>'
        s += enamel(circ(64, 90, 19), GOLD, w=2.4, e=2, h=1.4, area=A) + at(64, 90, .46, c_cross('#8E2F3C', 3))
    elif kind == 'black':
        s += thorn_ring(64, 90, 40) + at(64, 90, .56, at(-64, -62, 1, sword_black()), 0)
    else:
        s += at(64, 88, .74, at(-64, -64, 1, enamel(HEATER, GOLD, w=4, e=2.5, h=1.5, area=A) + enamel(HEATER_IN, '#2B2430', w=1.6, e=3, h=2, area=A))) + flat(circ(64, 80, 11) + 'M58 84H70L75 106H53Z', '#F2D37A', 1.6)
    return s


def thorn_ring(x, y, r, c='#8E7FA0', n=14):
    s = f'<circle cx="{x}" cy="{y}" r="{r}" fill="#6A5E7C" stroke="{INK}" stroke-width="9"/><circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{c}" stroke-width="5"/>'
    for i in range(n):
        a = i * 360 / n
        s += at(x + r * math.sin(math.radians(a)), y - r * math.cos(math.radians(a)), 1, flat(shape('-4,2! 4,-11! 5,2!'), c, 1.6), a)
    return s


def loyal():
    s = '<circle cx="64" cy="60" r="62" fill="url(#glow)"/>'
    s += enamel(HEATER, GOLD, w=4, e=2.5, h=1.5) + enamel(HEATER_IN, '#FBF7EC', w=1.6, e=3.5, h=2)
    s += parts.star(64, 58, 34, '#E3B51C', 12, .6, 2.4) + enamel(circ(64, 58, 15), '#F8E29A', w=2.6, e=2, h=1.4)
    return s + at(64, 62, .62, at(-64, -60, 1, sword_white()))


def traitor_():
    s = '<circle cx="64" cy="60" r="62" fill="#8E1F2B" opacity=".4"/>'
    s += enamel(shape('64,4! 76,14 90,32 96,54! 114,68 124,96 126,128! 2,128! 4,96 14,68 32,54! 38,32 52,14'), '#4A1A2A', w=4, e=4, h=2.8)
    s += flat(shape('64,22 80,32 84,52 76,68 64,76 52,68 44,52 48,32'), '#120B10', 2)
    s += flat(shape('50,44! 58,43 62,50! 54,51') + shape('78,44! 70,43 66,50! 74,51'), '#F6DA83') + line('30,92 46,84 60,90', 2.6) + line('98,92 82,84 68,90', 2.6)
    return s + at(64, 100, .72, at(-64, -60, 1, dagger(64, 60, 1)), 152) + hand(58, 110, 7) + hand(71, 104, 7)


WHITE_ART = {
    'fight-1': (lambda: fight(1), None), 'fight-2': (lambda: fight(2), None), 'fight-3': (lambda: fight(3), None), 'fight-4': (lambda: fight(4), None), 'fight-5': (lambda: fight(5), None),
    'grail': (lambda: grail(), '#F3E2AE'), 'merlin': (merlin, '#B8C0E0'), 'convocation': (convocation, '#E6CFA8'), 'fate': (fate, '#CFE0D4'), 'heroism': (heroism, '#D5E3B8'), 'lady-of-the-lake': (lady_lake, '#BFDCE8'),
    'messenger': (messenger, '#A9C6DE'), 'piety': (piety, '#E9D2B0'), 'clairvoyance': (clairvoyance, '#CFC3E8'), 'reinforcements': (reinforcements, '#E3D8B8')}
BLACK_ART = {
    'black-knight': (a_black_knight, None), 'lancelot-dragon': (a_lancelot_dragon, '#5A5478'), 'despair': (a_despair, '#6B5F78'), 'excalibur': (a_excalibur, '#3F5F88'), 'mercenaries': (a_mercenaries, '#6B5A58'),
    'picts': (lambda: at(6, 6, .92, parts.pict()), '#3F5A4E'), 'saxons': (a_saxons, '#3F5478'), 'desolation': (a_desolation, 'url(#cdusk)'), 'dark-forest': (a_forest, '#3F4F58'), 'guinevere': (a_guinevere, '#6B4A5E'),
    'mists': (a_mists, '#6B6F8E'), 'mordred': (a_mordred, '#6E3A42'), 'morgan-1': (lambda: a_morgan(1), '#4A4A6B'), 'morgan-2': (lambda: a_morgan(2), '#4A4A6B'), 'morgan-3': (lambda: a_morgan(3), '#4A4A6B'),
    'morgan-4': (lambda: a_morgan(4), '#4A4A6B'), 'morgan-5': (lambda: a_morgan(5), '#4A4A6B'), 'vivien': (a_vivien, '#3A3560')}
DY = {'grail': 4, 'merlin': 4, 'reinforcements': 4}


def white_card(n):
    fn, sky = WHITE_ART[n]
    return card(fn(), True, sky, .76 if n.startswith('fight') else .74, DY.get(n, 2))


def black_card(n):
    fn, sky = BLACK_ART[n]
    return card(fn(), False, sky, .76, 5)


def loyalty_card(bad):
    return card(traitor_() if bad else loyal(), not bad, '#6E2430' if bad else '#F3E2AE', .78, 2)
