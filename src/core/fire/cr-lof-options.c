/* cr-lof-options.c: the switches that touch a line of fire.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-options.h"

#include "cr-error.h"
#include "cr-near.h"
#include "cr-text.h"

#define MAX_CHOICES 4

/* A switch's field holds the index of its choice; the first is what holds when nothing is said. */
static const struct {
  const char *name;
  gsize offset;
  const char *choices[MAX_CHOICES];
} switches[] = {
  { "heights", G_STRUCT_OFFSET (CrLofOptions, heights), { "thales", "general", "classic" } },
  { "same-height", G_STRUCT_OFFSET (CrLofOptions, same_height), { "double", "blocked", "once" } },
  { "along", G_STRUCT_OFFSET (CrLofOptions, either), { "both", "either" } },
  { "ends", G_STRUCT_OFFSET (CrLofOptions, any_ends), { "centre", "any" } },
  { "rounding", G_STRUCT_OFFSET (CrLofOptions, upper_rounding), { "lower", "upper" } },
  { "wall-distance", G_STRUCT_OFFSET (CrLofOptions, near_edge), { "far-edge", "near-edge" } },
  { "occupied", G_STRUCT_OFFSET (CrLofOptions, skip_occupied), { "count", "skip" } },
  { "over-men", G_STRUCT_OFFSET (CrLofOptions, over_men), { "height", "letter" } },
  { "stunned-block-lines", G_STRUCT_OFFSET (CrLofOptions, stunned_pass), { "yes", "no" } },
  { "friend-beside", G_STRUCT_OFFSET (CrLofOptions, spare_friends), { "shoot", "spare" } },
  { "tower-rear", G_STRUCT_OFFSET (CrLofOptions, rear_levels), { "closed", "levels" } },
};

G_STATIC_ASSERT (G_N_ELEMENTS (switches) == CR_LOF_N_SWITCHES);
G_STATIC_ASSERT (sizeof (CrLofHeights) == sizeof (int) && sizeof (gboolean) == sizeof (int) &&
                 sizeof (CrLofSameHeight) == sizeof (int) && sizeof (CrLofOverMen) == sizeof (int));

const char *
cr_lof_switch_get_name (guint index)
{
  return index < G_N_ELEMENTS (switches) ? switches[index].name : NULL;
}

gboolean
cr_lof_options_are_quick (const CrLofOptions *options)
{
  return options->heights == CR_LOF_THALES && options->same_height == CR_LOF_SAME_DOUBLE &&
         !options->upper_rounding && !options->near_edge && !options->skip_occupied;
}

static int
find_switch (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    if (g_strcmp0 (name, switches[i].name) == 0)
      return (int) i;
  return -1;
}

static int
find_choice (int which, const char *value)
{
  for (int i = 0; i < MAX_CHOICES && switches[which].choices[i] != NULL; i++)
    if (g_strcmp0 (value, switches[which].choices[i]) == 0)
      return i;
  return -1;
}

void
cr_lof_options_init (CrLofOptions *options, const CrRuleset *ruleset)
{
  *options = (CrLofOptions){ .from_side = -1 };
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++) {
    const char *value = cr_ruleset_get_option_value (ruleset, switches[i].name);

    if (value != NULL && find_choice ((int) i, value) >= 0)
      G_STRUCT_MEMBER (int, options, switches[i].offset) = find_choice ((int) i, value);
  }
}

static gboolean
refuse_name (const char *name, GError **error)
{
  g_autoptr (GString) known = g_string_new (NULL);
  CrNear near = { .name = name };

  for (guint i = 0; i < G_N_ELEMENTS (switches); i++) {
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", switches[i].name);
    cr_near_offer (&near, switches[i].name);
  }
  return cr_near_refuse (&near, error, cr_text ("found the switch “%s”, expected one of %s"), name,
                         known->str);
}

static gboolean
refuse_value (int which, const char *value, GError **error)
{
  g_autoptr (GString) known = g_string_new (NULL);
  CrNear near = { .name = value };

  for (int i = 0; i < MAX_CHOICES && switches[which].choices[i] != NULL; i++) {
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", switches[which].choices[i]);
    cr_near_offer (&near, switches[which].choices[i]);
  }
  return cr_near_refuse (&near, error,
                         cr_text ("found “%1$s” for the switch %2$s, expected one of %3$s"), value,
                         switches[which].name, known->str);
}

gboolean
cr_lof_options_set (CrLofOptions *options, const char *name, const char *value, GError **error)
{
  int which = find_switch (name);

  if (which < 0)
    return refuse_name (name, error);

  int choice = find_choice (which, value);
  if (choice < 0)
    return refuse_value (which, value, error);
  G_STRUCT_MEMBER (int, options, switches[which].offset) = choice;
  return TRUE;
}

const char *
cr_lof_options_get (const CrLofOptions *options, const char *name)
{
  int which = find_switch (name);

  if (which < 0)
    return NULL;
  return switches[which].choices[G_STRUCT_MEMBER (int, options, switches[which].offset)];
}
