"""Every picture of Camelot Legends: the cards of our own deck, and portraits for those of a deck of somebody else's."""
import legends.kit
from legends.scenes import *

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
