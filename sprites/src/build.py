"""Writes svg/SET/PAGE/NAME.svg, one per sprite. The set is a title's, or what all titles share; the page is one of
its atlas; the root's width and height are the sprite's size in canvas units. Not needed to build or play: the SVG files are committed.
"""
import importlib
import os
import shutil
from parts import *
import board
import furniture
import hall
import knights
import modules
import title
import surface

HERE = os.path.dirname(os.path.abspath(__file__))
LIB = library(defs() + surface.DEFS + furniture.MORE + title.DUSK)
MARGIN = 5          # round the grid of 128, for outline and shadow


# What of the furniture is one title's alone, by the beginnings of names; the rest is shared.
OWN = ('pennant-', 'battlement', 'rampart-', 'empty-', 'place-', 'servant-', 'seal-crown', 'domain-bed', 'dice-tray', 'card-face', 'felt')


def page_of(folder, name):
    """The set and page that a drawing goes to."""
    if folder in ('panels', 'table'):
        if name.startswith(OWN):
            return 'merlin/furniture'
        return 'common/panels' if folder == 'panels' else 'common/signs'
    if folder == 'pieces' and name.startswith(('crest-', 'score-')):
        return 'common/signs'
    if name in ('oak', 'title-art'):
        return 'common/' + folder
    return 'merlin/' + folder


def put(folder, name, body, vb, w, h, lib=LIB):
    write(page_of(folder, name), name, body, vb, w, h, lib)


def write(folder, name, body, vb, w, h, lib):
    os.makedirs(f'{HERE}/svg/{folder}', exist_ok=True)
    with open(f'{HERE}/svg/{folder}/{name}.svg', 'w') as out:
        out.write(svg(body, vb, w, h, lib))


def piece(folder, name, size, fn, *args):
    """A drawing on the 128 grid; size is that of the box with its margin."""
    start(name)
    put(folder, name, fn(*args), f'{-MARGIN} {-MARGIN} {128+2*MARGIN} {128+2*MARGIN}', size, size)


def pieces():
    for p in ORDER:
        piece('pieces', f'emblem-{p}', 48, emblem, p, 64, 64, 1.12, 4.2)
        for n, fn, size in (('shield', shield, 54), ('flag', flag, 54), ('material', material, 54), ('traitor', traitor, 60), ('province', roundel, 80)):
            piece('pieces', f'{n}-{p}', size, fn, p)
    for p in LIST:
        for n, fn in SERVANTS.items():
            piece('pieces', f'{n}-{p}', 48, fn, p)
        for n, fn, size in (('knight', knight, 64), ('manor', manor, 54), ('influence', influence, 46)):
            piece('pieces', f'{n}-{p}', size, fn, p)
    for k in LIST + ['merlin', 'arthur']:
        for i in range(1, 7):
            piece('modules' if k == 'arthur' else 'dice', f'die-{k}-{i}', 54, die, k, i)
    piece('pieces', 'Merlin-figure', 66, merlin)
    for n, fn, size in (('Arthur-figure', arthur, 60), ('Morgana-figure', morgana, 60), ('coin', coin, 44), ('mistletoe', mistletoe, 44), ('signet-ring', signet, 44)):
        piece('modules', n, size, fn)
    for n, fn, size in (('apple', apple, 52), ('staff', staff, 52), ('Grail', grail, 56), ('Excalibur', excalibur, 56), ('Excalibur-stone', stone_sword, 56), ('quest-scroll', scroll, 48)):
        piece('pieces', n, size, fn)
    for k in ('mountain', 'forest', 'lake'):
        for tow in (0, 1):
            start(f'tile-{k}{tow}')
            put('tiles', f'tile-{k}' + '-tower' * tow, tile(k, tow), '-2.02 -4 132.04 128', 115, 111.5)


# Spaces that only modules have: their pictures are fetched with the others of modules.
OF_MODULES = ('Picts', 'move Arthur', 'gold coin', 'mistletoe', 'signet ring', 'stairs')


def symbols():
    for n, fn, size in (('any-flag', any_flag, 54), ('any-shield', any_shield, 54), ('any-material', any_material, 54), ('any-servant', any_servant, 60)):
        piece('pieces', n, size, fn)
    for n in (1, 2, 3):
        piece('pieces', f'points-{n}', 40, laurel, n, 64, 66, 1.75)
    for k in SERVANTS:
        piece('pieces', f'servant-symbol-{k}', 60, servant_badge, k, 64, 64, 1)
    for n, fn in PICTO.items():
        piece('modules' if n in OF_MODULES else 'spaces', 'space-' + n.replace(':', '').replace(' ', '-'), 58, fn)
    start('card-back')
    put('pieces', 'card-back', cardback(), '0 0 134 188', 94.2, 132)


