/* cr-ruleset.c: terrain kinds, costs and options, read from data.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ruleset-rows.h"

#include "cr-error.h"
#include "cr-near.h"
#include "cr-text.h"

static gboolean
check_base (const CrNode *root, const CrRuleset *base, GError **error)
{
  const char *id, *extends = cr_node_get (root, "extends");

  if (!cr_node_is (root, "ruleset")) {
    cr_node_set_error (root, error, CR_ERROR_SYNTAX, cr_text ("found <%s>, expected <ruleset>"),
                       cr_node_get_name (root));
    return FALSE;
  }
  if (!cr_node_need (root, "id", &id, error))
    return FALSE;
  if (extends == NULL || (base != NULL && g_str_equal (extends, cr_ruleset_get_id (base))))
    return TRUE;
  cr_node_set_error (root, error, CR_ERROR_UNKNOWN,
                     cr_text ("found extends=\"%s\", expected a ruleset that is there"), extends);
  return FALSE;
}

CrRuleset *
cr_ruleset_new (const CrNode *root, const CrRuleset *base, GError **error)
{
  g_autoptr (CrRuleset) ruleset = NULL;

  if (!check_base (root, base, error))
    return NULL;
  ruleset = g_atomic_rc_box_new0 (CrRuleset);
  ruleset->root = cr_node_get (root, "extends") != NULL ? cr_ruleset_merge (base->root, root)
                                                        : cr_node_ref (root);
  ruleset->movers = g_array_new (FALSE, TRUE, sizeof (CrMover));
  ruleset->terrains = g_array_new (FALSE, TRUE, sizeof (CrTerrainKind));
  ruleset->structures = g_array_new (FALSE, TRUE, sizeof (CrStructureKind));
  ruleset->links = g_array_new (FALSE, TRUE, sizeof (CrLinkRule));
  ruleset->weapons = g_array_new (FALSE, TRUE, sizeof (CrWeapon));
  ruleset->weathers = g_array_new (FALSE, TRUE, sizeof (CrWeather));
  ruleset->sequences = g_array_new (FALSE, TRUE, sizeof (CrSequence));
  g_array_set_clear_func (ruleset->sequences, (GDestroyNotify) cr_sequence_clear);
  ruleset->works = g_array_new (FALSE, TRUE, sizeof (CrWork));
  g_array_set_clear_func (ruleset->works, (GDestroyNotify) cr_work_clear);
  ruleset->modules = g_array_new (FALSE, TRUE, sizeof (CrModule));
  g_array_set_clear_func (ruleset->modules, (GDestroyNotify) cr_module_clear);
  ruleset->tables = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_table_free);
  ruleset->options = g_ptr_array_new ();
  ruleset->terrain_by_code = g_hash_table_new (g_str_hash, g_str_equal);
  ruleset->structure_by_code = g_hash_table_new (g_str_hash, g_str_equal);
  ruleset->option_by_id = g_hash_table_new (g_str_hash, g_str_equal);
  return cr_ruleset_read (ruleset, error) ? g_steal_pointer (&ruleset) : NULL;
}

CrRuleset *
cr_ruleset_ref (const CrRuleset *ruleset)
{
  return g_atomic_rc_box_acquire ((CrRuleset *) ruleset);
}

static void
ruleset_clear (gpointer data)
{
  CrRuleset *ruleset = data;

  g_array_unref (ruleset->movers);
  g_array_unref (ruleset->terrains);
  g_array_unref (ruleset->structures);
  g_array_unref (ruleset->links);
  g_array_unref (ruleset->weapons);
  g_array_unref (ruleset->weathers);
  g_array_unref (ruleset->sequences);
  g_array_unref (ruleset->works);
  g_array_unref (ruleset->modules);
  g_ptr_array_unref (ruleset->tables);
  g_ptr_array_unref (ruleset->options);
  g_hash_table_unref (ruleset->terrain_by_code);
  g_hash_table_unref (ruleset->structure_by_code);
  g_hash_table_unref (ruleset->option_by_id);
  g_strfreev (ruleset->choices);
  cr_node_unref (ruleset->root);
}

void
cr_ruleset_unref (CrRuleset *ruleset)
{
  if (ruleset != NULL)
    g_atomic_rc_box_release_full (ruleset, ruleset_clear);
}

const char *
cr_ruleset_get_id (const CrRuleset *ruleset)
{
  return cr_node_get (ruleset->root, "id");
}

const char *
cr_ruleset_get_title (const CrRuleset *ruleset, const char *const *languages)
{
  const CrNode *meta = cr_node_find (ruleset->root, "meta");
  const char *title = meta != NULL ? cr_node_get_localized (meta, "title", languages) : NULL;

  return title != NULL ? title : cr_ruleset_get_id (ruleset);
}

const CrNode *
cr_ruleset_get_node (const CrRuleset *ruleset)
{
  return ruleset->root;
}

guint
cr_ruleset_n_terrains (const CrRuleset *ruleset)
{
  return ruleset->terrains->len;
}

const CrTerrainKind *
cr_ruleset_get_terrain (const CrRuleset *ruleset, guint index)
{
  g_return_val_if_fail (index < ruleset->terrains->len, NULL);
  return &g_array_index (ruleset->terrains, CrTerrainKind, index);
}

const CrTerrainKind *
cr_ruleset_find_terrain (const CrRuleset *ruleset, const char *code)
{
  guint found = GPOINTER_TO_UINT (g_hash_table_lookup (ruleset->terrain_by_code, code));

  return found > 0 ? cr_ruleset_get_terrain (ruleset, found - 1) : NULL;
}

guint
cr_ruleset_n_structures (const CrRuleset *ruleset)
{
  return ruleset->structures->len;
}

const CrStructureKind *
cr_ruleset_get_structure (const CrRuleset *ruleset, guint index)
{
  g_return_val_if_fail (index < ruleset->structures->len, NULL);
  return &g_array_index (ruleset->structures, CrStructureKind, index);
}

const CrStructureKind *
cr_ruleset_find_structure (const CrRuleset *ruleset, const char *code)
{
  guint found = GPOINTER_TO_UINT (g_hash_table_lookup (ruleset->structure_by_code, code));

  return found > 0 ? cr_ruleset_get_structure (ruleset, found - 1) : NULL;
}

const CrSideRule *
cr_ruleset_get_side (const CrRuleset *ruleset, CrSideKind kind)
{
  return &ruleset->sides[kind];
}

const CrLinkRule *
cr_ruleset_find_link (const CrRuleset *ruleset, const char *kind)
{
  for (guint i = 0; i < ruleset->links->len; i++)
    if (g_str_equal (g_array_index (ruleset->links, CrLinkRule, i).kind, kind))
      return &g_array_index (ruleset->links, CrLinkRule, i);
  return NULL;
}

guint
cr_ruleset_n_movers (const CrRuleset *ruleset)
{
  return ruleset->movers->len;
}

const CrMover *
cr_ruleset_get_mover (const CrRuleset *ruleset, guint index)
{
  g_return_val_if_fail (index < ruleset->movers->len, NULL);
  return &g_array_index (ruleset->movers, CrMover, index);
}

int
cr_ruleset_find_mover (const CrRuleset *ruleset, const char *id)
{
  for (guint i = 0; i < ruleset->movers->len; i++)
    if (g_str_equal (g_array_index (ruleset->movers, CrMover, i).id, id))
      return i;
  return -1;
}

guint
cr_ruleset_n_weapons (const CrRuleset *ruleset)
{
  return ruleset->weapons->len;
}

const CrWeapon *
cr_ruleset_get_weapon (const CrRuleset *ruleset, guint index)
{
  g_return_val_if_fail (index < ruleset->weapons->len, NULL);
  return &g_array_index (ruleset->weapons, CrWeapon, index);
}

const CrWeapon *
cr_ruleset_find_weapon (const CrRuleset *ruleset, const char *id)
{
  for (guint i = 0; i < ruleset->weapons->len; i++)
    if (g_str_equal (g_array_index (ruleset->weapons, CrWeapon, i).id, id))
      return &g_array_index (ruleset->weapons, CrWeapon, i);
  return NULL;
}

guint
cr_ruleset_n_works (const CrRuleset *ruleset)
{
  return ruleset->works->len;
}

const CrWork *
cr_ruleset_get_work (const CrRuleset *ruleset, guint index)
{
  g_return_val_if_fail (index < ruleset->works->len, NULL);
  return &g_array_index (ruleset->works, CrWork, index);
}

const CrWork *
cr_ruleset_find_piece (const CrRuleset *ruleset, const char *piece)
{
  for (guint i = 0; i < cr_ruleset_n_works (ruleset); i++)
    if (g_strcmp0 (cr_ruleset_get_work (ruleset, i)->piece, piece) == 0)
      return cr_ruleset_get_work (ruleset, i);
  return NULL;
}

const CrWork *
cr_ruleset_find_work (const CrRuleset *ruleset, const char *id)
{
  for (guint i = 0; i < ruleset->works->len; i++)
    if (g_str_equal (g_array_index (ruleset->works, CrWork, i).id, id))
      return &g_array_index (ruleset->works, CrWork, i);
  return NULL;
}

guint
cr_ruleset_n_weathers (const CrRuleset *ruleset)
{
  return ruleset->weathers->len;
}

const CrWeather *
cr_ruleset_get_weather (const CrRuleset *ruleset, guint index)
{
  g_return_val_if_fail (index < ruleset->weathers->len, NULL);
  return &g_array_index (ruleset->weathers, CrWeather, index);
}

const CrWeather *
cr_ruleset_find_weather (const CrRuleset *ruleset, const char *id)
{
  for (guint i = 0; i < ruleset->weathers->len; i++)
    if (g_str_equal (g_array_index (ruleset->weathers, CrWeather, i).id, id))
      return &g_array_index (ruleset->weathers, CrWeather, i);
  return NULL;
}

guint
cr_ruleset_n_tables (const CrRuleset *ruleset)
{
  return ruleset->tables->len;
}

const CrTable *
cr_ruleset_get_table (const CrRuleset *ruleset, guint index)
{
  g_return_val_if_fail (index < ruleset->tables->len, NULL);
  return g_ptr_array_index (ruleset->tables, index);
}

const CrTable *
cr_ruleset_find_table (const CrRuleset *ruleset, const char *id)
{
  for (guint i = 0; i < ruleset->tables->len; i++)
    if (g_str_equal (cr_table_get_id (ruleset->tables->pdata[i]), id))
      return ruleset->tables->pdata[i];
  return NULL;
}

/* (nullable): that of the option */
static const CrSequence *
find_sequence (const CrRuleset *ruleset)
{
  const char *wanted = cr_ruleset_get_option_value (ruleset, "sequence");

  for (guint i = 0; wanted != NULL && i < ruleset->sequences->len; i++)
    if (g_str_equal (g_array_index (ruleset->sequences, CrSequence, i).id, wanted))
      return &g_array_index (ruleset->sequences, CrSequence, i);
  return NULL;
}

