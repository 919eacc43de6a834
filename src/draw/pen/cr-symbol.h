/* cr-symbol.h: things drawn from SVG in the palette's names.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-line.h"
#include "cr-palette.h"

#include <cairo.h>

/**
 * CrSymbol: one look of a thing, design/art section 8. Of its file 100 units are W and its middle
 * is the origin; its fills and strokes are named by classes, "f-wood" and "s-ink", so that one
 * file serves every variant. It carries no shadow: the painter sweeps its outlines.
 */
typedef struct _CrSymbol CrSymbol;

/**
 * CrSymbols:
 *
 * The symbols met so far. A name is looked up among the person's own files, in crenel/art of
 * their data folder, then among those of the program. NAME-2, NAME-3, … beside NAME are other looks
 * of the same thing. Several threads may look at once.
 */
typedef struct _CrSymbols CrSymbols;

CrSymbols *cr_symbols_new (void);
void cr_symbols_free (CrSymbols *symbols);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrSymbols, cr_symbols_free)

/* How many looks there are; 0: nobody knows the thing, or its file cannot be read. */
guint cr_symbols_count (CrSymbols *symbols, const char *name);
const CrSymbol *cr_symbols_get (CrSymbols *symbols, const char *name, guint look);

/* Radians by which chance may turn it either way. */
double cr_symbol_get_turn (const CrSymbol *symbol);

/* Radians from straight up, clockwise, to where the front of the thing looks as it is drawn. */
double cr_symbol_get_ahead (const CrSymbol *symbol);

/* (element-type GArray of CrPoint): what throws its shadow, in W; clockwise */
const GPtrArray *cr_symbol_get_outlines (const CrSymbol *symbol);

/* About the origin, in W. Vectors stay vectors. */
void cr_symbol_paint (const CrSymbol *symbol, cairo_t *cr, CrVariant variant);
