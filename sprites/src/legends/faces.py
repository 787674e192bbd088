"""The twelve who play for the computer, in every title: people of the deck from close by, each before a cloth of his own."""
import legends.kit
from legends.people import *

SIDE = 60               # on the canvas
NEAR = 88               # of the field of 200 x 150
BOX = f'{100 - NEAR / 2} {66 - NEAR * .54} {NEAR} {NEAR}'

CLOTHS = dict(guinevere='#8E2430', isolde='#2F5F8E', nimue='#2F7A78', lynette='#A8702A', enid='#5F7F45', ragnell='#6E2A5A', pellinore='#2F6B4A', dinadan='#B98A2A',
              lot='#7A4A9A', mark='#3F6A9A', ector='#7A5230', taliesin='#22306E')


# How each takes what happens: what of a face is another then.
GLAD = dict(mood='smile', mouth='smile', eye='open')
CROSS = dict(mood='angry', mouth='stern', eye='narrow')
MOODS = {'glad': dict.fromkeys(CLOTHS, GLAD) | dict(lot=GLAD | dict(mood='grin', mouth='grin'), dinadan=dict(mood='grin', mouth='grin', eye='wide'), pellinore=dict(mood='awe', mouth='grin', eye='wide'),
                                                   mark=dict(mood='sly', mouth='grin', eye='narrow'), ector=dict(mood='grin', mouth='grin', eye='closed'), lynette=dict(mood='grin', mouth='smile', eye='closed'), guinevere=dict(mood='smile', mouth='smile', eye='closed'), enid=dict(mood='grin', mouth='smile', eye='closed')),
         'cross': dict.fromkeys(CLOTHS, CROSS) | dict(lot=CROSS | dict(mood='rage', mouth='shout', eye='wide'), isolde=dict(mood='grief', mouth='sad', eye='down'), enid=dict(mood='grief', mouth='sad', eye='down'),
                                                     pellinore=dict(mood='pain', mouth='open', eye='wide'), ector=dict(mood='pain', mouth='sad', eye='weary'), taliesin=dict(mood='sad', mouth='sad', eye='down'),
                                                     dinadan=dict(mood='alert', mouth='open', eye='wide'), guinevere=dict(mood='sneer', mouth='sad', eye='narrow'))}


# What somebody is known by even so close: it is in the picture, and he beside it.
WITH = dict(taliesin=dict(att=[('harp', 66, 104, .8, -8)], dx=4, k=.96))


def face_of(who, mood=None):
    p = dict(PEOPLE[who], **(MOODS[mood][who] if mood else {})) | dict(bg=('diaper', CLOTHS[who], list(CLOTHS).index(who)), back=(), att=(), dx=0, dy=0, k=1) | WITH.get(who, {})
    return person(p)


def all_of(put):
    """put takes page, name, drawing, its box, width and height."""
    for who in CLOTHS:
        legends.kit._c[0] = 0
        put('common/faces', 'face-' + who, face_of(who), BOX, SIDE, SIDE)
        for mood in MOODS:  # fetched once the table stands
            legends.kit._c[0] = 0
            put('hall/moods', f'face-{who}-{mood}', face_of(who, mood), BOX, SIDE, SIDE)
