"""Writes a part of a font of formulas in which characters have given widths: formula-font.py SOURCE RANGES RESULT < WIDTHS.

WIDTHS is JSON: `advances`, by code point, the widths in em in formulas, in scripts and in scripts of scripts; `operators`, those
of large operators in text and alone on a line, and whether they are `slanted`; and `constants` of the MATH table in thousandths
of an em. Letters are stretched a little, and what is left of their width is room beside them.
"""

import json
import sys

from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables

# The licence of STIX Math asks for another name of what is made from it.
NAME = "Footmark Formulas"
# Copyright, trademark, description, licence and its address stay.
KEPT_NAMES = [0, 1, 2, 3, 4, 5, 6, 7, 10, 13, 14]
# No letter is drawn narrower or wider than this; beyond, only the room beside it changes.
MIN_STRETCH, MAX_STRETCH = 0.9, 1.12
# Large operators do not touch what is beside them.
MAX_SHARE = 0.96
# How far below its upper limit the lower one of an integral begins, as a share of its width.
SLANT = 0.5
# Signs that grow with what is between them, and those that look alike but do not grow in STIX Math.
ALIKE = {0x2225: 0x2016, 0x2223: 0x7C}


def main(source, ranges, result):
    wanted = json.load(sys.stdin)
    font = TTFont(source)
    keep(font, parse_unicodes(ranges))
    rename(font)
    merge(font)
    join_bars(font)
    for name, value in wanted["constants"].items():
        constant = getattr(font["MATH"].table.MathConstants, name)
        if hasattr(constant, "Value"):
            constant.Value = value
        else:
            setattr(font["MATH"].table.MathConstants, name, value)
    glyphs = font.getBestCmap()
    scripts = script_forms(font)
    for code, advances in wanted["advances"].items():
        glyph = glyphs.get(int(code))
        for form, advance in zip([glyph, *scripts.get(glyph, [])], advances):
            if form:
                widen(font, form, in_units(font, advance))
    for code, operator in wanted["operators"].items():
        if int(code) in glyphs:
            set_operator(font, glyphs[int(code)], operator)
    font.save(result)


def in_units(font, length):
    return round(length * font["head"].unitsPerEm)


def merge(font):
    for table in font["cmap"].tables:
        for code, other in ALIKE.items():
            if code in table.cmap and other in table.cmap:
                table.cmap[code] = table.cmap[other]


def keep(font, unicodes):
    options = Options(hinting=False, desubroutinize=True, layout_features=["ssty"], name_IDs=KEPT_NAMES)
    options.drop_tables += ["FFTM", "GDEF", "GPOS", "GlyphOrder"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)
    # Browsers do not use it.
    font["MATH"].table.MathGlyphInfo.MathKernInfo = None


def rename(font):
    own = {1: NAME, 3: NAME, 4: NAME, 6: NAME.replace(" ", "")}
    for record in font["name"].names:
        if record.nameID in own:
            record.string = own[record.nameID]
    cff = font["CFF "].cff
    cff.fontNames[0] = own[6]
    cff[0].FullName = cff[0].FamilyName = NAME


def join_bars(font):
    """Lets the middle of vertical bars join with itself at both ends, without which browsers do not repeat it."""
    for construction in font["MATH"].table.MathVariants.VertGlyphConstruction:
        for part in construction.GlyphAssembly.PartRecords if construction.GlyphAssembly else []:
            if part.PartFlags & 1:
                longer = max(part.StartConnectorLength, part.EndConnectorLength)
                part.StartConnectorLength = part.EndConnectorLength = longer


def script_forms(font):
    """The glyphs of each glyph in scripts and in scripts of scripts."""
    forms = {}
    gsub = font["GSUB"].table
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag != "ssty":
            continue
        for index in record.Feature.LookupListIndex:
            for subtable in gsub.LookupList.Lookup[index].SubTable:
                subtable = getattr(subtable, "ExtSubTable", subtable)
                for glyph, alternates in getattr(subtable, "alternates", {}).items():
                    forms[glyph] = alternates
    return forms


def widen(font, glyph, advance):
    width = font["hmtx"][glyph][0]
    stretch = min(max(advance / width, MIN_STRETCH), MAX_STRETCH)
    shift = round((advance - width * stretch) / 2)
    draw(font, glyph, advance, stretch, shift)
    accents = font["MATH"].table.MathGlyphInfo.MathTopAccentAttachment
    if glyph in accents.TopAccentCoverage.glyphs:
        place = accents.TopAccentAttachment[accents.TopAccentCoverage.glyphs.index(glyph)]
        place.Value = round(place.Value * stretch + shift)


def set_operator(font, glyph, operator):
    variants = font["MATH"].table.MathVariants
    larger = variants.VertGlyphConstruction[variants.VertGlyphCoverage.glyphs.index(glyph)].MathGlyphVariantRecord
    displayed = [record.VariantGlyph for record in larger if record.VariantGlyph != glyph][:1]
    for form, advance in zip([glyph, *displayed], operator["advances"]):
        advance = in_units(font, advance)
        bounds = BoundsPen(font.getGlyphSet())
        font.getGlyphSet()[form].draw(bounds)
        left, _, right, _ = bounds.bounds
        stretch = min(advance * MAX_SHARE / (right - left), 1)
        draw(font, form, advance, stretch, round(advance / 2 - (left + right) / 2 * stretch))
        if operator["slanted"]:
            correct(font, form, round(advance * SLANT))


def draw(font, glyph, advance, stretch, shift):
    glyphs = font.getGlyphSet()
    pen = T2CharStringPen(advance, glyphs)
    glyphs[glyph].draw(TransformPen(pen, Transform(stretch, 0, 0, 1, shift, 0)))
    strings = font["CFF "].cff[0].CharStrings
    private = strings[glyph].private
    strings[glyph] = pen.getCharString(private, strings[glyph].globalSubrs)
    font["hmtx"][glyph] = (advance, 0)


def correct(font, glyph, value):
    """Says how far a glyph leans (`ItalicsCorrection`), of which STIX Math says nothing."""
    info = font["MATH"].table.MathGlyphInfo
    if info.MathItalicsCorrectionInfo is None:
        table = info.MathItalicsCorrectionInfo = otTables.MathItalicsCorrectionInfo()
        table.Coverage = otTables.Coverage()
        table.Coverage.glyphs, table.ItalicsCorrection = [], []
    table = info.MathItalicsCorrectionInfo
    record = otTables.MathValueRecord()
    record.Value = value
    corrections = dict(zip(table.Coverage.glyphs, table.ItalicsCorrection)) | {glyph: record}
    order = sorted(corrections, key=font.getGlyphID)
    table.Coverage.glyphs = order
    table.ItalicsCorrection = [corrections[each] for each in order]
    table.ItalicsCorrectionCount = len(order)


if __name__ == "__main__":
    main(*sys.argv[1:])
