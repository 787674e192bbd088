"""The cover of Camelot Legends: a hand of characters before the three places, and what they play for."""
import ink
import legends.kit
from legends.signs import *
from title import H, W, frame

HAND = (        # who, where the middle of the card is, how large, how far it leans, the colour of its frame
    ('morgan', 150, 316, .86, -19, '#4A2458'), ('mordred', 750, 316, .86, 19, '#4A4450'),
    ('gawain', 288, 282, .92, -9.5, '#5F2F8A'), ('guinevere', 612, 282, .92, 9.5, '#2F6B5A'),
    ('arthur', 450, 270, 1.02, 0, '#9C2A22'),
)
CARD_W, CARD_H = 252, 330
COLOURS = [ABC[a] for a in ('combat', 'diplomacy', 'adventure', 'cunning', 'chivalry', 'psyche')]


def card(who, frame_):
    """A card round the origin: the portrait, and below it a box of each ability, without words and numbers."""
    i = uid()
    s = f'<rect x="{-CARD_W/2+5}" y="{-CARD_H/2+8}" width="{CARD_W}" height="{CARD_H}" rx="14" fill="#0A0612" opacity=".5" filter="url(#blur6)"/>'
    s += en(rbox(-CARD_W/2, -CARD_H/2, CARD_W, CARD_H, 14), frame_, 3, 3, 2) + st(rbox(-CARD_W/2+6, -CARD_H/2+6, CARD_W-12, CARD_H-12, 10), GOLDL, 2.4)
    s += f'<clipPath id="{i}"><rect x="-110" y="-149" width="220" height="230" rx="7"/></clipPath>'
    s += f'<rect x="-112.5" y="-151.5" width="225" height="235" rx="9" fill="{INK}"/><g clip-path="url(#{i})"><g transform="translate(-155 -151.5) scale(1.56)">{art(who)}</g></g>'
    for n, a in enumerate(ABC):
        x = -110 + n * 37.2
        s += en(rbox(x, 93, 34, 44, 5), ABC[a], 1.6, 2, 1.2) + abil(a, x + 17, 115, 27)
    return s


def place(x, picture, ground_):
    """A window of the triptych behind the hand, from x on."""
    i, w = uid(), 270
    d = f'M{x} 520V150Q{x} 60 {x+w/2} 34Q{x+w} 60 {x+w} 150V520Z'
    return f'<clipPath id="{i}"><path d="{d}"/></clipPath><g clip-path="url(#{i})">' + R(x, 30, w, 490, ground_) + g(x - 65, 20, 2, picture) + '</g>' + st(d, INK, 9) + st(d, GOLDL, 4)


def places():
    """Camelot, Cornwall and the Perilous Forest."""
    camelot = sky('#6E9AC0', '#F3DDAE') + cloud(124, 26, .7) + tcastle(84, 72, .98) + hills(74, '#7F9A4A') + hills(100, '#5F7F45', 1)
    sea = sky('#8FB0C4', '#F0DFB8') + sun(100, 28, 10, 16, 40) + waves(46, '#2F6F92', n=30) + boat(58, 54, .62, '#FBF7EC') + boat(144, 56, .54, '#2F7A4A')
    wood = sky('#33504A', '#C9CF92') + glow(92, 34, 46, '#FFF3C4', .9) + ''.join(tfir(x, 60, .8 + .1 * (x % 3), '#5F8A72') for x in range(34, 180, 17)) + hills(58, '#4E6B44') + ''.join(tfir(x, 84, k, '#2F5A40') for x, k in ((58, 1.1), (124, 1.3), (150, 1.5))) + hills(90, '#3A5434', 1)
    return R(0, 0, W, H, '#3A3040') + place(30, camelot, '#4C6A38') + place(315, sea, '#1F4A62') + place(600, wood, '#2C4028')


def prizes():
    """The table before the hand: the houses' arms, the crown on its cushion, Excalibur, the flask."""
    s = en('M-20 512H920V620H-20Z', '#7A4F28', 3, 4, 2, gl=False) + st('M0 548H900M0 580H900', '#4E3018', 2, .7)
    for n, house in enumerate(('orkney', 'listenois')):
        s += arms([house], (84, 816)[n], 514, 118)
    for n, house in enumerate(('benwick', 'tintagel')):
        s += arms([house], (196, 704)[n], 530, 104)
    s += glow(450, 500, 190, '#FFF3C4', .8) + g(286, 546, 1.5, sword(104, GOLD, STEEL, '#1F4E9E'), 72) + g(606, 520, 2.0, flaskp())
    s += en(S('356,520! 400,506 500,506 544,520! 556,548 540,570! 450,580 360,570! 344,548'), '#8E2430', 3, 4, 2) + st('M352 566l-14 12M548 566l14 12', GOLDL, 5)
    return s + g(450, 548, 2.1, hg('crown')[1])


def cover(fine):
    """fine: for a place as large as the title screen's."""
    legends.kit._c[0] = 0
    ink.start('legends-cover')
    s = places() + ''.join(g(x, y, k, card(who, c), turn) for who, x, y, k, turn, c in HAND) + prizes()
    return s + f'<path d="M0 0H{W}V{H}H0Z" fill="url(#vignette)" opacity=".7"/>' + frame('#16423C', '#C9874A', COLOURS, fine)
