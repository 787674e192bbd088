"""What the white cards show."""
from roundtable.things import *


def fight(n):
    s = '<circle cx="64" cy="60" r="58" fill="url(#glow)" opacity=".75"/>'
    for a in {1: (0,), 2: (-36, 36), 3: (-46, 0, 46), 4: (-57, -20, 20, 57), 5: (-64, -32, 0, 32, 64)}[n]:
        s += at(64, 92, .80 if n < 3 else .74, at(-64, -112, 1, sword_white()), a)
    sh = shape('38,64! 64,58 90,64! 90,88 83,106 64,121! 45,106 38,88')
    s += enamel(sh, GOLD, w=4, e=2.4, h=1.6) + enamel(shape('44,69! 64,64 84,69! 84,87 78,102 64,113! 50,102 44,87'), '#2A5FA8', w=1.8, e=2.6, h=1.8)
    return s + at(64, 86, .36, c_crown(w=8))


def convocation():
    s = at(0, 6, 1, horn_())
    for r in (12, 21, 30):
        s += f'<path d="M{38-r*.7:.1f} {14-r*.55:.1f}A{r} {r} 0 0 1 {38+r*.9:.1f} {14-r*.3:.1f}" fill="none" stroke="{INK}" stroke-width="6.4" stroke-linecap="round"/><path d="M{38-r*.7:.1f} {14-r*.55:.1f}A{r} {r} 0 0 1 {38+r*.9:.1f} {14-r*.3:.1f}" fill="none" stroke="#F2D37A" stroke-width="3" stroke-linecap="round"/>'
    return at(4, 16, .88, s)


def horn_():
    b = shape('10,26! 10,56 26,90 56,112 98,116 118,108! 122,97 112,93! 92,92 76,80 66,58 62,26!')
    s = shadow(b) + enamel(b, '#E8D3A4', w=4, e=5, h=3) + enamel(shape('6,34! 20,40 48,40 66,33! 65,22! 48,15 20,15 7,22!'), GOLD, w=3.6, e=2.6, h=1.8)
    s += f'<ellipse cx="36" cy="21" rx="27" ry="7" fill="#5A1420" stroke="{INK}" stroke-width="3"/>'
    for q in ('18,76 36,74 58,60 67,52! 71,62 60,72 40,86 24,88!', '62,114 72,104 84,90 90,86! 100,92 92,100 82,112 76,117!'):
        s += enamel(shape(q), GOLD, w=3, e=2, h=1.4)
    return s + line('40,88 50,114 88,122 112,106', 3, '#A81A2B')


def fate():
    s = shadow(circ(64, 62, 52)) + f'<circle cx="64" cy="62" r="46" fill="none" stroke="{INK}" stroke-width="21"/><circle cx="64" cy="62" r="46" fill="none" stroke="url(#gold)" stroke-width="13"/><circle cx="64" cy="62" r="46" fill="none" stroke="#8A6316" stroke-width="1.6"/>'
    for i in range(8):
        a = math.pi * i / 4
        s += at(64, 62, 1, enamel(box(-3.4, -42, 6.8, 32, 2), '#8E2F3C' if i % 2 else '#2A5FA8', w=3, e=1.4, h=1, area=EA), i * 45)
        s += dot(64 + 46 * math.sin(a), 62 - 46 * math.cos(a), 3.6)
    s += enamel(circ(64, 62, 13), GOLD, w=3.4, e=2.2, h=1.4) + dot(64, 62, 4.6, '#A81A2B')
    return s + enamel(shape('52,2! 76,2! 64,22!'), '#A81A2B', w=3.4, e=1.6, h=1)


def heroism():
    s = '<circle cx="64" cy="60" r="60" fill="url(#glow)"/>'
    for m in (1, -1):
        for a in (28, 52, 76, 100, 124, 150):
            t = math.radians(a)
            s += at(64 + m * 46 * math.sin(t), 64 - 46 * math.cos(t), 1, enamel(shape('0,-17! 8,-3 0,13! -8,-3'), '#5E9A3C', w=3, e=2, h=1.4, area=EA), m * (a - 76))
    return s + at(64, 60, .84, at(-64, -60, 1, sword_white())) + enamel(shape('50,110! 64,116 78,110! 84,122! 64,126 44,122!'), '#A81A2B', w=3, e=1.8, h=1.2)


def lady_lake():
    s = '<circle cx="64" cy="46" r="56" fill="url(#glow)"/>' + at(17, 34, .73, lake_sword())
    w = enamel(shape('2,104! 14,98 26,104 38,98 50,104 64,98 78,104 90,98 102,104 114,98 126,104! 126,128! 2,128!'), '#3E86B8', w=3.4, e=2, h=2)
    return s + w + wave(14, 114, 36) + wave(72, 118, 36)


