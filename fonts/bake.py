"""Makes a face that was cut down with pyftsubset one that is set without substitutions:
lining, tabular figures take the place of the others, ligatures get the signs that Unicode
has for them, and what is left without use is dropped. Kerning stays.

    python3 bake.py FACE.ttf...
"""
import sys
from fontTools import subset
from fontTools.ttLib import TTFont

LIGATURES = {"ff": 0xFB00, "fi": 0xFB01, "fl": 0xFB02, "ffi": 0xFB03, "ffl": 0xFB04}


def lookups(font, tag):
    gsub = font["GSUB"].table
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == tag:
            for i in record.Feature.LookupListIndex:
                yield from gsub.LookupList.Lookup[i].SubTable
            return


def figures(font, cmap):
    """The glyphs of the ten figures after lnum and tnum, by sign."""
    out = {}
    for sign in map(ord, "0123456789"):
        glyph = cmap[sign]
        for tag in "lnum", "tnum":
            for table in lookups(font, tag):
                glyph = getattr(table, "mapping", {}).get(glyph, glyph)
        out[sign] = glyph
    return out


def ligatures(font):
    """The glyphs of the ligatures that a face has, by their own signs."""
    out = {}
    for table in lookups(font, "liga"):
        for first, rows in getattr(table, "ligatures", {}).items():
            for row in rows:
                sign = LIGATURES.get("".join([first, *row.Component]))
                if sign:
                    out[sign] = row.LigGlyph
    return out


def bake(path):
    font = TTFont(path)
    if "GSUB" in font:
        more = {**figures(font, font.getBestCmap()), **ligatures(font)}
        for table in font["cmap"].tables:
            table.cmap.update(more)
    for tag in "GSUB", "GDEF", "STAT":
        if tag in font:
            del font[tag]
    options = subset.Options()
    options.hinting, options.layout_features = False, ["kern"]
    s = subset.Subsetter(options)
    s.populate(unicodes=font.getBestCmap().keys())
    s.subset(font)
    subset.save_font(font, path, options)


for path in sys.argv[1:]:
    bake(path)