guint
cr_ruleset_n_phases (const CrRuleset *ruleset)
{
  const CrSequence *sequence = find_sequence (ruleset);

  return sequence != NULL ? cr_sequence_n_phases (sequence) : 0;
}

const CrPhase *
cr_ruleset_get_phase (const CrRuleset *ruleset, guint index)
{
  return cr_sequence_get_phase (find_sequence (ruleset), index);
}

guint
cr_ruleset_n_options (const CrRuleset *ruleset)
{
  return ruleset->options->len;
}

const CrNode *
cr_ruleset_get_option (const CrRuleset *ruleset, guint index)
{
  g_return_val_if_fail (index < ruleset->options->len, NULL);
  return g_ptr_array_index (ruleset->options, index);
}

const CrNode *
cr_ruleset_find_option (const CrRuleset *ruleset, const char *id)
{
  return g_hash_table_lookup (ruleset->option_by_id, id);
}

const char *
cr_ruleset_get_option_value (const CrRuleset *ruleset, const char *id)
{
  const CrNode *option = cr_ruleset_find_option (ruleset, id);

  return option != NULL ? cr_node_get (option, "default") : NULL;
}

static gboolean
refuse_option (const CrRuleset *ruleset, const char *id, GError **error)
{
  CrNear near = { .name = id };

  for (guint i = 0; i < ruleset->options->len; i++)
    cr_near_offer (&near, cr_node_get (ruleset->options->pdata[i], "id"));
  return cr_near_refuse (&near, error,
                         cr_text ("found “%s”, expected an option of the ruleset “%s”"), id,
                         cr_ruleset_get_id (ruleset));
}

