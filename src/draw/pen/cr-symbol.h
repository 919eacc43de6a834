/* cr-symbol.h: things drawn in SVG files, with the tones of the palette.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-line.h"
#include "cr-palette.h"

#include <cairo.h>

/* CrSymbol: one look of a thing, design/art section 8. In its file 100 units are W and the middle
 * is the origin; fills and strokes are named by classes, "f-wood" and "s-ink", so that one file
 * serves every variant. It contains no shadow: the painter computes that from its outlines. */
typedef struct _CrSymbol CrSymbol;

/**
 * CrSymbols:
 *
 * The symbols that were looked up so far. A name is looked up among the user's own files, in
 * crenel/art of the data folder, then among those of the program. NAME-2, NAME-3, … beside NAME are
 * other looks of the same thing. Several threads may look up symbols at once.
 */
typedef struct _CrSymbols CrSymbols;

CrSymbols *cr_symbols_new (void);
void cr_symbols_free (CrSymbols *symbols);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrSymbols, cr_symbols_free)

/* Returns: how many looks there are; 0 when the thing is unknown or its file cannot be read */
guint cr_symbols_count (CrSymbols *symbols, const char *name);
const CrSymbol *cr_symbols_get (CrSymbols *symbols, const char *name, guint look);

/* Returns: by how many radians it may be turned at random, either way */
double cr_symbol_get_turn (const CrSymbol *symbol);

/* Returns: the direction of the thing's front in the drawing, in radians clockwise from straight up
 */
double cr_symbol_get_ahead (const CrSymbol *symbol);

/* Returns: (transfer none) (element-type GArray of CrPoint): the outlines that throw its shadow, in
 * W; clockwise */
const GPtrArray *cr_symbol_get_outlines (const CrSymbol *symbol);

/* Draws the symbol around the origin, in W; in vector files it stays a vector drawing. */
void cr_symbol_paint (const CrSymbol *symbol, cairo_t *cr, CrVariant variant);
