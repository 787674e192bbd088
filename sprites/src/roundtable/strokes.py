"""Short words for strokes, and the fillings of large areas."""
import math

from figures import *
from palette import GLOW, GOLDD, GOLDL, INK2, PARCH

FULL = (-400, -400, 2800, 1900)


FILLS = f'''
<radialGradient id="enamel" cx=".34" cy=".28" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></radialGradient>
<linearGradient id="leaf" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FBEDB4"/><stop offset=".35" stop-color="{GOLDL}"/><stop offset=".62" stop-color="{GOLD}"/><stop offset=".8" stop-color="{GOLDD}"/><stop offset="1" stop-color="#E2B950"/></linearGradient>
<radialGradient id="rtable" cx=".46" cy=".42" r=".72"><stop offset="0" stop-color="#A9743F"/><stop offset=".6" stop-color="#7A4E2A"/><stop offset="1" stop-color="#432A18"/></radialGradient>
<radialGradient id="svig" cx=".5" cy=".42" r=".78"><stop offset=".5" stop-color="#0A0612" stop-opacity="0"/><stop offset="1" stop-color="#0A0612" stop-opacity=".62"/></radialGradient>
<radialGradient id="halo"><stop offset="0" stop-color="{GLOW}" stop-opacity=".95"/><stop offset=".5" stop-color="{GLOW}" stop-opacity=".45"/><stop offset="1" stop-color="{GLOW}" stop-opacity="0"/></radialGradient>
<linearGradient id="skyC" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#141A3C"/><stop offset=".45" stop-color="#3F3F7C"/><stop offset=".74" stop-color="#96617F"/><stop offset="1" stop-color="#E39B62"/></linearGradient>
<linearGradient id="skyT" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#343A72"/><stop offset=".55" stop-color="#9A6684"/><stop offset="1" stop-color="#E7A56B"/></linearGradient>
<linearGradient id="skyS" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2A3A66"/><stop offset=".6" stop-color="#6F7FA0"/><stop offset="1" stop-color="#E0B48A"/></linearGradient>
<linearGradient id="skyE" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1C2550"/><stop offset=".7" stop-color="#5A6AA6"/><stop offset="1" stop-color="#B89AB8"/></linearGradient>
<linearGradient id="skyG" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#F0C878"/><stop offset=".3" stop-color="#B98A8E"/><stop offset="1" stop-color="#3A2E50"/></linearGradient>
<linearGradient id="skyP" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2E3560"/><stop offset=".65" stop-color="#7E6A94"/><stop offset="1" stop-color="#D99A84"/></linearGradient>
<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8FA9C4"/><stop offset=".3" stop-color="#4A749C"/><stop offset="1" stop-color="#23496E"/></linearGradient>
<linearGradient id="lakeg" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#3F8AA8"/><stop offset=".5" stop-color="#34709C"/><stop offset="1" stop-color="#86B8D8"/></linearGradient>
<radialGradient id="cave" cx=".6" cy=".7" r=".7"><stop offset="0" stop-color="#B8642E"/><stop offset=".5" stop-color="#5A2E2A"/><stop offset="1" stop-color="#231A26"/></radialGradient>
<filter id="blur6" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="6"/></filter>
<filter id="blur14" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="14"/></filter>
'''


def en(parts_, fill, w=2, e=2, h=1.4, **k):
    return enamel(parts_, fill, w=w, e=e, h=h, area=FULL, **k)


def R(x, y, w, h, r=0, fill='none', stroke=None, sw=1, extra=''):
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="{fill}"' + (f' stroke="{stroke}" stroke-width="{sw}"' if stroke else '') + f' {extra}/>'


def C_(x, y, r, fill='none', stroke=None, sw=1, extra=''):
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" fill="{fill}"' + (f' stroke="{stroke}" stroke-width="{sw}"' if stroke else '') + f' {extra}/>'


def P_(d, fill='none', stroke=None, sw=1, extra=''):
    return f'<path d="{d}" fill="{fill}"' + (f' stroke="{stroke}" stroke-width="{sw}" stroke-linejoin="round" stroke-linecap="round"' if stroke else '') + f' {extra}/>'


def pol(r, deg):
    a = math.radians(deg)
    return r * math.sin(a), -r * math.cos(a)


def wedge(r0, r1, a0, a1, gap=1.2):
    d0, d1 = math.degrees(gap / r0), math.degrees(gap / r1)
    p = [pol(r1, a0 + d1), pol(r1, a1 - d1), pol(r0, a1 - d0), pol(r0, a0 + d0)]
    return f'M{p[0][0]:.2f} {p[0][1]:.2f}A{r1} {r1} 0 0 1 {p[1][0]:.2f} {p[1][1]:.2f}L{p[2][0]:.2f} {p[2][1]:.2f}A{r0} {r0} 0 0 0 {p[3][0]:.2f} {p[3][1]:.2f}Z'
