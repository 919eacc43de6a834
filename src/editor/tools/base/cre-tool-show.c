/* cre-tool-show.c: what a tool shows: marks, tags, one sentence.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-private.h"

#include <glib/gi18n-lib.h>

/* The functions from here on tell what an act has done, and what can be made that it lacked. */

static void
tell_changed (CreTool *tool)
{
  g_object_notify (G_OBJECT (tool), "status");
  cre_tool_redraw (tool);
}

static void
drop_offer (CreToolPrivate *priv)
{
  g_clear_pointer ((char **) &priv->word.offer, g_free);
  g_clear_pointer (&priv->offer_label, g_free);
  g_clear_pointer (&priv->offer_done, g_free);
  g_clear_pointer (&priv->offer, cr_edit_free);
}

void
cre_tool_free_word (CreToolPrivate *priv)
{
  drop_offer (priv);
  g_clear_pointer ((char **) &priv->word.text, g_free);
  g_clear_pointer (&priv->word_status, g_free);
}

void
cre_tool_dismiss (CreTool *tool)
{
  CreToolPrivate *priv = cre_tool_get_private (tool);

  if (priv->word.text == NULL)
    return;
  cre_tool_free_word (priv);
  tell_changed (tool);
}

/* A word about a whole hex stays over all of it. */
gboolean
cre_tool_word_is_at (CreTool *tool, const CreAim *aim)
{
  CreToolPrivate *priv = cre_tool_get_private (tool);
  CreMark mark = priv->word.mark;
  CrHex beyond;

  if (priv->word.text == NULL || aim == NULL || aim->modifiers != priv->word_modifiers)
    return FALSE;
  if (mark.side < 0)
    return cr_place_equal (mark.place, aim->place);
  beyond = cr_hex_neighbour (mark.place.hex, mark.side);
  return mark.place.floor == aim->place.floor &&
         ((cr_hex_equal (mark.place.hex, aim->place.hex) && mark.side == aim->side) ||
          (cr_hex_equal (beyond, aim->place.hex) &&
           cr_direction_opposite (mark.side) == aim->side));
}

static void
tell_word (CreTool *tool, int kind, CreMark mark, char *text)
{
  CreToolPrivate *priv = cre_tool_get_private (tool);

  drop_offer (priv);
  g_free ((char *) priv->word.text);
  g_free (priv->word_status);
  priv->word.kind = kind;
  priv->word.mark = mark;
  priv->word.text = text;
  priv->word_modifiers = priv->modifiers;
  priv->word_status = g_strdup (text);
  tell_changed (tool);
  g_signal_emit_by_name (tool, "told", &priv->word);
}

void
cre_tool_tell_done (CreTool *tool, CreMark mark, char *text)
{
  tell_word (tool, CRE_WORD_DONE, mark, text);
}

void
cre_tool_tell_warned (CreTool *tool, CreMark mark, char *text)
{
  tell_word (tool, CRE_WORD_WARNED, mark, text);
}

void
cre_tool_tell_refused (CreTool *tool, CreMark mark, char *text)
{
  tell_word (tool, CRE_WORD_REFUSED, mark, text);
}

void
cre_tool_offer (CreTool *tool, const char *offer, CrEdit *edit, const char *label, char *done)
{
  CreToolPrivate *priv = cre_tool_get_private (tool);

  g_return_if_fail (priv->word.text != NULL);
  drop_offer (priv);
  priv->word.offer = g_strdup (offer);
  priv->offer = edit;
  priv->offer_label = g_strdup (label);
  priv->offer_done = done;
  g_free (priv->word_status);
  /* Translators: why nothing was done, a sentence; what can be made all the same */
  priv->word_status = g_strdup_printf (_ ("%s Enter: %s."), priv->word.text, offer);
  tell_changed (tool);
}

