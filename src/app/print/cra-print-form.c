/* cra-print-form.c: the form of the print window: size, paper, map and printer.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-print-form-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "cra-form.h"

#define SIZE_LABEL "crenel-print-size"
#define FIT_BUTTON "crenel-print-fit"
#define DENSITY_BUTTON "crenel-print-density"
#define TEXT_BUTTON "crenel-print-text"

/* Hex sizes of printed maps of this family of games, and of other games. */
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

GtkWidget *
cra_print_form_new_length (CraPrintSettings *settings,
                           const char *property,
                           double least,
                           double most)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (least, most, 0.5);

  cra_form_show_decimals (spin, 1);
  cra_form_let_enter_go_on (spin);
  g_object_bind_property (settings, property, spin, "value",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  return spin;
}

GtkWidget *
cra_print_form_new_names (const char *const *names,
                          CraPrintSettings *settings,
                          const char *property)
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

/* Returns: (transfer floating): two numbers with a text between them, and a button after them */
static GtkWidget *
new_pair (CraPrintSettings *settings,
          const char *first,
          const char *second,
          int least,
          int most,
          GtkWidget *button)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  const char *const names[] = { first, second };

  for (int i = 0; i < 2; i++) {
    GtkWidget *spin = cra_form_new_spin (settings, names[i], least, most);

    gtk_editable_set_width_chars (GTK_EDITABLE (spin), 3);
    cra_form_name (spin, i == 0 ? _ ("Across") : _ ("Down"));
    if (i == 1)
      gtk_box_append (GTK_BOX (box), gtk_label_new ("×"));
    gtk_box_append (GTK_BOX (box), spin);
  }
  if (button != NULL)
    gtk_box_append (GTK_BOX (box), button);
  return box;
}

static GtkWidget *
new_fit (CraPrintSettings *settings)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Fit"));

  gtk_widget_set_name (button, FIT_BUTTON);
  cra_form_set_tip (button, _ ("Size at which so many hexes fit on one sheet"));
  return new_pair (settings, "fit-columns", "fit-rows", 1, 1000, button);
}

/* Returns: (transfer floating): the field for the resolution at which the author's picture was
 * scanned, in pixels per millimetre */
static GtkWidget *
new_density (CraPrintSettings *settings)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *spin = cra_print_form_new_length (settings, "picture-density", 0.5, 100);
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("As _scanned"));

  cra_form_name (spin, _ ("Pixels of the picture to a millimetre"));
  gtk_widget_set_name (button, DENSITY_BUTTON);
  cra_form_set_tip (button, _ ("Size at which the picture is as large as what was scanned"));
  gtk_box_append (GTK_BOX (box), spin);
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

static void
add_size (GtkWidget *form, CraPrintSettings *settings, gboolean has_picture)
{
  GtkWidget *label = cra_form_new_label ("", NULL);

  gtk_widget_set_name (label, SIZE_LABEL);
  cra_form_add_section (form, _ ("Size"));
  cra_form_add_row (form, _ ("One hex, mm"), cra_print_form_new_length (settings, "hex", 5, 200));
  cra_form_add_row (form, _ ("Preset"), new_presets (settings));
  cra_form_add_row (form, _ ("Whole map"), label);
  cra_form_add_wide_row (form, _ ("Hexes on a sheet"), new_fit (settings));
  if (has_picture)
    cra_form_add_wide_row (form, _ ("Picture, pixels to a mm"), new_density (settings));
}

static GtkWidget *
new_papers (CraPrintSettings *settings)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  gsize n;
  const CrPaper *papers = cr_papers_get (&n);

  for (gsize i = 0; i < n; i++)
    gtk_string_list_append (list, papers[i].name);
  gtk_string_list_append (list, _ ("Own size"));
  return cra_form_new_drop_down (G_LIST_MODEL (list), settings, "paper");
}

static gboolean
is_own_cb (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  gsize n;

  cr_papers_get (&n);
  g_value_set_boolean (to, g_value_get_int (from) >= (int) n);
  return TRUE;
}

/* The fields for width and height are shown only for a paper without a name. */
static void
add_own_paper (GtkWidget *form, CraPrintSettings *settings)
{
  GtkWidget *pair = new_pair (settings, "own-width", "own-height", 50, 3000, NULL);

  cra_form_add_wide_row (form, _ ("Sides, mm"), pair);
  g_object_bind_property_full (settings, "paper", gtk_widget_get_parent (pair), "visible",
                               G_BINDING_SYNC_CREATE, is_own_cb, NULL, NULL, NULL);
}

void
cra_print_form_add_check (GtkWidget *form,
                          const char *label,
                          CraPrintSettings *settings,
                          const char *property)
{
  gtk_box_append (GTK_BOX (form), cra_form_new_check (label, settings, property));
}

