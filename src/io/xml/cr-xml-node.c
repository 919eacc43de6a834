/* cr-xml-node.c: reads any of our XML files as a tree. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-xml-node.h"

#include <string.h>

#include "cr-error.h"
#include "cr-file.h"
#include "cr-limits.h"
#include "cr-text.h"
#include "cr-xml.h"

gboolean
cr_xml_check_root (const CrNode *root, const char *name, GError **error)
{
  const char *version;
  int minor;

  if (!cr_node_is (root, name)) {
    cr_node_set_error (root, error, CR_ERROR_SYNTAX, cr_text ("found <%s>, expected <%s>"),
                       cr_node_get_name (root), name);
    return FALSE;
  }
  if (!cr_node_need (root, "version", &version, error))
    return FALSE;
  if (g_str_has_prefix (version, "1.") && cr_text_parse_int (version + 2, 0, 999, &minor) &&
      version[2] != '-')
    return TRUE;
  cr_node_set_error (root, error, CR_ERROR_SYNTAX,
                     cr_text ("found version=\"%s\", expected 1.0 or another 1.x: this Crenel "
                              "leaves such a file unopened, so that nothing in it is lost"),
                     version);
  return FALSE;
}

gboolean
cr_xml_check_namespace (CrXmlReader *reader, GError **error)
{
  if (cr_xml_is_ours (reader))
    return TRUE;
  cr_xml_set_error (reader, cr_xml_get_offset (reader), error, CR_ERROR_SYNTAX,
                    cr_text ("found <%s> of another namespace, expected xmlns=\"%s\""),
                    cr_xml_get_name (reader), CR_XML_NAMESPACE);
  return FALSE;
}

static gboolean
find_root (CrXmlReader *reader, GError **error)
{
  do {
    if (!cr_xml_next (reader, error))
      return FALSE;
  } while (cr_xml_get_event (reader) == CR_XML_OTHER);
  return cr_xml_check_namespace (reader, error);
}

static CrNode *
parse_bytes (GBytes *bytes, const char *root_name, GError **error)
{
  g_autoptr (CrXmlReader) reader = cr_xml_reader_new (bytes, error);
  g_autoptr (CrNode) root = NULL;

  if (reader == NULL || !find_root (reader, error))
    return NULL;
  root = cr_xml_read_node (reader, error);
  while (root != NULL && cr_xml_get_event (reader) != CR_XML_DONE)
    if (!cr_xml_next (reader, error))
      return NULL;
  if (root == NULL || !cr_xml_check_root (root, root_name, error))
    return NULL;
  return g_steal_pointer (&root);
}

CrNode *
cr_xml_node_parse (GBytes *bytes, const char *path, const char *root_name, GError **error)
{
  g_autoptr (GError) local = NULL;
  CrNode *root = parse_bytes (bytes, root_name, &local);

  if (root == NULL) {
    cr_error_add_file (&local, path);
    g_propagate_error (error, g_steal_pointer (&local));
  }
  return root;
}

static gboolean
take_child (CrXmlReader *reader, gpointer data, GError **error)
{
  CrNode *child = cr_xml_read_node (reader, error);

  if (child != NULL)
    cr_node_take_child (data, child);
  return child != NULL;
}

/* Returns: (transfer full): the lines before that line */
static GBytes *
cut_at (GBytes *bytes, int line)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length), *at = text;

  for (int i = 1; i < line && at != NULL; i++) {
    at = memchr (at, '\n', length - (gsize) (at - text));
    at = at != NULL ? at + 1 : NULL;
  }
  return g_bytes_new_from_bytes (bytes, 0, at != NULL ? (gsize) (at - text) : length);
}

CrNode *
cr_xml_node_parse_begun (GBytes *bytes, int line, const char *root_name)
{
  g_autoptr (GBytes) begun = cut_at (bytes, line);
  g_autoptr (CrXmlReader) reader = cr_xml_reader_new (begun, NULL);
  g_autoptr (CrNode) root = NULL;

  if (reader == NULL || !find_root (reader, NULL))
    return NULL;
  root = cr_xml_read_start (reader);
  if (!cr_xml_check_root (root, root_name, NULL))
    return NULL;
  cr_xml_each_child (reader, take_child, root, NULL);
  return g_steal_pointer (&root);
}

CrNode *
cr_xml_node_load (const char *path, const char *root_name, GError **error)
{
  g_autoptr (GBytes) bytes = cr_file_read (path, CR_LIMIT_FILE_BYTES, NULL, error);

  return bytes != NULL ? cr_xml_node_parse (bytes, path, root_name, error) : NULL;
}

static void
write_root (GString *out, const CrNode *root)
{
  g_autoptr (CrNode) top = cr_node_new (cr_node_get_name (root));

  cr_node_set (top, "xmlns", CR_XML_NAMESPACE);
  for (guint i = 0; i < cr_node_n_attributes (root); i++) {
    const char *value;
    const char *attribute = cr_node_get_attribute (root, i, &value);

    cr_node_set (top, attribute, value);
  }
  cr_node_set_text (top, cr_node_get_text (root));
  for (guint i = 0; i < cr_node_n_children (root); i++)
    cr_node_take_child (top, cr_node_ref (cr_node_get_child (root, i)));
  cr_xml_write_node (out, top, 0);
}

/* Returns: how many bytes stand before the root element; 0 when it is no XML */
static gsize
measure_head (GBytes *bytes)
{
  g_autoptr (CrXmlReader) reader = cr_xml_reader_new (bytes, NULL);

  while (reader != NULL && cr_xml_next (reader, NULL) && cr_xml_get_event (reader) != CR_XML_DONE)
    if (cr_xml_get_event (reader) == CR_XML_ELEMENT)
      return cr_xml_get_offset (reader);
  return 0;
}

/* Returns: (nullable): the bytes after the root element */
static const char *
find_tail (const CrNode *root, GBytes *bytes, gssize *length_out)
{
  g_autofree char *end = g_strdup_printf ("</%s>", cr_node_get_name (root));
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  const char *at = text != NULL ? g_strrstr_len (text, (gssize) length, end) : NULL;

  if (at == NULL)
    return NULL;
  at += strlen (end);
  if (at < text + length && *at == '\n') /* written with the root */
    at++;
  *length_out = (gssize) (text + length - at);
  return at;
}

GBytes *
cr_xml_node_serialize_like (const CrNode *root, GBytes *old)
{
  gssize length = 0;
  const char *tail = old != NULL ? find_tail (root, old, &length) : NULL;
  gsize head = old != NULL ? measure_head (old) : 0;
  GString *out = g_string_new (head > 0 ? NULL : "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");

  if (head > 0)
    g_string_append_len (out, g_bytes_get_data (old, NULL), (gssize) head);
  write_root (out, root);
  if (tail != NULL)
    g_string_append_len (out, tail, length);
  return g_string_free_to_bytes (out);
}