const CreWord *
cre_tool_get_word (CreTool *tool)
{
  CreToolPrivate *priv = cre_tool_get_private (tool);

  return priv->word.text != NULL ? &priv->word : NULL;
}

gboolean
cre_tool_accept (CreTool *tool)
{
  CreToolPrivate *priv = cre_tool_get_private (tool);
  g_autofree char *label = g_steal_pointer (&priv->offer_label);
  g_autofree char *done = g_steal_pointer (&priv->offer_done);
  CrEdit *edit = g_steal_pointer (&priv->offer);
  CreMark mark = priv->word.mark;

  if (edit == NULL || priv->active) {
    cr_edit_free (edit);
    return FALSE;
  }
  cre_tool_dismiss (tool);
  if (!cre_map_document_apply (priv->document, edit, label, 0))
    return FALSE;
  cre_tool_tell_done (tool, mark, g_steal_pointer (&done));
  if (CRE_TOOL_GET_CLASS (tool)->accepted != NULL)
    CRE_TOOL_GET_CLASS (tool)->accepted (tool, mark);
  return TRUE;
}

CrEdit *
cre_tool_plan_after (CreTool *tool, CrEdit *first, CrePlan plan, gconstpointer data)
{
  CreMapDocument *document = cre_tool_get_private (tool)->document;
  g_autoptr (CrEdit) both = first;
  g_autoptr (CrEdit) then = cr_edit_new ();
  g_autoptr (CrMap) map = cr_map_copy (cre_map_document_get_map (document));
  g_autoptr (CrScene) scene = NULL;

  cr_edit_swap (both, map);
  scene = cr_scene_new (map, cre_map_document_get_ruleset (document));
  if (!plan (then, scene, data))
    return NULL;
  cr_edit_swap (then, map);
  cr_edit_merge (both, g_steal_pointer (&then));
  cr_edit_swap (both, map);
  return g_steal_pointer (&both);
}

const char *
cre_tool_get_status (CreTool *tool)
{
  CreToolPrivate *priv = cre_tool_get_private (tool);

  return priv->word.text != NULL ? priv->word_status : priv->status;
}

const CreMark *
cre_tool_get_preview (CreTool *tool, gsize *n_out)
{
  GArray *preview = cre_tool_get_private (tool)->preview;

  *n_out = preview->len;
  return (const CreMark *) (const void *) preview->data;
}

const CreMark *
cre_tool_get_held (CreTool *tool, gsize *n_out)
{
  GArray *held = cre_tool_get_private (tool)->held;

  *n_out = held->len;
  return (const CreMark *) (const void *) held->data;
}

const CreTag *
cre_tool_get_tags (CreTool *tool, gsize *n_out)
{
  GArray *tags = cre_tool_get_private (tool)->tags;

  *n_out = tags->len;
  return (const CreTag *) (const void *) tags->data;
}

void
cre_tool_take_status (CreTool *tool, char *status)
{
  CreToolPrivate *priv = cre_tool_get_private (tool);
  g_autofree char *taken = status;

  if (g_strcmp0 (priv->status, taken) == 0)
    return;
  g_free (priv->status);
  priv->status = g_steal_pointer (&taken);
  g_object_notify (G_OBJECT (tool), "status");
}

static gboolean
same_marks (const GArray *now, const CreMark *marks, gsize n_marks)
{
  if (now->len != n_marks)
    return FALSE;
  for (gsize i = 0; i < n_marks; i++) {
    const CreMark *mark = &g_array_index (now, CreMark, i);

    if (mark->side != marks[i].side || mark->place.floor != marks[i].place.floor ||
        !cr_hex_equal (mark->place.hex, marks[i].place.hex))
      return FALSE;
  }
  return TRUE;
}

static void
set_marks (CreTool *tool, GArray *now, const CreMark *marks, gsize n_marks)
{
  if (same_marks (now, marks, n_marks))
    return;
  g_array_set_size (now, 0);
  if (n_marks > 0)
    g_array_append_vals (now, marks, (guint) n_marks);
  cre_tool_redraw (tool);
}

