/* cra-day-track.c: the days of a siege as a row of boxes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-day-track.h"

#include <glib/gi18n.h>

/* The width of a box in pixels, the least width that still shows all days, and the height. */
#define BOX 30
#define LEAST_BOX 17
#define HEIGHT 34

/* The track asks for the room of at most so many boxes, before the texts beside it; arrows stand
 * for the days of a longer track. */
#define MOST_BOXES 26

/* The size of the numbers in a box of full width, and in the narrowest box. */
#define FIGURE 12.0
#define LEAST_FIGURE 10.0

/* How many men are healed or arrive, and how many engines are ready, on a later day. */
typedef struct {
  int healed, arrived, ready;
} Coming;

/**
 * CraDayTrack:
 * @n: the number of days
 * @today: 0 before the first day
 * @hungry: the last day for which there is food
 * @coming: (array length=n): what happens on each day
 */
struct _CraDayTrack {
  GtkDrawingArea parent_instance;

  int n, today, hungry;
  Coming *coming;
};

G_DEFINE_FINAL_TYPE (CraDayTrack, cra_day_track, GTK_TYPE_DRAWING_AREA)

/* Returns: the width of a box: as wide as needed to show all days, within its limits */
static double
get_box (CraDayTrack *self, int width)
{
  return CLAMP (self->n > 0 ? (double) width / self->n : BOX, LEAST_BOX, BOX);
}

static void
find_window (CraDayTrack *self, int width, int *first_out, int *last_out)
{
  int room = MAX ((int) (width / get_box (self, width) + 0.001), 1);
  int first = self->n <= room ? 1 : CLAMP (self->today - room / 3, 1, self->n - room + 1);

  *first_out = first;
  *last_out = MIN (first + room - 1, self->n);
}

/* Returns: (transfer full): "Day 7: 2 men are well again, Ram-1 …" */
static char *
word_day (CraDayTrack *self, int day)
{
  const Coming *coming = &self->coming[day - 1];
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_printf (text, _ ("Day %d"), day);
  if (day == self->today)
    g_string_append_printf (text, " · %s", _ ("today"));
  if (day == self->hungry)
    g_string_append_printf (text, " · %s", _ ("the last food"));
  if (coming->healed > 0)
    g_string_append_printf (text, " · %s", _ ("men are well again"));
  if (coming->arrived > 0)
    g_string_append_printf (text, " · %s", _ ("men arrive"));
  if (coming->ready > 0)
    g_string_append_printf (text, " · %s", _ ("an engine is ready"));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_text (cairo_t *cr, const char *text, double size, gboolean bold, double x, double y)
{
  cairo_text_extents_t extents;

  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                          bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size (cr, size);
  cairo_text_extents (cr, text, &extents);
  cairo_move_to (cr, x - extents.width / 2 - extents.x_bearing, y);
  cairo_show_text (cr, text);
}

/* Draws marks below the number: a bar where the food ends, a plus for men, a square for engines. */
static void
draw_marks (cairo_t *cr, const CraDayTrack *self, int day, double x, double box)
{
  const Coming *coming = &self->coming[day - 1];
  double y = HEIGHT - 10;

  if (coming->healed + coming->arrived > 0)
    show_text (cr, "+", 12, TRUE, x + box * 0.3, y + 4);
  if (coming->ready > 0) {
    cairo_rectangle (cr, x + box * 0.6, y - 4, 6, 6);
    cairo_fill (cr);
  }
  if (day == self->hungry) {
    cairo_rectangle (cr, x + box - 5, 4, 3, HEIGHT - 9);
    cairo_fill (cr);
  }
}

static void
draw_day (cairo_t *cr, const CraDayTrack *self, int day, double x, double box, const GdkRGBA *ink)
{
  g_autofree char *number = g_strdup_printf ("%d", day);
  gboolean over = day < self->today, now = day == self->today;
  double size = LEAST_FIGURE + (FIGURE - LEAST_FIGURE) * (box - LEAST_BOX) / (BOX - LEAST_BOX);

  cairo_rectangle (cr, x + 1, 2.5, box - 2, HEIGHT - 6);
  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, now ? 0.22 : over ? 0.10 : 0);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, now ? 1 : 0.45);
  cairo_set_line_width (cr, now ? 2 : 1);
  cairo_stroke (cr);
  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, over ? 0.6 : 1);
  show_text (cr, number, size, now, x + box / 2, 16);
  draw_marks (cr, self, day, x, box);
  if (over) {
    cairo_move_to (cr, x + 6, HEIGHT - 8);
    cairo_line_to (cr, x + box - 6, 7);
    cairo_set_line_width (cr, 1);
    cairo_stroke (cr);
  }
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  CraDayTrack *self = CRA_DAY_TRACK (area);
  int first, last;
  double box;
  GdkRGBA ink;

  if (self->n == 0)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
  box = get_box (self, width);
  find_window (self, width, &first, &last);
  for (int day = first; day <= last; day++)
    draw_day (cr, self, day, (day - first) * box, box, &ink);
  cairo_set_source_rgba (cr, ink.red, ink.green, ink.blue, 1);
  if (first > 1)
    show_text (cr, "‹", FIGURE, TRUE, 3, HEIGHT / 2.0);
  if (last < self->n)
    show_text (cr, "›", FIGURE, TRUE, width - 3, HEIGHT / 2.0);
}

