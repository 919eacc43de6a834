/* cr-error.c: the one error domain. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-error.h"

#include "cr-text.h"

/* What only errors about a file have; the message says all of it in words as well. */
typedef struct {
  char *file, *what;
  int line, column;
  gconstpointer subject; /* borrowed, nullable: only ever compared */
} CrErrorPrivate;

static void
cr_error_private_init (CrErrorPrivate *priv)
{
  *priv = (CrErrorPrivate){ NULL, NULL, 0, 0, NULL };
}

static void
cr_error_private_copy (const CrErrorPrivate *from, CrErrorPrivate *to)
{
  *to = (CrErrorPrivate){ g_strdup (from->file), g_strdup (from->what), from->line, from->column,
                          from->subject };
}

static void
cr_error_private_clear (CrErrorPrivate *priv)
{
  g_free (priv->file);
  g_free (priv->what);
}

G_DEFINE_EXTENDED_ERROR (CrError, cr_error)

gboolean
cr_error_refuse (GError **error, int code, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  if (error != NULL)
    *error = g_error_new_valist (CR_ERROR, code, format, args);
  va_end (args);
  return FALSE;
}

void
cr_error_set_at (GError **error, int code, int line, int column, const char *what)
{
  g_autofree char *shown = cr_text_shorten (what);
  GError *made;

  if (error == NULL)
    return;
  if (line > 0)
    made = g_error_new (CR_ERROR, code, cr_text ("line %d, column %d: %s"), line, column, shown);
  else
    made = g_error_new_literal (CR_ERROR, code, shown);

  CrErrorPrivate *priv = cr_error_get_private (made);

  priv->what = g_steal_pointer (&shown);
  priv->line = line;
  priv->column = column;
  g_propagate_error (error, made);
}

void
cr_error_add_file (GError **error, const char *path)
{
  g_autofree char *name = g_path_get_basename (path);

  if (error == NULL || *error == NULL)
    return;
  if (!g_error_matches (*error, CR_ERROR, (*error)->code)) {
    g_prefix_error (error, "%s: ", name);
    return;
  }

  CrErrorPrivate *priv = cr_error_get_private (*error);

  if (priv->file != NULL)
    return;
  priv->file = g_strdup (path);
  if (priv->what == NULL)
    priv->what = g_strdup ((*error)->message);
  g_prefix_error (error, priv->line > 0 ? "%s, " : "%s: ", name);
}

int
cr_error_get_line (const GError *error)
{
  return error->domain == CR_ERROR ? cr_error_get_private (error)->line : 0;
}

void
cr_error_set_subject (GError **error, gconstpointer subject)
{
  if (error != NULL && *error != NULL && (*error)->domain == CR_ERROR)
    cr_error_get_private (*error)->subject = subject;
}

gconstpointer
cr_error_get_subject (const GError *error)
{
  return error->domain == CR_ERROR ? cr_error_get_private (error)->subject : NULL;
}

char *
cr_error_format_terse (const GError *error)
{
  const CrErrorPrivate *priv = error->domain == CR_ERROR ? cr_error_get_private (error) : NULL;

  if (priv == NULL || priv->file == NULL || priv->line == 0)
    return g_strdup (error->message);
  return g_strdup_printf ("%s:%d:%d: %s", priv->file, priv->line, priv->column, priv->what);
}