void
cre_tool_set_preview (CreTool *tool, const CreMark *marks, gsize n_marks)
{
  set_marks (tool, cre_tool_get_private (tool)->preview, marks, n_marks);
}

void
cre_tool_set_held (CreTool *tool, const CreMark *marks, gsize n_marks)
{
  set_marks (tool, cre_tool_get_private (tool)->held, marks, n_marks);
}

void
cre_tool_clear_tags (CreTool *tool)
{
  if (cre_tool_get_private (tool)->tags->len == 0)
    return;
  g_array_set_size (cre_tool_get_private (tool)->tags, 0);
  cre_tool_redraw (tool);
}

void
cre_tool_add_tag (CreTool *tool, CrPlace place, const char *text)
{
  CreTag tag = { place, g_strdup (text) };

  g_array_append_val (cre_tool_get_private (tool)->tags, tag);
  cre_tool_redraw (tool);
}

void
cre_tool_redraw (CreTool *tool)
{
  g_signal_emit_by_name (tool, "redraw");
}

/* The functions from here on ask the class what the tool shows, for callers that do not know which
 * tool it is. */

CreShows
cre_tool_get_shows (CreTool *tool)
{
  return tool != NULL ? CRE_TOOL_GET_CLASS (tool)->shows : 0;
}

CreSelection *
cre_tool_get_selection (CreTool *tool)
{
  CreToolClass *klass = tool != NULL ? CRE_TOOL_GET_CLASS (tool) : NULL;

  return klass != NULL && klass->get_selection != NULL ? klass->get_selection (tool) : NULL;
}

const CrPoint *
cre_tool_get_lasso (CreTool *tool, gsize *n_out)
{
  CreToolClass *klass = tool != NULL ? CRE_TOOL_GET_CLASS (tool) : NULL;

  *n_out = 0;
  return klass != NULL && klass->get_lasso != NULL ? klass->get_lasso (tool, n_out) : NULL;
}

const CrMap *
cre_tool_get_piece (CreTool *tool, CrPlace *at_out, guint *serial_out)
{
  CreToolClass *klass = tool != NULL ? CRE_TOOL_GET_CLASS (tool) : NULL;

  return klass != NULL && klass->get_piece != NULL ? klass->get_piece (tool, at_out, serial_out)
                                                   : NULL;
}

const GArray *
cre_tool_get_suggestions (CreTool *tool)
{
  CreToolClass *klass = tool != NULL ? CRE_TOOL_GET_CLASS (tool) : NULL;

  return klass != NULL && klass->get_suggestions != NULL ? klass->get_suggestions (tool) : NULL;
}

const CrReach *
cre_tool_get_reach (CreTool *tool)
{
  CreToolClass *klass = tool != NULL ? CRE_TOOL_GET_CLASS (tool) : NULL;

  return klass != NULL && klass->get_reach != NULL ? klass->get_reach (tool) : NULL;
}

CreAsk *
cre_tool_get_ask (CreTool *tool)
{
  CreToolClass *klass = tool != NULL ? CRE_TOOL_GET_CLASS (tool) : NULL;

  return klass != NULL && klass->get_ask != NULL ? klass->get_ask (tool) : NULL;
}

gboolean
cre_tool_find_verdict (CreTool *tool, CreVerdict *verdict_out)
{
  CreToolClass *klass = tool != NULL ? CRE_TOOL_GET_CLASS (tool) : NULL;

  return klass != NULL && klass->find_verdict != NULL && klass->find_verdict (tool, verdict_out);
}

GPtrArray *
cre_tool_list_figures (CreTool *tool)
{
  CreToolClass *klass = tool != NULL ? CRE_TOOL_GET_CLASS (tool) : NULL;

  return klass != NULL && klass->list_figures != NULL ? klass->list_figures (tool) : NULL;
}