gboolean
cr_ruleset_check_option (const CrRuleset *ruleset,
                         const char *id,
                         const char *value,
                         GError **error)
{
  const CrNode *option = cr_ruleset_find_option (ruleset, id);
  g_autoptr (GString) choices = g_string_new (NULL);

  if (option == NULL)
    return refuse_option (ruleset, id, error);
  if (cr_node_find_with (option, "choice", "value", value) != NULL)
    return TRUE;
  for (guint i = 0; i < cr_node_n_children (option); i++)
    if (cr_node_is (cr_node_get_child (option, i), "choice"))
      g_string_append_printf (choices, "%s%s", choices->len > 0 ? ", " : "",
                              cr_node_get (cr_node_get_child (option, i), "value"));
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN, cr_text ("found %s=%s, expected one of: %s"), id,
               value, choices->str);
  return FALSE;
}

guint
cr_ruleset_n_modules (const CrRuleset *ruleset)
{
  return ruleset->modules->len;
}

const CrModule *
cr_ruleset_get_module (const CrRuleset *ruleset, guint index)
{
  g_return_val_if_fail (index < ruleset->modules->len, NULL);
  return &g_array_index (ruleset->modules, CrModule, index);
}

const CrModule *
cr_ruleset_find_module_of (const CrRuleset *ruleset, const char *rule)
{
  for (guint i = 0; i < ruleset->modules->len; i++)
    if (cr_module_has (cr_ruleset_get_module (ruleset, i), rule))
      return cr_ruleset_get_module (ruleset, i);
  return NULL;
}

gboolean
cr_ruleset_plays (const CrRuleset *ruleset, const char *rule)
{
  const CrModule *module = cr_ruleset_find_module_of (ruleset, rule);

  return module == NULL || module->on;
}
