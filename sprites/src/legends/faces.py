"""The twelve who play for the computer, in every title: people of the deck from close by, each before a cloth of his own."""
import legends.kit
from legends.people import *

SIDE = 60               # on the canvas
NEAR = 88               # of the field of 200 x 150

CLOTHS = dict(guinevere='#8E2430', isolde='#2F5F8E', nimue='#2F7A78', lynette='#A8702A', enid='#5F7F45', ragnell='#6E2A5A', pellinore='#2F6B4A', dinadan='#B98A2A',
              lot='#7A4A9A', mark='#3F6A9A', ector='#7A5230', taliesin='#22306E')


def face_of(who):
    p = dict(PEOPLE[who], bg=('diaper', CLOTHS[who], list(CLOTHS).index(who)), back=(), att=(), dx=0, dy=0, k=1)
    return person(p)


def all_of(put):
    """put takes page, name, drawing, its box, width and height."""
    for who in CLOTHS:
        legends.kit._c[0] = 0
        put('common/faces', 'face-' + who, face_of(who), f'{100 - NEAR / 2} {66 - NEAR * .54} {NEAR} {NEAR}', SIDE, SIDE)
