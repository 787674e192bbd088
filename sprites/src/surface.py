"""What the table is made of: parchment, oak, stone, gold lines, light; and small helpers for drawing on it."""
import math
from ink import *
from palette import *

# Definitions in the table's own names; the pieces' are in ink.defs().
LIGHT = (
    '<linearGradient id="shine" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".48"/><stop offset=".42" stop-color="#fff" stop-opacity=".04"/><stop offset=".62" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".36"/></linearGradient>'
    '<radialGradient id="enamel" cx=".34" cy=".28" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></radialGradient>'
    f'<radialGradient id="halo"><stop offset="0" stop-color="{GLOW}" stop-opacity=".95"/><stop offset=".5" stop-color="{GLOW}" stop-opacity=".45"/><stop offset="1" stop-color="{GLOW}" stop-opacity="0"/></radialGradient>'
    f'<radialGradient id="softglow"><stop offset="0" stop-color="#FFF3C4" stop-opacity=".8"/><stop offset=".4" stop-color="{GLOW}" stop-opacity=".36"/><stop offset="1" stop-color="{GLOW}" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="vignette" cx=".46" cy=".4" r=".8"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></radialGradient>')
GOLDS = (
    f'<linearGradient id="leaf" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FBEDB4"/><stop offset=".35" stop-color="{GOLDL}"/><stop offset=".62" stop-color="{GOLD}"/><stop offset=".8" stop-color="{GOLDD}"/><stop offset="1" stop-color="#E2B950"/></linearGradient>'
    f'<linearGradient id="goldline" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{GOLDL}"/><stop offset=".5" stop-color="{GOLD}"/><stop offset="1" stop-color="{GOLDD}"/></linearGradient>')
