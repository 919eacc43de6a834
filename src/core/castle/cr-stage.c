/* cr-stage.c: a castle as a game would begin with it. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-stage.h"

#include "cr-stock.h"

static void
stand_piece (CrCastle *staged, const CrStockPiece *piece, CrMuster *muster)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrTower tower;

  if (piece->work->tower && muster != NULL) {
    tower = cr_stock_get_tower (piece, cr_castle_get_scene (staged));
    cr_muster_add_tower (muster, &tower);
  }
  cr_stock_set_down (edit, cr_castle_get_map (staged), piece);
  cr_castle_swap (staged, edit, NULL);
}

CrCastle *
cr_castle_dup_staged (const CrCastle *castle, CrMuster *muster)
{
  guint n = cr_map_n_nodes (cr_castle_get_map (castle), CR_SECTION_GEAR);
  g_autoptr (GArray) stock = NULL, standing = NULL;
  g_autoptr (CrEdit) edit = NULL;
  CrCastle *staged;

  if (n == 0)
    return NULL;
  staged = cr_castle_copy (castle);
  stock = cr_stock_new (cr_castle_get_scene (castle));
  standing = g_array_new (FALSE, FALSE, sizeof (CrStockPiece));
  for (guint i = 0; i < stock->len; i++) {
    const CrStockPiece *piece = &g_array_index (stock, CrStockPiece, i);

    if (!cr_stock_check (cr_castle_get_scene (staged), standing, piece, NULL))
      continue;
    g_array_append_val (standing, *piece);
    stand_piece (staged, piece, muster);
  }
  edit = cr_edit_new ();
  for (guint i = n; i-- > 0;)
    cr_edit_remove_node (edit, cr_castle_get_map (staged), CR_SECTION_GEAR, i);
  cr_castle_swap (staged, edit, NULL);
  return staged;
}