static gboolean
tip_cb (CraDayTrack *self, int x, int y, gboolean keyboard, GtkTooltip *tip)
{
  g_autofree char *text = NULL;
  int width = gtk_widget_get_width (GTK_WIDGET (self)), first, last, day;

  if (self->n == 0 || keyboard)
    return FALSE;
  find_window (self, width, &first, &last);
  day = first + (int) (x / get_box (self, width));
  if (day > last)
    return FALSE;
  text = word_day (self, day);
  gtk_tooltip_set_text (tip, text);
  return TRUE;
}

static Coming *
get_coming (CraDayTrack *self, int day)
{
  static Coming beyond;

  return day >= 1 && day <= self->n ? &self->coming[day - 1] : &beyond;
}

static void
read_coming (CraDayTrack *self, const CrCampaign *campaign)
{
  for (guint i = 0; i < cr_campaign_n_soldiers (campaign); i++) {
    const CrSoldier *soldier = cr_campaign_get_soldier (campaign, i);

    get_coming (self, soldier->back)->healed += soldier->state == CR_SOLDIER_LAID;
    get_coming (self, soldier->back)->arrived += soldier->state == CR_SOLDIER_COMING;
  }
  for (guint i = 0; i < cr_campaign_n_engines (campaign); i++)
    if (cr_campaign_get_engine (campaign, i)->state == CR_ENGINE_BUILT)
      get_coming (self, cr_campaign_get_engine (campaign, i)->ready)->ready++;
}

/* Describes all later events, for screen readers. */
static void
tell_track (CraDayTrack *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_printf (text, _ ("Day %1$d of %2$d"), self->today, self->n);
  for (int day = MAX (self->today, 1); day <= self->n; day++) {
    const Coming *coming = &self->coming[day - 1];
    g_autofree char *word =
        coming->healed + coming->arrived + coming->ready > 0 || day == self->hungry
            ? word_day (self, day)
            : NULL;

    if (word != NULL)
      g_string_append_printf (text, "; %s", word);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str,
                                  -1);
}

/* Returns: the last day for which there is food. In the evening today's food has been eaten. */
static int
find_hungry (const CrDay *day)
{
  gboolean eaten = day->step == CR_STEP_EVENING;

  return day->food > 0 ? MAX (day->number, 1) + day->food - (eaten ? 0 : 1) : 0;
}

void
cra_day_track_show (CraDayTrack *self, const CrCampaign *campaign)
{
  const CrDay *day = campaign != NULL ? cr_campaign_get_day (campaign) : NULL;

  g_clear_pointer (&self->coming, g_free);
  self->n = day != NULL ? day->track : 0;
  self->today = day != NULL ? day->number : 0;
  self->hungry = day != NULL ? find_hungry (day) : 0;
  self->coming = g_new0 (Coming, self->n);
  gtk_widget_set_size_request (GTK_WIDGET (self), MIN (self->n, MOST_BOXES) * LEAST_BOX, HEIGHT);
  if (campaign != NULL)
    read_coming (self, campaign);
  tell_track (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
cra_day_track_finalize (GObject *object)
{
  g_free (CRA_DAY_TRACK (object)->coming);
  G_OBJECT_CLASS (cra_day_track_parent_class)->finalize (object);
}

static void
cra_day_track_class_init (CraDayTrackClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cra_day_track_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
cra_day_track_init (CraDayTrack *self)
{
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self), HEIGHT);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self), draw_cb, NULL, NULL);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (tip_cb), NULL);
}