GROUNDS = (
    f'<linearGradient id="parch" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F8EED6"/><stop offset=".55" stop-color="{PARCH}"/><stop offset="1" stop-color="#E2CFA6"/></linearGradient>'
    '<linearGradient id="oakfill" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6B482B"/><stop offset="1" stop-color="#4A2F1A"/></linearGradient>'
    '<linearGradient id="stone" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#A69C8C"/><stop offset="1" stop-color="#7A7164"/></linearGradient>'
    '<radialGradient id="felt" cx=".4" cy=".3" r=".9"><stop offset="0" stop-color="#35675A"/><stop offset="1" stop-color="#173229"/></radialGradient>'
    '<radialGradient id="round" cx=".42" cy=".36" r=".75"><stop offset="0" stop-color="#815A36"/><stop offset="1" stop-color="#432A18"/></radialGradient>'
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8FB0BC"/><stop offset="1" stop-color="#EADFC0"/></linearGradient>')


def noise(id_, freq, octaves, seed, rgb, gain, lift, tile=False):
    """A filter that lays noise of a colour over the shape: alpha = gain * n + lift."""
    r, g, b = rgb
    stitch = ' stitchTiles="stitch"' if tile else ''
    return (f'<filter id="{id_}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
            f'<feTurbulence type="fractalNoise" baseFrequency="{freq}" numOctaves="{octaves}" seed="{seed}"{stitch} result="n"/>'
            f'<feColorMatrix in="n" values="0 0 0 0 {r} 0 0 0 0 {g} 0 0 0 0 {b} {gain} 0 0 0 {lift}" result="s"/>'
            '<feMerge result="m"><feMergeNode in="SourceGraphic"/><feMergeNode in="s"/></feMerge><feComposite in="m" in2="SourceGraphic" operator="in"/></filter>')


def cast(id_, dx, dy, blur, op):
    """A filter that casts a shadow."""
    return (f'<filter id="{id_}" x="-30%" y="-30%" width="170%" height="170%"><feGaussianBlur in="SourceAlpha" stdDeviation="{blur}" result="b"/>'
            f'<feOffset in="b" dx="{dx}" dy="{dy}" result="o"/><feColorMatrix in="o" values="0 0 0 0 .05 0 0 0 0 .025 0 0 0 0 .01 0 0 0 {op} 0" result="d"/>'
            '<feMerge><feMergeNode in="d"/><feMergeNode in="SourceGraphic"/></feMerge></filter>')


FILTERS = (
    noise('stains', '.006 .008', 5, 7, (.46, .30, .10), .62, -.24)
    + noise('fibre', '.5', 2, 2, (.25, .16, .06), .30, -.11)
    + noise('grain', '.003 .11', 5, 11, (.09, .05, .02), 1.5, -.52)
    + noise('graintile', '.00625 .11111', 4, 11, (.09, .05, .02), 1.5, -.52, True)
    + noise('rock', '.06', 4, 5, (.12, .1, .08), 1.5, -.62)
    + noise('rocktile', '.11904 .12037', 3, 5, (.12, .1, .08), 1.1, -.5, True)
    + noise('mottle', '.02', 3, 9, (.06, .03, .02), .8, -.36)
    + cast('drop', 1.5, 2.5, 1.6, .6) + cast('fall', 3, 6, 6, .65)
    + ''.join(f'<filter id="blur{n}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="{n}"/></filter>' for n in (2, 3, 6, 10)))


def rect(x, y, w, h, r=0, fill='none', stroke=None, sw=1, extra=''):
    st = f' stroke="{stroke}" stroke-width="{sw}"' if stroke else ''
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="{fill}"{st} {extra}/>'


def ring(x, y, r, fill='none', stroke=None, sw=1, extra=''):
    st = f' stroke="{stroke}" stroke-width="{sw}"' if stroke else ''
    return f'<circle cx="{f(x)}" cy="{f(y)}" r="{r}" fill="{fill}"{st} {extra}/>'


def path(d, fill='none', stroke=None, sw=1, extra=''):
    st = f' stroke="{stroke}" stroke-width="{sw}" stroke-linejoin="round" stroke-linecap="round"' if stroke else ''
    return f'<path d="{d}" fill="{fill}"{st} {extra}/>'


def polar(r, deg):
    """0 is up, clockwise."""
    a = math.radians(deg)
    return r * math.sin(a), -r * math.cos(a)


def wedge(r0, r1, a0, a1, gap=1.2):
    """A part of a ring, kept `gap` units away from its neighbours."""
    d0, d1 = math.degrees(gap / r0), math.degrees(gap / r1)
    p = [polar(r1, a0 + d1), polar(r1, a1 - d1), polar(r0, a1 - d0), polar(r0, a0 + d0)]
    return (f'M{p[0][0]:.2f} {p[0][1]:.2f}A{r1} {r1} 0 0 1 {p[1][0]:.2f} {p[1][1]:.2f}'
            f'L{p[2][0]:.2f} {p[2][1]:.2f}A{r0} {r0} 0 0 0 {p[3][0]:.2f} {p[3][1]:.2f}Z')


def scroll_corner(k=1, colour=GOLDD):
    """The ornament of a panel's corner, its stud on the origin."""
    return (path('M0 22C0 10 4 4 10 4C14 4 14 10 10 10M22 0C10 0 4 4 4 10', 'none', colour, 1.8)
            + ring(0, 0, 3.2, GOLD, INK, 1))


def star24(x, y, r):
    """The gold star of points, without its number."""
    P = ' '.join(f'{x + (r if i % 2 == 0 else r * .8) * math.sin(math.pi * i / 12):.2f},{y - (r if i % 2 == 0 else r * .8) * math.cos(math.pi * i / 12):.2f}' for i in range(24))
    return (f'<polygon points="{P}" fill="url(#leaf)" stroke="{INK}" stroke-width="{r*.1:.2f}" stroke-linejoin="round"/>'
            + ring(x, y, f'{r*.66:.2f}', 'none', GOLDD, f'{r*.03:.2f}', 'opacity=".7"'))


DEFS = LIGHT + GOLDS + GROUNDS + FILTERS
