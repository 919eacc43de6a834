/* cre-tool-fire-what-if.c: the same question asked of the castle as it would be.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-fire-private.h"

#include <glib/gi18n-lib.h>

/* One thing that is different: as cr_change_parse() reads it, and for people. */
typedef struct {
  gboolean with;
  char *text, *name;
} Change;

static void
change_free (gpointer data)
{
  Change *change = data;

  g_free (change->text);
  g_free (change->name);
  g_free (change);
}

/* The castle as it would be is drawn up anew when it is next asked. */
void
cre_tool_fire_drop_what_if (CreToolFire *tool)
{
  cre_tool_fire_drop_difference (tool);
  tool->after_known = FALSE;
  g_clear_pointer (&tool->what_if, cr_castle_free);
}

void
cre_tool_fire_init_what_if (CreToolFire *tool)
{
  tool->changes = g_ptr_array_new_with_free_func (change_free);
  if (tool->steps_after == NULL)
    tool->steps_after = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
}

void
cre_tool_fire_finish_what_if (CreToolFire *tool)
{
  cre_tool_fire_drop_what_if (tool);
  g_ptr_array_unref (tool->changes);
  g_array_unref (tool->steps_after);
}

/* What no longer makes sense on the castle as it has become is left out. */
static CrCastle *
get_what_if (CreToolFire *tool)
{
  if (tool->what_if != NULL || tool->changes->len == 0)
    return tool->what_if;
  tool->what_if =
      cr_castle_copy (cre_document_get_castle (cre_tool_get_document (CRE_TOOL (tool))));
  for (guint i = 0; i < tool->changes->len; i++) {
    const Change *change = tool->changes->pdata[i];

    cr_change_do (tool->what_if, change->with, change->text, NULL);
  }
  return tool->what_if;
}

/* Returns: (transfer none): the castle as it would be, as it is when nothing is to be different */
const CrScene *
cre_tool_fire_get_scene_after (CreToolFire *tool)
{
  CrCastle *what_if = get_what_if (tool);

  return what_if != NULL ? cr_castle_get_scene (what_if) : cre_tool_fire_get_scene (tool);
}

/**
 * cre_tool_fire_judge_after:
 *
 * Returns: FALSE when there is no shot or nothing is to be different; else the shot is judged on
 * the castle as it would be
 */
gboolean
cre_tool_fire_judge_after (CreToolFire *tool, CrLof *lof_out)
{
  CrLofOptions options = cre_tool_fire_get_shot_options (tool);

  if (!tool->has_target || tool->changes->len == 0)
    return FALSE;
  if (!tool->after_known)
    tool->lof_after =
        cr_lof_judge (cre_tool_fire_get_scene_after (tool), *cre_tool_fire_get_last (tool),
                      tool->target, &options, tool->steps_after);
  tool->after_known = TRUE;
  *lof_out = tool->lof_after;
  return TRUE;
}

/**
 * cre_tool_fire_get_shown:
 * @steps_out: (out) (optional): its steps
 *
 * The shot as it is to be shown: on the castle as it would be, where something is tried. Its places
 * are those of cre_tool_fire_get_scene_after().
 *
 * Returns: (transfer none) (nullable): NULL without shooter and target
 */
const CrLof *
cre_tool_fire_get_shown (CreToolFire *tool, const GArray **steps_out)
{
  CrLof lof;
  gboolean after = cre_tool_fire_judge_after (tool, &lof);

  if (steps_out != NULL)
    *steps_out = after ? tool->steps_after : tool->steps;
  return after ? &tool->lof_after : cre_tool_fire_get_lof (tool);
}

/* Returns: (transfer none) (nullable): the same of the field; NULL while it is not known */
const CrField *
cre_tool_fire_get_shown_field (CreToolFire *tool)
{
  return cre_tool_fire_get_difference (tool) != NULL ? tool->field_after
                                                     : cre_tool_fire_get_field (tool);
}

/* Returns: (transfer full) (nullable): what is tried: the one change, or how many; NULL for none */
char *
cre_tool_fire_dup_tried (CreToolFire *tool)
{
  guint n = tool->changes->len;

  if (n <= 1)
    return n == 1 ? g_strdup (cre_tool_fire_get_change (tool, 0)) : NULL;
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u change tried", "%u changes tried", n),
                          n);
}

/* Returns: (transfer none): of the castle as it would be; there are changes */
CrFire *
cre_tool_fire_get_fire_after (CreToolFire *tool)
{
  return cr_castle_get_fire (get_what_if (tool));
}

guint
cre_tool_fire_n_changes (CreToolFire *tool)
{
  return tool->changes->len;
}