static void
add_paper (GtkWidget *form, CraPrintSettings *settings)
{
  static const char *const ways[] = { N_ ("Fewer sheets"), N_ ("Upright"), N_ ("Sideways"), NULL };

  cra_form_add_section (form, _ ("Paper"));
  cra_form_add_row (form, _ ("Sheet"), new_papers (settings));
  add_own_paper (form, settings);
  cra_form_add_row (form, _ ("Way up"), cra_print_form_new_names (ways, settings, "way"));
  cra_form_add_row (form, _ ("Overlap, mm"), cra_form_new_spin (settings, "overlap", 0, 100));
  cra_form_add_row (form, _ ("Margin, mm"), cra_form_new_spin (settings, "margin", 0, 100));
  cra_print_form_add_check (form, _ ("Each hex whole on a sheet"), settings, "whole-hexes");
  cra_print_form_add_check (form, _ ("Crop and joining marks"), settings, "marks");
  cra_print_form_add_check (form, _ ("Overview sheet with rulers"), settings, "overview");
}

static void
add_map (GtkWidget *form, CraPrintSettings *settings)
{
  static const char *const inks[] = { N_ ("Colour"), N_ ("Grey"), N_ ("Strong contrast"), NULL };
  static const char *const answers[] = { N_ ("On the map"), N_ ("On tracing paper"),
                                         N_ ("Left out"), NULL };

  static const char *const pictures[] = { N_ ("As it is shown"), N_ ("Drawn map"), N_ ("Picture"),
                                          N_ ("Drawn map and picture"), NULL };

  static const char *const grids[] = { N_ ("Lines and corners"), N_ ("Lines"), N_ ("Corners"),
                                       N_ ("None"), NULL };

  static const char *const places[] = { N_ ("Above the middle"), N_ ("Below the middle"),
                                        N_ ("Left of the middle"), N_ ("Right of the middle"),
                                        NULL };

  cra_form_add_section (form, _ ("On the map"));
  cra_print_form_add_check (form, _ ("Print the map"), settings, "map");
  cra_form_add_row (form, _ ("Picture"), cra_print_form_new_names (pictures, settings, "picture"));
  cra_form_add_row (form, _ ("Inks"), cra_print_form_new_names (inks, settings, "colour"));
  cra_form_add_row (form, _ ("Answers"), cra_print_form_new_names (answers, settings, "answers"));
  cra_print_form_add_check (form, _ ("Areas, hatched and named"), settings, "areas");
  cra_print_form_add_check (form, _ ("Cut along the line of fire"), settings, "section");
  cra_print_form_add_check (form, _ ("Every floor on sheets of its own"), settings, "all-floors");
  cra_form_add_row (form, _ ("Grid"), cra_print_form_new_names (grids, settings, "grid"));
  cra_print_form_add_check (form, _ ("Hex numbers"), settings, "numbers");
  cra_form_add_row (form, _ ("They stand"),
                    cra_print_form_new_names (places, settings, "number-place"));
  cra_print_form_add_check (form, _ ("Levels"), settings, "levels");
  cra_print_form_add_check (form, _ ("Labels"), settings, "labels");
  cra_print_form_add_check (form, _ ("Title"), settings, "title");
  cra_print_form_add_check (form, _ ("Key of levels"), settings, "level-key");
  cra_print_form_add_check (form, _ ("Key of terrains with costs and cover"), settings,
                            "terrain-key");
  cra_print_form_add_check (form, _ ("Side names"), settings, "sides");
  cra_print_form_add_check (form, _ ("North and scale"), settings, "scale");
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

  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("Save these as _text…"));

  cra_form_add_section (form, _ ("Beside the map"));
  for (guint kind = 0; kind < CR_N_AIDS; kind++)
    cra_print_form_add_check (form, labels[kind], settings, cr_aid_names[kind]);
  gtk_widget_set_name (button, TEXT_BUTTON);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (form), button);
}

GtkWidget *
cra_print_form_new (CraPrintSettings *settings, const char *men, gboolean has_picture)
{
  GtkWidget *form = cra_form_new (), *scrolled = gtk_scrolled_window_new ();

  add_size (form, settings, has_picture);
  add_paper (form, settings);
  add_map (form, settings);
  add_aids (form, settings);
  cra_print_form_add_counters (form, settings, men);
  cra_print_form_add_printer (form, settings);
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

GtkWidget *
cra_print_form_get_fit (GtkWidget *form)
{
  return find_named (form, FIT_BUTTON);
}

GtkWidget *
cra_print_form_get_density (GtkWidget *form)
{
  return find_named (form, DENSITY_BUTTON);
}

GtkWidget *
cra_print_form_get_text (GtkWidget *form)
{
  return find_named (form, TEXT_BUTTON);
}
