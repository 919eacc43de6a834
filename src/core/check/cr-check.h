/* cr-check.h: what is wrong with a map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-edit.h"
#include "cr-scene.h"

typedef enum { CR_PROBLEM_ERROR, CR_PROBLEM_WARNING } CrSeverity;

/**
 * CrProblem:
 * @id: stable key of its kind, "level-against-stairs", "unknown-terrain", …
 * @place: where; floor -1 when it is the whole map's
 * @side: the side concerned, or -1
 * @rule: (nullable): rule id
 * @message: (owned): one sentence, translated
 * @mend: (nullable) (owned): one word or two for the button, translated, when @fix is set
 * @fix: (nullable) (owned): an edit that mends it, ready to be swapped in
 * @removes: whether @fix does no more than take away what is there: never done but by itself
 * @proof: (nullable) (owned): what proves it, translated: the chain of stairs to a level
 * @places: (nullable) (owned) (element-type CrPlace): all hexes concerned, where they are several
 * @row: (nullable): of a scenario, what it is about; borrowed from that
 */
typedef struct {
  const char *id;
  CrSeverity severity;
  CrPlace place;
  CrDirection side;
  const char *rule;
  char *message, *mend;
  gpointer fix; /* CrEdit */
  gboolean removes;
  char *proof;
  GArray *places;
  const CrNode *row;
} CrProblem;

/**
 * CrCheckKind: a row of the table of what is looked for.
 * @id: of the problems it finds
 * @severity: as a rule; a single problem may be worse
 * @rule: (nullable): likewise
 * @name: what a list of them is headed by, to be translated with cr_text()
 * @what: one sentence, likewise: what is wrong
 * @apart: whether its mends have nothing to do with one another, though all of them exchange things
 *   of a list
 */
typedef struct {
  const char *id;
  CrSeverity severity;
  const char *rule, *name, *what;
  gboolean apart;
} CrCheckKind;

/**
 * cr_check_get_kind:
 *
 * Returns: (nullable): the kinds of problem in order; %NULL behind the last
 */
const CrCheckKind *cr_check_get_kind (guint index);

/* The kind of that id, NULL when there is none. */
const CrCheckKind *cr_check_find_kind (const char *id);

/**
 * CrPictureFact: what a picture's file is. The core opens no files; who may tells it.
 * @index: of the picture in its section
 * @reason: (nullable) (owned): a sentence without its stop, why there is none
 * @sha256: (nullable) (owned): of its bytes; NULL when they are at hand and need no comparison
 * @width: pixels
 * @height: likewise
 */
typedef struct {
  guint index;
  char *reason, *sha256;
  int width, height;
} CrPictureFact;

/**
 * CrCheckFacts:
 * @pictures: (element-type CrPictureFact) (owned):
 * @lost_ruleset: (nullable) (owned): id of the ruleset the map is for, when there is none
 */
typedef struct {
  GArray *pictures;
  char *lost_ruleset;
} CrCheckFacts;

CrCheckFacts *cr_check_facts_new (void);
void cr_check_facts_free (CrCheckFacts *facts);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrCheckFacts, cr_check_facts_free)

/**
 * cr_check_grid:
 *
 * Whether its numbers can be, and why not.
 *
 * Returns: FALSE, with the reason, when a number of the grid cannot be
 */
gboolean cr_check_grid (const CrMap *map, GError **error);

/* Whether anything holds a slit on that side (LOF-09). */
gboolean cr_check_slit_stands (const CrScene *scene, CrPlace place, CrDirection direction);

/* (transfer full) (element-type CrProblem): none yet */
GPtrArray *cr_problems_new (void);

/* (transfer full) (element-type CrProblem): sorted by place. */
GPtrArray *cr_check_map (const CrScene *scene);

/**
 * cr_check_map_and_files:
 * @facts: (nullable): what is known of the files it names
 *
 * Returns: (transfer full) (element-type CrProblem): sorted by place
 */
GPtrArray *cr_check_map_and_files (const CrScene *scene, const CrCheckFacts *facts);

/**
 * cr_check_mend_kind:
 * @facts: (nullable):
 * @id: of the kind
 * @removing: whether to mend, too, by taking away alone: whether a slit is one too many or the wall
 *   lacks is not for the program to say
 * @n_out: (out): how many problems it mends
 *
 * Returns: (transfer full) (nullable): one change that mends all of them that can be mended, ready
 *   to be swapped in; %NULL when there is none. It checks anew as often as mends depend on one
 *   another, a bounded number of times; what is left then is mended when it is asked again.
 */
CrEdit *cr_check_mend_kind (const CrScene *scene,
                            const CrCheckFacts *facts,
                            const char *id,
                            gboolean removing,
                            guint *n_out);
