/* cra-print-form.c: size, paper, map and printer. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-print-form.h"

#include <glib/gi18n.h>
#include <math.h>

#include "cra-form.h"

#define SIZE_LABEL "crenel-print-size"

/* Sizes that maps of the family are printed at, and those of other games. */
static const struct {
  const char *name;
  double hex;
} presets[] = {
  { N_ ("Own size"), 0 },
  { N_ ("Cry Havoc family, A2"), CR_SHEET_HEX_MM },
  { N_ ("Cry Havoc family, 60 × 40 cm"), 25 },
  { N_ ("Small hexes, 20 mm"), 20 },
  { N_ ("Other wargames, 15 mm"), 15 },
  { N_ ("Draft of A2 on A4"), 13 },
};

static GtkWidget *
new_length (CraPrintSettings *settings, const char *property, double least, double most)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (least, most, 0.5);

  cra_form_show_decimals (spin, 1);
  cra_form_let_enter_go_on (spin);
  g_object_bind_property (settings, property, spin, "value",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  return spin;
}

static GtkWidget *
new_names (const char *const *names, CraPrintSettings *settings, const char *property)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (; *names != NULL; names++)
    gtk_string_list_append (list, _ (*names));
  return cra_form_new_drop_down (G_LIST_MODEL (list), settings, property);
}

static gboolean
hex_to_preset (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  guint found = 0;

  for (guint i = 1; i < G_N_ELEMENTS (presets); i++)
    if (fabs (presets[i].hex - g_value_get_double (from)) < 0.01)
      found = i;
  g_value_set_uint (to, found);
  return TRUE;
}

static gboolean
preset_to_hex (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  guint preset = g_value_get_uint (from);

  if (preset == 0 || preset >= G_N_ELEMENTS (presets))
    return FALSE;
  g_value_set_double (to, presets[preset].hex);
  return TRUE;
}

static GtkWidget *
new_presets (CraPrintSettings *settings)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  GtkWidget *drop_down;

  for (gsize i = 0; i < G_N_ELEMENTS (presets); i++)
    gtk_string_list_append (list, _ (presets[i].name));
  drop_down = cra_form_new_drop_down (G_LIST_MODEL (list), NULL, NULL);
  g_object_bind_property_full (settings, "hex", drop_down, "selected",
                               G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, hex_to_preset,
                               preset_to_hex, NULL, NULL);
  return drop_down;
}

static void
add_size (GtkWidget *form, CraPrintSettings *settings)
{
  GtkWidget *label = cra_form_new_label ("", NULL);

  gtk_widget_set_name (label, SIZE_LABEL);
  cra_form_add_section (form, _ ("Size"));
  cra_form_add_row (form, _ ("One hex, mm"), new_length (settings, "hex", 5, 200));
  cra_form_add_row (form, _ ("Preset"), new_presets (settings));
  cra_form_add_row (form, _ ("Whole map"), label);
}

static GtkWidget *
new_papers (CraPrintSettings *settings)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  gsize n;
  const CrPaper *papers = cr_papers_get (&n);

  for (gsize i = 0; i < n; i++)
    gtk_string_list_append (list, papers[i].name);
  return cra_form_new_drop_down (G_LIST_MODEL (list), settings, "paper");
}

static void
add_check (GtkWidget *form, const char *label, CraPrintSettings *settings, const char *property)
{
  gtk_box_append (GTK_BOX (form), cra_form_new_check (label, settings, property));
}

static void
add_paper (GtkWidget *form, CraPrintSettings *settings)
{
  static const char *const ways[] = { N_ ("Fewer sheets"), N_ ("Upright"), N_ ("Sideways"), NULL };

  cra_form_add_section (form, _ ("Paper"));
  cra_form_add_row (form, _ ("Sheet"), new_papers (settings));
  cra_form_add_row (form, _ ("Way up"), new_names (ways, settings, "way"));
  cra_form_add_row (form, _ ("Overlap, mm"), cra_form_new_spin (settings, "overlap", 0, 100));
  cra_form_add_row (form, _ ("Margin, mm"), cra_form_new_spin (settings, "margin", 0, 100));
  add_check (form, _ ("Each hex whole on a sheet"), settings, "whole-hexes");
  add_check (form, _ ("Crop and joining marks"), settings, "marks");
  add_check (form, _ ("Overview sheet with rulers"), settings, "overview");
}

