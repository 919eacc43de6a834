/* fire-castle.h: castles whose lines of fire are asked, and followed through random edits.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle.h"
#include "cr-edit.h"
#include "cr-field.h"
#include "cr-fire-lines.h"

/**
 * FireCastle:
 * @map: (not owned): the castle's, as are the scene and the fire
 * @donor: (nullable): another castle, whose hexes and sides edits put in; made for the first of
 * them
 */
typedef struct {
  CrCastle *it;
  CrMap *map, *donor;
  const CrScene *scene;
  CrFire *fire;
} FireCastle;

FireCastle *fire_castle_new (CrMap *map, const CrRuleset *ruleset);
FireCastle *fire_castle_random (GRand *rand, const CrRuleset *ruleset);
void fire_castle_free (FireCastle *castle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FireCastle, fire_castle_free)

CrPlace fire_castle_random_place (GRand *rand, const CrMap *map);
CrEdit *fire_castle_random_edit (FireCastle *castle, GRand *rand);

/* Does or undoes the edit and tells who follows the map. */
void fire_castle_swap (FireCastle *castle, CrEdit *edit);

/* Stops the test, with both answers. */
void fire_castle_fail_pair (const CrMap *map, const CrLof *lof, const CrLof *other);

/* Judged alone, and with what many lines share. Returns: the record, which is that of both */
CrLof fire_castle_shoot (FireCastle *castle, CrFireLine *line, CrPlace from, CrPlace to);

void fire_castle_assert_same_field (const CrMap *map, const CrField *a, const CrField *b);

/* @field: (transfer full): after an edit. Returns: (transfer full): the same, or one made anew
 * where it could not follow */
CrField *fire_castle_follow (FireCastle *castle,
                             CrField *field,
                             const CrPlace *shooters,
                             gsize n,
                             const CrLofOptions *options);

/* Works out what waits; then the field is what it would be if all were worked out anew. */
void fire_castle_check_field (FireCastle *castle,
                              CrField *field,
                              const CrPlace *shooters,
                              gsize n,
                              const CrLofOptions *options);
