"""Every drawing of the Knights of the Round Table, by page and name."""
import ink
from furniture import enamelled
from roundtable.camelot import *

MARGIN = 5          # round the grid of 128, for outline and shadow
GRID = f'{-MARGIN} {-MARGIN} {128+2*MARGIN} {128+2*MARGIN}'
CARD = '0 0 130 184'

THINGS = {
    'sword-white': (sword_white, 82), 'sword-black': (sword_black, 82), 'siege-engine': (siege, 72), 'saxon': (saxon, 70), 'pict': (pict_man, 70), 'lancelot': (lancelot, 92),
    'black-knight': (black_knight, 92), 'armour': (armour, 66), 'holy-grail': (lambda: grail(True), 66), 'excalibur': (lambda: excalibur(True), 66), 'chapel': (chapel, 66), 'hand-of-lake': (arm, 56),
    'candle': (lambda: candle(64, 110, 60), 56), 'heart': (heart, 34), 'solo': (solo, 34), 'group': (group, 34), 'dagger': (lambda: dagger(64, 60, 1), 40),
    'accusation': (accusation, 52), 'accusation-used': (lambda: accusation(True), 52), 'flame': (lambda: at(116, 64, 1, flame()), 60), 'skull': (lambda: at(64, 70, 1.2, skull('#F6EEE0', 5)), 30),
}


# Seats are told apart by these colours before they have a Knight; the other four are common to all titles.
COLOURS = {'palamedes': ['black'], 'percival': ['white'], 'tristan': ['purple']}


def all_of(put):
    """put takes page, name, drawing, its box, width and height."""
    def piece(page, name, size, fn, *args):
        ink.start('rt-' + name)
        put('roundtable/' + page, name, fn(*args), GRID, size, size)

    def face(name, fn, *args):
        ink.start('rt-' + name)
        put('roundtable/cards', name, fn(*args), CARD, 137, 194)

    for k in KNIGHTS:
        for name in [k] + COLOURS.get(k, []):
            piece('knights', 'crest-' + name, 96, coat, k)
            piece('knights', 'score-' + name, 36, coat, k)
        for name in COLOURS.get(k, []):
            put('roundtable/knights', 'panel-' + name, enamelled(KNIGHTS[k][1], 96, 96), '0 0 96 96', 96, 96)
        piece('knights', 'traitor-' + k, 96, traitor_coat, k)
        piece('knights', 'rider-' + k, 88, knight_of, k)
        for n in range(1, 7):
            piece('dice', f'life-{k}-{n}', 56, life_die, k, n)
    piece('dice', 'life-0', 56, life_die, 'arthur', 0)
    for n, (fn, size) in THINGS.items():
        piece('things', n, size, fn)
    for n, fn, box, w, h in (('lake-sword', lake_sword, '-5 -45 138 183', 73, 97), ('hand-of-ice', lambda: arm(True), '-12 -18 152 152', 84, 84)):
        ink.start('rt-' + n)
        put('roundtable/things', n, fn(), box, w, h)
    for n, fn in BADGES.items():
        piece('things', 'badge-' + n, 44, fn)
    for n, fn in ACTIONS.items():
        piece('things', 'act-' + n, 48, fn)
    for n in WHITE_ART:
        face('white-' + n, white_card, n)
        piece('laid', 'laid-white-' + n, 48, WHITE_ART[n][0])
    for n in BLACK_ART:
        face('black-' + n, black_card, n)
        piece('laid', 'laid-black-' + n, 48, BLACK_ART[n][0])
    piece('things', 'quest-won', 128, WHITE_ART['heroism'][0])
    piece('things', 'quest-lost', 128, BLACK_ART['despair'][0])
    face('loyal', loyalty_card, False)
    face('traitor', loyalty_card, True)
    for n in ('white', 'black', 'loyalty'):
        face('back-' + n, back, n)
    for n, fn in SCENES.items():
        ink.start('rt-scene-' + n)
        put('roundtable/scenes', 'scene-' + n, f'<clipPath id="s-{n}">{R(0, 0, 448, 181)}</clipPath><g clip-path="url(#s-{n})">{fn()}{R(0, 0, 448, 181, 0, "url(#svig)")}</g>', '0 0 448 181', 448, 181)
    ink.start('rt-camelot')
    put('roundtable/board', 'camelot', ground(), '493 69 578 773', 578, 773)
    ink.start('rt-ring')
    put('roundtable/board', 'sword-ring', round_table(), '-216 -216 440 446', 440, 446)
    for white in (True, False):
        name = 'place-' + ('white' if white else 'black')
        ink.start('rt-' + name)
        put('roundtable/things', name, taken(white), '-48 -48 96 96', 96, 96)