def extra():
    for n, (fn, size) in (modules.SMALL | knights.THINGS).items():
        piece('modules', n, size, fn)
    for n, fn in modules.SPACES.items():
        piece('modules', n, 58, fn)
    for n, fn in (('Pict-card', modules.pict_card), ('Pict-back', modules.pict_back)):
        start(n)
        put('modules', n, fn(), '0 0 50 72', 50, 72)


# The modules whose picture, where they are offered, is one of their own things.
OFFERED = {'favour': 'seal-favour', 'arthur': 'Arthur-figure', 'gold': 'coin', 'morgana': 'Morgana-figure', 'knights': 'knight-portrait', 'market': 'district-market', 'caerleon': 'district-forge', 'treasures': 'treasure-chest', 'decrees': 'decree'}


def offers():
    """The pictures of the modules that are offered, once more on a page of their own: the set-up needs no other thing of theirs."""
    os.makedirs(f'{HERE}/svg/merlin/offer', exist_ok=True)
    for module, name in OFFERED.items():
        shutil.copyfile(f'{HERE}/svg/merlin/modules/{name}.svg', f'{HERE}/svg/merlin/offer/offer-{module}.svg')


def throne_room():
    """What only the end of a game needs: a set of its own, which is fetched while one plays."""
    for p in LIST:
        start('on-foot-' + p)
        write('hall/throne', 'on-foot-' + p, hall.on_foot(p), '14 6 100 124', 190, 235.6, LIB)
    for who, look in hall.FACES.items():
        start('on-foot-face-' + who)
        write('hall/throne', 'on-foot-face-' + who, hall.head(*look), '46 16 36 44', 68.4, 83.6, LIB)
    for name, fn, vb, w, h in (('throne', hall.throne, '-2 -6 204 284', 330, 459), ('throne-seat', hall.seat, '-2 2 204 132', 330, 213), ('great-crown', hall.great_crown, '-4 -6 108 90', 108, 90)):
        start(name)
        write('hall/throne', name, fn(), vb, w, h, LIB)
    start('great-merlin')
    write('hall/throne', 'great-merlin', merlin(), '4 -6 120 134', 240, 268, LIB)
    for name, fn in (('great-Grail', grail), ('great-Excalibur', excalibur)):  # for the scene of who takes it
        start(name)
        write('hall/throne', name, fn(False), f'{-MARGIN} {-MARGIN} {128+2*MARGIN} {128+2*MARGIN}', 200, 200, LIB)


def round_table():
    """The Knights of the Round Table; definitions of the same name are the table's own there. Returns them."""
    import roundtable.build, roundtable.cover         # here, for it gives players patterns of its own
    lib = LIB | library(defs() + roundtable.heraldry.defs_of_its_own() + roundtable.strokes.FILLS + roundtable.cover.FILLS)
    roundtable.build.all_of(lambda page, name, body, vb, w, h: write(page, name, body, vb, w, h, lib))
    return lib


def legends_cards():
    """The pictures of Camelot Legends. Returns their definitions."""
    import legends.build
    lib = LIB | library(defs() + legends.kit.DEFS + legends.scenes.DEFS_X)
    legends.build.all_of(lambda page, name, body, vb, w, h: write(page, name, body, vb, w, h, lib))
    return lib


def covers(of, lib):
    """A title's cover: a small one among those all titles share, where one chooses; a large one in its own set."""
    cover = importlib.import_module(of + '.cover').cover
    write('common/covers', 'cover-' + of, cover(False), '0 0 900 600', 372, 248, lib)
    write(of + '/title', of + '-art', cover(True), '0 0 900 600', 900, 600, lib)


def table():
    put('board', 'board', board.board(), '0 0 804 804', 804, 804)
    put('board', 'ring-arthur', board.inner_ring(), '-260 -260 520 520', 520, 520)
    put('title', 'title-art', title.title(), '0 0 900 600', 900, 600)
    for folder, name, w, h, body in furniture.draw_all():
        put(folder, name, body, f'0 0 {w} {h}', w, h)


if __name__ == '__main__':
    pieces()
    symbols()
    extra()
    offers()
    table()
    throne_room()
    libraries = {'roundtable': round_table(), 'legends': legends_cards()}
    for of, lib in libraries.items():
        covers(of, lib)
