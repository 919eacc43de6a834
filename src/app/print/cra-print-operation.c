/* cra-print-operation.c: prints pages on the printers of the system.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-print-operation.h"

/* The page that is being painted; an operation paints one page at a time. */
typedef struct {
  GtkPrintOperation *operation;
  cairo_t *cr;
} Sheet;

/**
 * Job: what one operation prints.
 * @object: (nullable): for @for_printer, which is not called after the object is gone
 */
typedef struct {
  CraPrintPages *pages;
  CraPrintForPrinter for_printer;
  GWeakRef object;
} Job;

static void
job_free (gpointer data, GClosure *closure)
{
  Job *job = data;

  cra_print_pages_unref (job->pages);
  g_weak_ref_clear (&job->object);
  g_free (job);
}

/* Each printer has its own correction, so the pages are made anew for the chosen one. */
static void
suit_printer (Job *job, const char *printer)
{
  g_autoptr (GObject) object = g_weak_ref_get (&job->object);
  CraPrintPages *pages =
      printer != NULL && object != NULL ? job->for_printer (printer, object) : NULL;

  if (pages != NULL) {
    cra_print_pages_unref (job->pages);
    job->pages = pages;
  }
}

static void
begin_cb (GtkPrintOperation *operation, GtkPrintContext *context, Job *job)
{
  GtkPrintSettings *settings = gtk_print_operation_get_print_settings (operation);

  suit_printer (job, settings != NULL ? gtk_print_settings_get_printer (settings) : NULL);
  gtk_print_operation_set_n_pages (operation, cr_print_n_pages (cra_print_pages_get (job->pages)));
}

static void
painted_cb (int page, cairo_surface_t *surface, gpointer data)
{
  Sheet *sheet = data;

  cairo_set_source_surface (sheet->cr, surface, 0, 0);
  cairo_paint (sheet->cr);
  gtk_print_operation_draw_page_finish (sheet->operation);
  cairo_destroy (sheet->cr);
  g_object_unref (sheet->operation);
  g_free (sheet);
}

static void
draw_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, Job *job)
{
  Sheet *sheet = g_new (Sheet, 1);

  sheet->operation = g_object_ref (operation);
  sheet->cr = cairo_reference (gtk_print_context_get_cairo_context (context));
  gtk_print_operation_set_defer_drawing (operation);
  cra_print_pages_paint (job->pages, page, 0, painted_cb, sheet);
}

/* Returns: (transfer full): the paper without margins, because the pages contain their own */
static GtkPageSetup *
new_setup (const CrPrint *print)
{
  GtkPageSetup *setup = gtk_page_setup_new ();
  CrPoint paper = cr_print_get_paper (print);
  gboolean sideways = cr_print_get_tiling (print)->sideways;
  GtkPaperSize *size = gtk_paper_size_new_custom ("crenel", "Crenel", MIN (paper.x, paper.y),
                                                  MAX (paper.x, paper.y), GTK_UNIT_POINTS);

  gtk_page_setup_set_paper_size (setup, size);
  gtk_page_setup_set_orientation (setup, sideways ? GTK_PAGE_ORIENTATION_LANDSCAPE
                                                  : GTK_PAGE_ORIENTATION_PORTRAIT);
  gtk_paper_size_free (size);
  return setup;
}

GtkPrintOperation *
cra_print_operation_new (CraPrintPages *pages,
                         const char *name,
                         const char *printer,
                         CraPrintForPrinter for_printer,
                         GObject *object)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  g_autofree char *file = g_strdelimit (g_strdup (name), G_DIR_SEPARATOR_S, '-');
  g_autoptr (GtkPageSetup) setup = new_setup (cra_print_pages_get (pages));
  Job *job = g_new0 (Job, 1);

  job->pages = cra_print_pages_ref (pages);
  job->for_printer = for_printer;
  g_weak_ref_init (&job->object, object);
  gtk_print_operation_set_job_name (operation, name);
  gtk_print_operation_set_default_page_setup (operation, setup);
  if (printer != NULL)
    gtk_print_settings_set_printer (settings, printer);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, file);
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_data (operation, "begin-print", G_CALLBACK (begin_cb), job, job_free, 0);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_cb), job);
  return operation;
}
