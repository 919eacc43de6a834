/* cr-xml-scan.c: checks XML before libxml2 reads it. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-xml-scan.h"

#include <string.h>

#include "cr-limits.h"
#include "cr-text.h"

typedef struct {
  const char *start, *p, *end;
  const char *what; /* what is wrong, or NULL */
  GArray *marks;    /* CrXmlMark */
  guint open[CR_LIMIT_DEPTH];
  int depth;
} Scan;

static gboolean
refuse_at (Scan *scan, const char *at, const char *what)
{
  scan->what = what;
  scan->p = at;
  return FALSE;
}

static gboolean
starts_with (const Scan *scan, const char *with)
{
  gsize length = strlen (with);

  return (gsize) (scan->end - scan->p) >= length && memcmp (scan->p, with, length) == 0;
}

/* Moves behind the next @closing, which ends a comment and the like. */
static gboolean
skip_behind (Scan *scan, const char *closing)
{
  const char *found = g_strstr_len (scan->p, scan->end - scan->p, closing);

  if (found == NULL)
    return refuse_at (scan, scan->p, cr_text ("found something never closed, expected its end"));
  scan->p = found + strlen (closing);
  return TRUE;
}

static void
add_mark (Scan *scan, const char *from, const char *inner, gboolean closed)
{
  CrXmlMark mark = { (guint32) (from - scan->start), (guint32) (inner - scan->start),
                     closed ? (guint32) (inner - scan->start) : 0 };

  g_array_append_val (scan->marks, mark);
}

static gboolean
is_space (char c)
{
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* The declaration may only say what is true of every file here. */
static gboolean
check_declaration (Scan *scan, const char *from)
{
  const char *at = g_strstr_len (from, scan->p - from, "encoding");

  if (at == NULL)
    return TRUE;
  for (at += strlen ("encoding"); at < scan->p && (is_space (*at) || *at == '='); at++)
    ;
  if (scan->p - at > 7 && g_ascii_strncasecmp (at + 1, "UTF-8", 5) == 0 && at[6] == *at)
    return TRUE;
  return refuse_at (scan, from, cr_text ("found another encoding, expected encoding=\"UTF-8\""));
}

static gboolean
scan_instruction (Scan *scan, const char *from)
{
  gboolean declaration =
      starts_with (scan, "?xml") && scan->end - scan->p > 4 && is_space (scan->p[4]);

  if (!skip_behind (scan, "?>"))
    return FALSE;
  if (declaration)
    return check_declaration (scan, from);
  add_mark (scan, from, scan->p, TRUE);
  return TRUE;
}

static gboolean
scan_declaration (Scan *scan, const char *from)
{
  if (starts_with (scan, "!--")) {
    scan->p += 3;
    if (!skip_behind (scan, "-->"))
      return FALSE;
    add_mark (scan, from, scan->p, TRUE);
    return TRUE;
  }
  if (starts_with (scan, "![CDATA["))
    return skip_behind (scan, "]]>");
  return refuse_at (scan, from, cr_text ("found <!DOCTYPE> or the like, expected none of them"));
}

/* Whether the tag at "</" has the name of the one at "<". */
static gboolean
ends_tag (const char *start, const char *end, const char *limit)
{
  gsize length = strcspn (start + 1, " \t\r\n/>");

  return (gsize) (limit - end) > length + 2 && memcmp (start + 1, end + 2, length) == 0 &&
         (end[length + 2] == '>' || is_space (end[length + 2]));
}

static gboolean
scan_end_tag (Scan *scan, const char *from)
{
  CrXmlMark *mark;

  if (scan->depth == 0)
    return refuse_at (scan, from,
                      cr_text ("found an end tag too many, expected a start tag first"));
  if (!skip_behind (scan, ">"))
    return FALSE;
  mark = &g_array_index (scan->marks, CrXmlMark, scan->open[--scan->depth]);
  if (!ends_tag (scan->start + mark->start, from, scan->end))
    return refuse_at (
        scan, from,
        cr_text ("found the end of another element, expected that of the one begun last"));
  mark->end = (guint32) (scan->p - scan->start);
  return TRUE;
}

/* Moves behind the ">" that ends a start tag; quoted values may contain anything but "<". */
static gboolean
skip_tag (Scan *scan, const char *from)
{
  const char *limit = scan->end - from > CR_LIMIT_TAG_BYTES ? from + CR_LIMIT_TAG_BYTES : scan->end;
  int n_attributes = 0;

  for (; scan->p < limit && *scan->p != '>'; scan->p++) {
    if (*scan->p == '<')
      return refuse_at (scan, from, cr_text ("found “<” within a tag, expected “>” before it"));
    if (*scan->p != '"' && *scan->p != '\'')
      continue;
    if (++n_attributes > CR_LIMIT_ATTRIBUTES)
      return refuse_at (scan, from, cr_text ("found more than 64 attributes, expected no more"));
    scan->p = memchr (scan->p + 1, *scan->p, limit - scan->p - 1);
    if (scan->p == NULL)
      scan->p = limit - 1;
  }
  if (scan->p < limit) {
    scan->p++;
    return TRUE;
  }
  if (limit < scan->end)
    return refuse_at (scan, from,
                      cr_text ("found a tag of more than 64 KiB, expected a shorter one"));
  return refuse_at (scan, from, cr_text ("found something never closed, expected its end"));
}

static gboolean
scan_start_tag (Scan *scan, const char *from)
{
  gboolean empty;

  if (!skip_tag (scan, from))
    return FALSE;
  empty = scan->p[-2] == '/';
  if (scan->marks->len >= CR_LIMIT_ELEMENTS)
    return refuse_at (scan, from, cr_text ("found more than 4000000 elements, expected no more"));
  if (!empty && scan->depth == CR_LIMIT_DEPTH)
    return refuse_at (scan, from,
                      cr_text ("found more than 32 elements in one another, expected no "
                               "more"));
  if (!empty)
    scan->open[scan->depth++] = scan->marks->len;
  add_mark (scan, from, scan->p, empty);
  return TRUE;
}

static gboolean
scan_markup (Scan *scan, const char *from)
{
  switch (scan->p < scan->end ? *scan->p : '\0') {
  case '!':
    return scan_declaration (scan, from);
  case '?':
    return scan_instruction (scan, from);
  case '/':
    return scan_end_tag (scan, from);
  default:
    return scan_start_tag (scan, from);
  }
}

static gboolean
scan_all (Scan *scan)
{
  while (scan->p < scan->end) {
    const char *next = memchr (scan->p, '<', scan->end - scan->p);

    if ((next != NULL ? next : scan->end) - scan->p > CR_LIMIT_TEXT_BYTES)
      return refuse_at (scan, scan->p,
                        cr_text ("found a text of more than 9000000 bytes, expected a "
                                 "shorter one"));
    if (next == NULL)
      return TRUE;
    scan->p = next + 1;
    if (!scan_markup (scan, next))
      return FALSE;
  }
  return TRUE;
}

GArray *
cr_xml_scan (const char *text, gsize length, const char **what_out, gsize *where_out)
{
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CrXmlMark));
  Scan scan = { text, text, text + length, NULL, marks, { 0 }, 0 };

  if (scan_all (&scan))
    return g_steal_pointer (&marks);
  *what_out = scan.what;
  *where_out = (gsize) (scan.p - text);
  return NULL;
}
