/* cr-xml-read-node.c: elements with all they hold, as nodes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-xml-reader-private.h"

#include <string.h>

#include "cr-error.h"
#include "cr-limits.h"
#include "cr-text.h"

/**
 * cr_xml_read_start:
 *
 * Returns: (transfer full): name, attributes and position of the element the reader stands at
 */
CrNode *
cr_xml_read_start (CrXmlReader *reader)
{
  CrNode *node = cr_node_new (cr_xml_get_name (reader));
  int line, column;

  cr_xml_get_position (reader, cr_xml_get_offset (reader), &line, &column);
  cr_node_set_position (node, line, column);
  while (xmlTextReaderMoveToNextAttribute (reader->xml) == 1) {
    const char *name = (const char *) xmlTextReaderConstName (reader->xml);

    /* The default namespace can only be ours here, and the writer says so once. */
    if (!g_str_equal (name, "xmlns"))
      cr_node_set (node, name, (const char *) xmlTextReaderConstValue (reader->xml));
  }
  xmlTextReaderMoveToElement (reader->xml);
  return node;
}

static gboolean
skip_to_end (CrXmlReader *reader, GError **error)
{
  for (int depth = 1; depth > 0;) {
    if (!cr_xml_next (reader, error))
      return FALSE;
    depth += reader->event == CR_XML_ELEMENT ? 1 : reader->event == CR_XML_END ? -1 : 0;
  }
  return TRUE;
}

/* The bytes as they stand in the file: nothing of another's XML is changed by passing through. */
static CrNode *
read_verbatim (CrXmlReader *reader, GError **error)
{
  CrXmlMark mark = cr_xml_get_mark (reader);
  gsize length = mark.end > mark.start ? mark.end - mark.start : 0;
  g_autofree char *xml = g_strndup (reader->text + mark.start, length);

  if (reader->event == CR_XML_ELEMENT && !skip_to_end (reader, error))
    return NULL;
  return cr_node_new_verbatim (xml);
}

static gboolean
is_blank (const char *text)
{
  return text[strspn (text, " \t\r\n")] == '\0';
}

/* Text beside elements is kept piece by piece in its place, as verbatim children; blanks between
 * them are the writer's business. */
static void
settle_text (CrNode *node, GPtrArray *items, const GString *text, guint n_elements)
{
  gboolean blank = is_blank (text->str);

  if (!blank || n_elements == 0)
    cr_node_set_text (node, text->str);
  for (guint i = 0; i < items->len && n_elements > 0; i++) {
    CrNode *item = items->pdata[i];
    gboolean is_text = cr_node_get_name (item) == NULL && *cr_node_get_text (item) != '<';

    if (!is_text || !blank)
      cr_node_take_child (node, cr_node_ref (item));
  }
}

static void
add_text (CrXmlReader *reader, GPtrArray *items, GString *text)
{
  g_autoptr (GString) piece = g_string_new (NULL);

  g_string_append (text, cr_xml_get_text (reader));
  cr_xml_escape (piece, cr_xml_get_text (reader), FALSE);
  g_ptr_array_add (items, cr_node_new_verbatim (piece->str));
}

/* From the first of them, at which the reader stands. */
static gboolean
read_items (CrXmlReader *reader, CrNode *node, GError **error)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_node_unref);
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_elements = 0;

  while (reader->event != CR_XML_END) {
    if (reader->event == CR_XML_TEXT) {
      add_text (reader, items, text);
    } else {
      CrNode *child = cr_xml_read_node (reader, error);

      if (child == NULL)
        return FALSE;
      n_elements++;
      g_ptr_array_add (items, child);
    }
    if (!cr_xml_next (reader, error))
      return FALSE;
  }
  settle_text (node, items, text, n_elements);
  return TRUE;
}

guint
cr_xml_n_parts (const CrXmlReader *reader)
{
  return reader->n_parts;
}

void
cr_xml_forget_parts (CrXmlReader *reader, guint n_parts)
{
  reader->n_parts = n_parts;
}

static gboolean
count_parts (CrXmlReader *reader, guint n, GError **error)
{
  reader->n_parts += n;
  if (reader->n_parts <= CR_LIMIT_NODE_PARTS)
    return TRUE;
  cr_xml_set_error (reader, cr_xml_get_offset (reader), error, CR_ERROR_LIMIT,
                    cr_text ("found more than %d elements and attributes outside layers, expected "
                             "no more"),
                    CR_LIMIT_NODE_PARTS);
  return FALSE;
}

CrNode *
cr_xml_read_node (CrXmlReader *reader, GError **error)
{
  g_autoptr (CrNode) node = NULL;

  if (!cr_xml_is_ours (reader))
    return count_parts (reader, 1, error) ? read_verbatim (reader, error) : NULL;
  node = cr_xml_read_start (reader);
  if (!count_parts (reader, 1 + cr_node_n_attributes (node), error))
    return NULL;
  /* Most elements are empty, and need no room for what they hold. */
  if (!cr_xml_next (reader, error))
    return NULL;
  if (reader->event != CR_XML_END && !read_items (reader, node, error))
    return NULL;
  return g_steal_pointer (&node);
}

gboolean
cr_xml_each_child (CrXmlReader *reader, CrXmlChild child, gpointer data, GError **error)
{
  for (;;) {
    if (!cr_xml_next (reader, error))
      return FALSE;
    if (reader->event == CR_XML_END)
      return TRUE;
    if (reader->event == CR_XML_TEXT && !is_blank (cr_xml_get_text (reader))) {
      const char *text = cr_xml_get_text (reader);
      g_autofree char *found = g_utf8_substring (text, 0, MIN (g_utf8_strlen (text, -1), 24));

      cr_xml_set_error (reader, cr_xml_get_inner_offset (reader), error, CR_ERROR_SYNTAX,
                        cr_text ("found the text “%s”, expected only elements here"),
                        g_strstrip (found));
      return FALSE;
    }
    if (reader->event != CR_XML_TEXT && !child (reader, data, error))
      return FALSE;
  }
}