/* Returns: (transfer none): "Breach at 0710" */
const char *
cre_tool_fire_get_change (CreToolFire *tool, guint index)
{
  return ((const Change *) tool->changes->pdata[index])->name;
}

/* Returns: (transfer full): for people */
char *
cre_tool_fire_name_offer (CreToolFire *tool, const CrOffer *offer)
{
  CrLofOptions options = cre_tool_fire_get_options (tool);
  CrWordsFire asked = {
    cre_tool_fire_get_scene_after (tool), { NULL, 0 }, &options, g_get_language_names ()
  };

  return cr_words_offer (&asked, offer);
}

/* Returns: (transfer full) (element-type CrOffer): what might be different there, after the changes
 * that are made already */
GArray *
cre_tool_fire_list_offers (CreToolFire *tool, CrPlace place)
{
  return cr_offers_new (cre_tool_fire_get_scene_after (tool), place);
}

static void
changed (CreToolFire *tool)
{
  cre_tool_fire_drop_what_if (tool);
  cre_tool_fire_tell (tool);
  cre_tool_fire_describe (tool);
}

/**
 * cre_tool_fire_add_change:
 *
 * Returns: FALSE when the castle does not allow it
 */
gboolean
cre_tool_fire_add_change (CreToolFire *tool, const CrOffer *offer, GError **error)
{
  g_autoptr (CrCastle) trial = NULL;
  Change *change;

  if (get_what_if (tool) == NULL)
    trial = cr_castle_copy (cre_document_get_castle (cre_tool_get_document (CRE_TOOL (tool))));
  if (!cr_change_do (trial != NULL ? trial : tool->what_if, offer->with, offer->text, error))
    return FALSE;
  change = g_new (Change, 1);
  *change = (Change){ offer->with, g_strdup (offer->text), cre_tool_fire_name_offer (tool, offer) };
  g_ptr_array_add (tool->changes, change);
  changed (tool);
  return TRUE;
}

void
cre_tool_fire_remove_change (CreToolFire *tool, guint index)
{
  if (index >= tool->changes->len)
    return;
  g_ptr_array_remove_index (tool->changes, index);
  changed (tool);
}

void
cre_tool_fire_clear_changes (CreToolFire *tool)
{
  g_ptr_array_set_size (tool->changes, 0);
  changed (tool);
}

/**
 * cre_tool_fire_keep_changes:
 *
 * Makes all of them on the map, as one step that can be undone.
 *
 * Returns: FALSE when nothing was changed
 */
gboolean
cre_tool_fire_keep_changes (CreToolFire *tool)
{
  CreDocument *document = cre_tool_get_document (CRE_TOOL (tool));
  guint stroke = cre_document_new_stroke (document), n = tool->changes->len;
  g_autoptr (GPtrArray) changes = g_steal_pointer (&tool->changes);
  gboolean done = FALSE;

  cre_tool_fire_init_what_if (tool);
  cre_tool_fire_drop_what_if (tool);
  for (guint i = 0; i < n; i++) {
    const Change *change = changes->pdata[i];
    CrEdit *edit =
        cr_change_parse (cre_document_get_map (document), cre_document_get_ruleset (document),
                         change->with, change->text, NULL);

    if (edit != NULL &&
        cre_document_apply (document, edit, n == 1 ? change->name : _ ("changes tried"), stroke))
      done = TRUE;
  }
  cre_document_end_stroke (document);
  changed (tool);
  return done;
}

/**
 * cre_tool_fire_wonder:
 *
 * What might be different there? Panels show it.
 */
void
cre_tool_fire_wonder (CreToolFire *tool, CrPlace place)
{
  tool->wonder = place;
  tool->has_wonder = cre_tool_fire_is_place (tool, place);
  cre_tool_fire_tell (tool);
  g_signal_emit_by_name (tool, "wondered");
}

/**
 * cre_tool_fire_get_wonder:
 *
 * Returns: FALSE when there is no place to begin with; else where something might be different: at
 * the hex asked for last, else where the shot is decided, else at the shooter
 */
gboolean
cre_tool_fire_get_wonder (CreToolFire *tool, CrPlace *place_out)
{
  const CrPlace *shooter = cre_tool_fire_get_last (tool);
  gboolean decided = tool->has_target && tool->lof.deciding >= 0;

  if (tool->has_wonder)
    *place_out = tool->wonder;
  else if (decided)
    *place_out = tool->lof.decided.place;
  else if (shooter != NULL)
    *place_out = *shooter;
  return tool->has_wonder || decided || shooter != NULL;
}
