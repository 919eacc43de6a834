/* cr-xml-writer.c: writes nodes; the same nodes always give the same bytes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-xml.h"

/* Our own nodes are not deeper. Indenting those of other programs further would multiply the size
 * of the file. */
#define MOST_INDENT 8

void
cr_xml_escape (GString *out, const char *text, gboolean in_attribute)
{
  const char *special = in_attribute ? "&<>\"\t\n\r" : "&<>\r";

  while (*text != '\0') {
    gsize plain = strcspn (text, special);

    g_string_append_len (out, text, (gssize) plain);
    text += plain;
    switch (*text) {
    case '\0':
      return;
    case '&':
      g_string_append (out, "&amp;");
      break;
    case '<':
      g_string_append (out, "&lt;");
      break;
    case '>':
      g_string_append (out, "&gt;");
      break;
    case '"':
      g_string_append (out, "&quot;");
      break;
    default:
      g_string_append_printf (out, "&#%d;", *text);
    }
    text++;
  }
}

static void
write_indent (GString *out, int depth)
{
  for (int i = 0; i < depth; i++)
    g_string_append (out, "  ");
}

void
cr_xml_write_attribute (GString *out, const char *name, const char *value)
{
  g_string_append_c (out, ' ');
  g_string_append (out, name);
  g_string_append (out, "=\"");
  cr_xml_escape (out, value, TRUE);
  g_string_append_c (out, '"');
}

/* Whether there is text beside elements, stored as verbatim children; then no line breaks may be
 * added. */
static gboolean
is_mixed (const CrNode *node)
{
  for (guint i = 0; i < cr_node_n_children (node); i++) {
    const CrNode *child = cr_node_get_child (node, i);

    if (cr_node_get_name (child) == NULL && *cr_node_get_text (child) != '<')
      return TRUE;
  }
  return FALSE;
}

static void
write_start (GString *out, const CrNode *node)
{
  g_string_append_c (out, '<');
  g_string_append (out, cr_node_get_name (node));
  for (guint i = 0; i < cr_node_n_attributes (node); i++) {
    const char *value;
    const char *name = cr_node_get_attribute (node, i, &value);

    cr_xml_write_attribute (out, name, value);
  }
}

static void
write_end (GString *out, const CrNode *node)
{
  g_string_append_printf (out, "</%s>", cr_node_get_name (node));
}

void
cr_xml_write_content (GString *out, const CrNode *node)
{
  if (cr_node_get_text (node) != NULL && !is_mixed (node))
    cr_xml_escape (out, cr_node_get_text (node), FALSE);
  for (guint i = 0; i < cr_node_n_children (node); i++)
    cr_xml_write_inline (out, cr_node_get_child (node, i));
}

void
cr_xml_write_inline (GString *out, const CrNode *node)
{
  const char *text = cr_node_get_text (node);

  if (cr_node_get_name (node) == NULL) {
    g_string_append (out, text);
    return;
  }
  write_start (out, node);
  if (text == NULL && cr_node_n_children (node) == 0) {
    g_string_append (out, "/>");
    return;
  }
  g_string_append_c (out, '>');
  cr_xml_write_content (out, node);
  write_end (out, node);
}

void
cr_xml_write_node (GString *out, const CrNode *node, int depth)
{
  write_indent (out, depth);
  if (cr_node_get_name (node) == NULL || cr_node_n_children (node) == 0 ||
      cr_node_get_text (node) != NULL || depth >= MOST_INDENT) {
    cr_xml_write_inline (out, node);
    g_string_append_c (out, '\n');
    return;
  }
  write_start (out, node);
  g_string_append (out, ">\n");
  for (guint i = 0; i < cr_node_n_children (node); i++)
    cr_xml_write_node (out, cr_node_get_child (node, i), depth + 1);
  write_indent (out, depth);
  write_end (out, node);
  g_string_append_c (out, '\n');
}
