/* cr-offers.c: what might be there or not, at a place. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build.h"
#include "cr-change-private.h"
#include "cr-curtain.h"

/* What offers at one place are made from. */
typedef struct {
  const CrScene *scene;
  const CrMap *map;
  CrPlace place;
  GArray *offers;
} Offering;

static void
clear_offer_cb (gpointer data)
{
  CrOffer *offer = data;

  g_free (offer->text);
}

/* @what: (transfer full): the word, to which the place is added */
static void
add_offer (Offering *self, CrOffer like, char *what)
{
  g_autofree char *word = what;
  g_autofree char *at = cr_map_format_place (self->map, self->place);

  like.place = self->place;
  if (like.side < 0)
    like.text = g_strdup_printf ("%s@%s", word, at);
  else
    like.text = g_strdup_printf (
        "%s@%s:%s", word, at,
        cr_direction_get_name (like.side, cr_map_get_grid (self->map)->orientation));
  g_array_append_val (self->offers, like);
}

static void
offer_side (Offering *self, CrDirection side, const CrSide *thing)
{
  const char *name = cr_side_kind_get_name ((CrSideKind) thing->kind);
  gboolean open = cr_side_is_open (thing);

  if (thing->kind == CR_SIDE_OTHER)
    return;
  if (cr_side_kind_is_opening ((CrSideKind) thing->kind))
    add_offer (self,
               (CrOffer){ .with = TRUE,
                          .what = open ? CR_OFFER_SHUT : CR_OFFER_OPEN,
                          .side = side,
                          .kind = thing->kind },
               g_strdup_printf ("%s:state=%s", name, open ? "closed" : "open"));
  add_offer (self, (CrOffer){ .what = CR_OFFER_REMOVE, .side = side, .kind = thing->kind },
             g_strdup (name));
}

static void
offer_sides (Offering *self)
{
  g_autoptr (CrOutside) outside = cr_outside_new (self->scene);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gsize n;
    const CrSide *things = cr_map_get_sides (self->map, self->place, d, &n);

    for (gsize i = 0; i < n; i++)
      offer_side (self, d, &things[i]);
    if (cr_curtain_fit (self->scene, outside, self->place, d) == CR_HOARDING_FITS &&
        cr_map_find_side (self->map, self->place, d, CR_SIDE_HOARDING) == NULL)
      add_offer (
          self,
          (CrOffer){ .with = TRUE, .what = CR_OFFER_HOARDING, .side = d, .kind = CR_SIDE_HOARDING },
          g_strdup ("hoarding"));
  }
}

static void
offer_hex (Offering *self)
{
  const CrStructureKind *structure = cr_scene_get_structure (self->scene, self->place);
  const CrTerrainKind *terrain = cr_scene_get_terrain (self->scene, self->place);
  guint index;

  if (structure != NULL)
    add_offer (self, (CrOffer){ .with = TRUE, .what = CR_OFFER_BREACH, .side = -1, .kind = -1 },
               g_strdup ("breach"));
  if (cr_change_find_tree (self->map, self->place, &index) ||
      (terrain != NULL && g_str_equal (terrain->code, CR_BUILD_TREE)))
    add_offer (self, (CrOffer){ .what = CR_OFFER_FELL, .side = -1, .kind = -1 }, g_strdup ("tree"));
}

static void
offer_mechanisms (Offering *self)
{
  for (guint i = 0; i < cr_map_n_nodes (self->map, CR_SECTION_MECHANISMS); i++) {
    const CrNode *node = cr_map_get_node (self->map, CR_SECTION_MECHANISMS, i);
    g_auto (CrMechanism) mechanism = { .kind = NULL };
    CrOffer like = {
      .with = TRUE, .what = CR_OFFER_WORK, .place = self->place, .side = -1, .kind = -1
    };

    if (!cr_mechanism_read (self->map, node, &mechanism, NULL) || mechanism.id == NULL ||
        !cr_mechanism_concerns (&mechanism, self->map, self->place))
      continue;
    like.mechanism = cr_mechanism_find_kind (mechanism.kind)->name;
    like.state = cr_mechanism_get_other_state (&mechanism);
    like.text = g_strdup_printf ("mechanism:%s:state=%s", mechanism.id, like.state);
    g_array_append_val (self->offers, like);
  }
}

GArray *
cr_offers_new (const CrScene *scene, CrPlace place)
{
  Offering offering = { scene, cr_scene_get_map (scene), place,
                        g_array_new (FALSE, FALSE, sizeof (CrOffer)) };

  g_array_set_clear_func (offering.offers, clear_offer_cb);
  if (!cr_scene_has_place (scene, place))
    return offering.offers;
  offer_hex (&offering);
  offer_mechanisms (&offering);
  offer_sides (&offering);
  return offering.offers;
}