def messenger():
    s = at(60, 50, 1.02, EMBLEM['dove'](4))
    let = enamel(box(-26, -17, 52, 34, 2), '#FBF3DC', w=3.6, e=2.4, h=1.6, area=EA) + line('-24,-15 0,6 24,-15', 2.6) + enamel(circ(0, 5, 7.5), '#A81A2B', w=2.6, e=1.8, h=1.2, area=EA)
    return s + at(66, 102, 1, let, -8)


def candle(x=0, y=0, h=40, k=1):
    s = '<circle cx="0" cy="%s" r="40" fill="url(#warm)"/>' % (-h - 10)
    s += enamel(box(-7, -h, 14, h, 2), '#FBF3DC', w=3, e=2.2, h=1.4, area=(-50, -120, 100, 140)) + flat(shape(f'-7,{-h+12}! -5,{-h+2} 2,{-h+4}! 0,{-h+16} -4,{-h+18}'), '#FFF9E8')
    s += line(f'0,{-h} 0,{-h-7}', 2.6) + enamel(shape(f'0,{-h-30}! 7,{-h-15} 5,{-h-5} 0,{-h-3} -5,{-h-5} -7,{-h-15}'), '#F6B23C', w=2.4, e=1.6, h=1, area=(-50, -140, 100, 160)) + flat(shape(f'0,{-h-18}! 3,{-h-10} 0,{-h-5} -3,{-h-10}'), '#FFF6D8')
    return at(x, y, k, s)


def piety():
    s = candle(64, 84, 42, 1.1)
    bk = shape('8,88! 24,80 48,80 64,90! 80,80 104,80 120,88! 120,116! 104,108 80,108 64,118! 48,108 24,108 8,116!')
    s += shadow(bk) + enamel(bk, '#FBF3DC', w=4, e=3, h=2) + line('64,90 64,104 64,117', 2.8)
    for y in (89, 96, 103):
        s += line(f'18,{y+1} 34,{y-3} 54,{y+1}', 2, '#7A5A32') + line(f'74,{y+1} 94,{y-3} 110,{y+1}', 2, '#7A5A32')
    return s + flat('M19 88H31V100H19Z', '#A81A2B', 1.2) + dot(25, 94, 3, '#F2D37A')


def clairvoyance():
    s = '<circle cx="64" cy="54" r="62" fill="url(#cold)"/>'
    s += enamel(shape('34,104! 40,90! 88,90! 94,104! 104,118! 64,123 24,118!'), GOLD, w=4, e=3, h=2) + line('36,104 64,107 92,104', 2.2)
    s += enamel(circ(64, 56, 42), '#5E4FA8', w=4, e=6, h=4)
    s += enamel(shape('30,56! 46,40 64,36 82,40 98,56! 82,72 64,76 46,72'), '#FBF7EC', w=3, e=2.4, h=1.6) + enamel(circ(64, 56, 14), '#3792C8', w=2.8, e=2.4, h=1.6) + dot(64, 56, 6.4) + dot(60, 51, 3, '#fff')
    return s + parts.star(44, 28, 6, '#F8E29A', 4, .35) + parts.star(86, 84, 5, '#F8E29A', 4, .35) + f'<path d="M34 40A36 36 0 0 1 54 22" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/>'


def reinforcements():
    s = ''
    for x, c in ((28, '#A81A2B'), (64, '#1F4E9E'), (100, '#2B8A4B')):
        s += enamel(box(x + 8, -2, 5, 122, 2), WOOD, w=2.8, e=1.4, h=1) + enamel(shape(f'{x+10.5},-14! {x+16},-4 {x+10.5},8! {x+5},-4'), STEEL, w=2.6, e=1.6, h=1)
    for x, c in ((22, '#A81A2B'), (58, '#1F4E9E'), (94, '#2B8A4B')):
        s += enamel(shape(f'{x+20},8! {x+40},14! {x+20},30!'), c, w=2.8, e=1.6, h=1)
    for x, y, c in ((30, 74, '#A81A2B'), (98, 74, '#2B8A4B'), (64, 82, '#1F4E9E')):
        s += enamel(shape(f'{x-26},{y+46}! {x-24},{y+24} {x-12},{y+14}! {x+12},{y+14}! {x+24},{y+24} {x+26},{y+46}!'), c, w=3.6, e=2.6, h=1.8)
        s += enamel(circ(x, y + 4, 13), SKIN, w=3, e=2, h=1.3) + dot(x - 5, y + 6, 1.9) + dot(x + 4, y + 6, 1.9)
        s += enamel(shape(f'{x-20},{y}! {x-14},{y-6} {x-12},{y-18} {x},{y-24} {x+12},{y-18} {x+14},{y-6} {x+20},{y}! {x},{y+3}'), STEEL, w=3.2, e=2.4, h=1.6)
    return at(4, 12, .9, s)