static void
add_map (GtkWidget *form, CraPrintSettings *settings)
{
  static const char *const inks[] = { N_ ("Colour"), N_ ("Grey"), N_ ("Strong contrast"), NULL };
  static const char *const answers[] = { N_ ("On the map"), N_ ("On sheets of their own"),
                                         N_ ("Left out"), NULL };

  static const char *const pictures[] = { N_ ("As it is shown"), N_ ("Drawn map"), N_ ("Picture"),
                                          N_ ("Drawn map and picture"), NULL };

  cra_form_add_section (form, _ ("On the map"));
  cra_form_add_row (form, _ ("Picture"), new_names (pictures, settings, "picture"));
  cra_form_add_row (form, _ ("Inks"), new_names (inks, settings, "colour"));
  cra_form_add_row (form, _ ("Answers"), new_names (answers, settings, "answers"));
  add_check (form, _ ("Every floor on sheets of its own"), settings, "all-floors");
  add_check (form, _ ("Grid"), settings, "grid");
  add_check (form, _ ("Hex numbers"), settings, "numbers");
  add_check (form, _ ("Levels"), settings, "levels");
  add_check (form, _ ("Labels"), settings, "labels");
  add_check (form, _ ("Title"), settings, "title");
  add_check (form, _ ("Key of levels"), settings, "level-key");
  add_check (form, _ ("Key of terrains with costs and cover"), settings, "terrain-key");
  add_check (form, _ ("Side names"), settings, "sides");
  add_check (form, _ ("North and scale"), settings, "scale");
  cra_form_add_hint (form, _ ("All else is printed as the layers show it."));
}

static void
add_aids (GtkWidget *form, CraPrintSettings *settings)
{
  const char *const labels[CR_N_AIDS] = {
    [CR_AID_TERRAIN] = _ ("Terrain of this map"), [CR_AID_TABLES] = _ ("Tables of the rules"),
    [CR_AID_RANGE] = _ ("Ranges of weapons"),     [CR_AID_ODDS] = _ ("Odds of combat"),
    [CR_AID_CHARACTERS] = _ ("Characters"),       [CR_AID_RECORD] = _ ("Record of a siege"),
  };

  cra_form_add_section (form, _ ("Beside the map"));
  for (guint kind = 0; kind < CR_N_AIDS; kind++)
    add_check (form, labels[kind], settings, cr_aid_names[kind]);
}

/* The first row is any printer; one that is met for the first time gets a row. */
static gboolean
printer_to_row (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  GtkDropDown *drop_down = GTK_DROP_DOWN (g_binding_dup_target (binding));
  GListModel *model = gtk_drop_down_get_model (drop_down);
  guint row = 0;

  for (guint i = 1; i < g_list_model_get_n_items (model); i++)
    if (g_strcmp0 (gtk_string_list_get_string (GTK_STRING_LIST (model), i),
                   g_value_get_string (from)) == 0)
      row = i;
  if (row == 0 && *g_value_get_string (from) != '\0') {
    row = g_list_model_get_n_items (model);
    gtk_string_list_append (GTK_STRING_LIST (model), g_value_get_string (from));
  }
  g_object_unref (drop_down);
  g_value_set_uint (to, row);
  return TRUE;
}

static gboolean
row_to_printer (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  GtkDropDown *drop_down = GTK_DROP_DOWN (g_binding_dup_target (binding));
  GListModel *model = gtk_drop_down_get_model (drop_down);
  guint row = g_value_get_uint (from);

  g_object_unref (drop_down);
  if (row == GTK_INVALID_LIST_POSITION)
    return FALSE;
  g_value_set_string (to,
                      row == 0 ? "" : gtk_string_list_get_string (GTK_STRING_LIST (model), row));
  return TRUE;
}

static GtkWidget *
new_printers (CraPrintSettings *settings)
{
  g_auto (GStrv) names = cra_print_settings_list_printers (settings);
  GtkStringList *list = gtk_string_list_new (NULL);
  GtkWidget *drop_down;

  gtk_string_list_append (list, _ ("Any printer"));
  for (char **name = names; *name != NULL; name++)
    gtk_string_list_append (list, *name);
  drop_down = cra_form_new_drop_down (G_LIST_MODEL (list), NULL, NULL);
  g_object_bind_property_full (settings, "printer", drop_down, "selected",
                               G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, printer_to_row,
                               row_to_printer, NULL, NULL);
  return drop_down;
}

static void
add_printer (GtkWidget *form, CraPrintSettings *settings)
{
  GtkWidget *fold = gtk_expander_get_child (GTK_EXPANDER (cra_form_add_fold (form, _ ("Printer"))));

  cra_form_add_hint (fold, _ ("If the rulers of 100 mm on the overview come out otherwise, write "
                              "what they measure."));
  cra_form_add_row (fold, _ ("Printer"), new_printers (settings));
  cra_form_add_row (fold, _ ("Across"), new_length (settings, "across", 80, 120));
  cra_form_add_row (fold, _ ("Down"), new_length (settings, "down", 80, 120));
}

GtkWidget *
cra_print_form_new (CraPrintSettings *settings)
{
  GtkWidget *form = cra_form_new (), *scrolled = gtk_scrolled_window_new ();

  add_size (form, settings);
  add_paper (form, settings);
  add_map (form, settings);
  add_aids (form, settings);
  add_printer (form, settings);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), form);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_hexpand (scrolled, FALSE);
  return scrolled;
}

static GtkWidget *
find_named (GtkWidget *widget, const char *name)
{
  GtkWidget *found = g_strcmp0 (gtk_widget_get_name (widget), name) == 0 ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_named (child, name);
  return found;
}

void
cra_print_form_show_size (GtkWidget *form, const char *size)
{
  gtk_label_set_label (GTK_LABEL (find_named (form, SIZE_LABEL)), size);
}
