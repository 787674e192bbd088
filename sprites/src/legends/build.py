"""Every picture of Camelot Legends: the cards of our own deck, and portraits for those of a deck of somebody else's."""
import legends.faces
import legends.kit
from legends.signs import *

WIDTH, HEIGHT = 240, 180    # on the canvas; the field is 200 x 150

# Portraits for characters without one of their own, by what their card says.
HOUSES = [house for house in ALL if house]
STRANGERS = 4               # of each kind


def picture(put, page, name, fn, *args):
    """A picture whose ids begin anew, so that it comes out the same whatever was drawn before."""
    legends.kit._c[0] = 0
    clip = f'<clipPath id="field"><rect width="200" height="150"/></clipPath><g clip-path="url(#field)">{fn(*args)}</g>'
    put('legends/' + page, name, clip, '0 0 200 150', WIDTH, HEIGHT)


def all_of(put):
    """put takes page, name, drawing, its box, width and height."""
    for who in PEOPLE:
        picture(put, 'people', 'card-' + who, art, who)
    for what in SC:
        picture(put, 'events', 'card-' + what, art, what)
    for n in range(STRANGERS):
        for sex in 'mf':
            picture(put, 'strangers', f'stranger-{sex}-{n}', art, f'{sex}-{n}', sex, False, None)
            for house in HOUSES:
                picture(put, 'strangers', f'stranger-{sex}-{house}-{n}', art, f'{sex}-{house}-{n}', sex, True, [house])
    legends.faces.all_of(put)
    signs(put)


def sign(put, name, size, fn, *args, box='-4 -4 108 108', height=None):
    legends.kit._c[0] = 0
    put('legends/signs', name, fn(*args), box, size, height or size)


def signs(put):
    """Pictograms on a field of 100, the backs of cards and the three places."""
    for ability in ABC:
        sign(put, 'ability-' + ability, 30, abil, ability, 50, 50, 100)
    for lv in ('white', 'blue', 'red'):
        sign(put, 'level-' + lv, 24, level, lv, 50, 50, 100)
    for when in WHENC:
        sign(put, 'when-' + when, 28, whenmark, when, 50, 50, 100)
    for effect in GLY:
        if effect not in WHENC:
            sign(put, 'effect-' + effect, 26, glyph, effect, 50, 50, 96, GREEN, 11)
    for icon in ('threat', 'romance'):
        sign(put, 'helper-' + icon, 34, helper, icon, 50, 50, 96)
    for special in ('high-king', 'excalibur', 'love-potion'):
        sign(put, 'borne-' + special, 40, special_tag, special, 50, 50, 92)
    for house in ALL:
        if house:
            sign(put, 'arms-' + house, 40, arms, [house], 50, 50, 96)
    for kind in ('character', 'event'):
        sign(put, 'back-' + kind, 102, cardback, 4, 4, 178, 250, kind, box='0 0 188 262', height=142)
    for place in ('camelot', 'cornwall', 'forest'):
        legends.kit._c[0] = 0
        clip = f'<clipPath id="place"><rect width="504" height="236"/></clipPath><g clip-path="url(#place)">{placeart(place)}</g>'
        put('legends/places', 'place-' + place, clip, '0 0 504 236', 504, 236)
