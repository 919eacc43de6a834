/* cr-xml-reader.c: reads XML as events, safely. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-error.h"
#include "cr-limits.h"
#include "cr-text.h"
#include "cr-xml-scan.h"
#include "cr-xml.h"

#include <libxml/xmlreader.h>
#include <stdarg.h>
#include <string.h>

struct _CrXmlReader {
  GBytes *bytes;
  const char *text;
  gsize length;
  GArray *marks; /* CrXmlMark, in the order libxml2 reports the same things */
  xmlTextReaderPtr xml;
  CrXmlEvent event;
  gboolean pending_end; /* of an empty element, for which libxml2 reports none */
  guint n_parts;        /* elements and attributes made to nodes that are kept */
  guint n_seen;         /* marks passed so far; the last one belongs to the current event or an
                         * earlier one */
  gsize at;             /* the last position asked for, and */
  int line, column;     /* its line and column, from which the next one is counted, even within one
                         * long line */
};

/* Options that follow entities, read a DTD, include files or lift the limits of libxml2 must never
 * be added. The text is UTF-8 whatever it declares; only IGNORE_ENC enforces that. */
#define READER_OPTIONS \
  (XML_PARSE_NONET | XML_PARSE_IGNORE_ENC | XML_PARSE_BIG_LINES | XML_PARSE_COMPACT | \
   XML_PARSE_NOERROR | XML_PARSE_NOWARNING)

/* The functions from here on read elements with all their contents as nodes. */

/**
 * get_position:
 * @offset: in bytes
 * @column_out: (out): in characters, from 1
 *
 * Cheap when asked from the front to the back.
 */
static void
get_position (CrXmlReader *reader, gsize offset, int *line_out, int *column_out)
{
  const char *next;

  if (offset < reader->at) {
    reader->at = 0;
    reader->line = reader->column = 1;
  }
  while ((next = memchr (reader->text + reader->at, '\n', offset - reader->at)) != NULL) {
    reader->at = (gsize) (next + 1 - reader->text);
    reader->line++;
    reader->column = 1;
  }
  reader->column += (int) g_utf8_strlen (reader->text + reader->at, (gssize) (offset - reader->at));
  reader->at = offset;
  *line_out = reader->line;
  *column_out = reader->column;
}

CrNode *
cr_xml_read_start (CrXmlReader *reader)
{
  CrNode *node = cr_node_new (cr_xml_get_name (reader));
  int line, column;

  get_position (reader, cr_xml_get_offset (reader), &line, &column);
  cr_node_set_position (node, line, column);
  while (xmlTextReaderMoveToNextAttribute (reader->xml) == 1) {
    const char *name = (const char *) xmlTextReaderConstName (reader->xml);

    /* The default namespace is ours here, and the writer declares it once. */
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

static CrXmlMark
xml_get_mark (const CrXmlReader *reader)
{
  if (reader->n_seen == 0 || reader->n_seen > reader->marks->len)
    return (CrXmlMark){ 0, 0, 0 };
  return g_array_index (reader->marks, CrXmlMark, reader->n_seen - 1);
}

/* The bytes are kept as they stand in the file, so that XML of other programs passes through
 * unchanged. */
static CrNode *
read_verbatim (CrXmlReader *reader, GError **error)
{
  CrXmlMark mark = xml_get_mark (reader);
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

/* Text beside elements is kept piece by piece in its place, as verbatim children; white space
 * between them is left to the writer. */
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

/* Reads all items, beginning with the one at which the reader stands. */
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
  /* Most elements are empty and need no arrays for their contents. */
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

static xmlParserInputPtr
refuse_entity_cb (const char *url, const char *id, xmlParserCtxtPtr context)
{
  return NULL;
}

static void
prepare_library (void)
{
  static gsize prepared;

  if (!g_once_init_enter (&prepared))
    return;
  xmlInitParser ();
  xmlSetExternalEntityLoader (refuse_entity_cb);
  g_once_init_leave (&prepared, 1);
}

void
cr_xml_set_error (CrXmlReader *reader,
                  gsize offset,
                  GError **error,
                  int code,
                  const char *format,
                  ...)
{
  g_autofree char *message = NULL;
  int line, column;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  get_position (reader, MIN (offset, reader->length), &line, &column);
  cr_error_set_at (error, code, line, column, message);
}

static gboolean
check_start (CrXmlReader *reader, GError **error)
{
  gsize at = reader->length >= 3 && memcmp (reader->text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;

  while (at < reader->length && g_ascii_isspace (reader->text[at]))
    at++;
  if (at < reader->length && reader->text[at] == '<')
    return TRUE;
  cr_xml_set_error (reader, at, error, CR_ERROR_SYNTAX,
                    cr_text ("found something that does not start with “<”, expected XML"));
  return FALSE;
}

static gboolean
check_bytes (CrXmlReader *reader, GError **error)
{
  const char *bad, *what;
  gsize where;

  if (reader->length > CR_LIMIT_FILE_BYTES) {
    g_set_error (error, CR_ERROR, CR_ERROR_LIMIT,
                 cr_text ("found a file of %u MiB, expected at most %u MiB"),
                 (guint) (reader->length >> 20), CR_LIMIT_FILE_BYTES >> 20);
    return FALSE;
  }
  if (!g_utf8_validate (reader->text, (gssize) reader->length, &bad)) {
    /* Characters can be counted only up to the invalid byte. */
    where = (gsize) (bad - reader->text);
    cr_xml_set_error (reader, where, error, CR_ERROR_SYNTAX,
                      cr_text ("found a byte 0x%02X that is not UTF-8, expected UTF-8"),
                      (guint) (guchar) *bad);
    return FALSE;
  }
  reader->marks = cr_xml_scan (reader->text, reader->length, &what, &where);
  if (reader->marks == NULL)
    cr_xml_set_error (reader, where, error, CR_ERROR_SYNTAX, "%s", what);
  return reader->marks != NULL;
}

CrXmlReader *
cr_xml_reader_new (GBytes *bytes, GError **error)
{
  g_autoptr (CrXmlReader) reader = g_new0 (CrXmlReader, 1);

  prepare_library ();
  reader->bytes = g_bytes_ref (bytes);
  reader->text = g_bytes_get_data (bytes, &reader->length);
  reader->line = reader->column = 1;
  if (reader->length == 0) {
    cr_error_set_at (error, CR_ERROR_SYNTAX, 1, 1, cr_text ("found an empty file, expected XML"));
    return NULL;
  }
  if (!check_bytes (reader, error) || !check_start (reader, error))
    return NULL;
  reader->xml =
      xmlReaderForMemory (reader->text, (int) reader->length, NULL, "UTF-8", READER_OPTIONS);
  if (reader->xml == NULL) {
    g_set_error (error, CR_ERROR, CR_ERROR_IO, cr_text ("there is not enough memory"));
    return NULL;
  }
  return g_steal_pointer (&reader);
}

void
cr_xml_reader_free (CrXmlReader *reader)
{
  if (reader == NULL)
    return;
  g_clear_pointer (&reader->xml, xmlFreeTextReader);
  g_clear_pointer (&reader->marks, g_array_unref);
  g_bytes_unref (reader->bytes);
  g_free (reader);
}

/* Of a truncated file libxml2 only tells that there is something after its end. */
static gboolean
is_cut_off (const CrXmlReader *reader)
{
  for (guint i = 0; i < reader->marks->len; i++)
    if (g_array_index (reader->marks, CrXmlMark, i).end == 0)
      return TRUE;
  return FALSE;
}

static gboolean
fail_broken (CrXmlReader *reader, GError **error)
{
  const xmlError *last = xmlGetLastError ();

  if (last != NULL && last->code == XML_ERR_DOCUMENT_END && is_cut_off (reader)) {
    cr_xml_set_error (reader, reader->length, error, CR_ERROR_SYNTAX,
                      cr_text ("found the end of the file, expected the end of what is open there: "
                               "the file is cut off"));
    return FALSE;
  }

  g_autofree char *detail = g_strdup (last != NULL && last->message != NULL ? last->message : "?");
  g_autofree char *what = NULL;

  what = g_strdup_printf (cr_text ("found broken XML (%s), expected well-formed XML"),
                          g_strstrip (detail));
  cr_error_set_at (error, CR_ERROR_SYNTAX, last != NULL ? MAX (last->line, 1) : 1,
                   last != NULL ? MAX (last->int2, 1) : 1, what);
  return FALSE;
}

static CrXmlEvent
translate_type (int type)
{
  switch (type) {
  case XML_READER_TYPE_ELEMENT:
    return CR_XML_ELEMENT;
  case XML_READER_TYPE_END_ELEMENT:
    return CR_XML_END;
  case XML_READER_TYPE_TEXT:
  case XML_READER_TYPE_CDATA:
  case XML_READER_TYPE_WHITESPACE:
  case XML_READER_TYPE_SIGNIFICANT_WHITESPACE:
    return CR_XML_TEXT;
  default:
    return CR_XML_OTHER;
  }
}

/* Prefixes are refused: without them the default namespace is ours wherever our elements stand, so
 * what was kept means the same when it is written. */
static gboolean
refuse_prefix (CrXmlReader *reader, GError **error)
{
  if (!cr_xml_is_ours (reader) || xmlTextReaderConstPrefix (reader->xml) == NULL)
    return TRUE;
  cr_xml_set_error (reader, cr_xml_get_offset (reader), error, CR_ERROR_SYNTAX,
                    cr_text ("found <%s>, expected <%s> without a prefix"),
                    (const char *) xmlTextReaderConstName (reader->xml),
                    (const char *) xmlTextReaderConstLocalName (reader->xml));
  return FALSE;
}

gboolean
cr_xml_next (CrXmlReader *reader, GError **error)
{
  int result;

  if (reader->pending_end) {
    reader->pending_end = FALSE;
    reader->event = CR_XML_END;
    return TRUE;
  }
  xmlResetLastError ();
  result = xmlTextReaderRead (reader->xml);
  if (result < 0)
    return fail_broken (reader, error);
  if (result == 0) {
    reader->event = CR_XML_DONE;
    return TRUE;
  }
  reader->event = translate_type (xmlTextReaderNodeType (reader->xml));
  if (reader->event == CR_XML_ELEMENT || reader->event == CR_XML_OTHER)
    reader->n_seen++;
  if (reader->event != CR_XML_ELEMENT)
    return TRUE;
  reader->pending_end = xmlTextReaderIsEmptyElement (reader->xml) == 1;
  return refuse_prefix (reader, error);
}

CrXmlEvent
cr_xml_get_event (const CrXmlReader *reader)
{
  return reader->event;
}

gboolean
cr_xml_is_ours (const CrXmlReader *reader)
{
  const xmlChar *uri = xmlTextReaderConstNamespaceUri (reader->xml);

  return reader->event == CR_XML_ELEMENT && uri != NULL &&
         g_str_equal ((const char *) uri, CR_XML_NAMESPACE);
}

const char *
cr_xml_get_name (const CrXmlReader *reader)
{
  return (const char *) xmlTextReaderConstLocalName (reader->xml);
}

const char *
cr_xml_get_text (const CrXmlReader *reader)
{
  return (const char *) xmlTextReaderConstValue (reader->xml);
}

gsize
cr_xml_get_offset (const CrXmlReader *reader)
{
  return xml_get_mark (reader).start;
}

gsize
cr_xml_get_inner_offset (const CrXmlReader *reader)
{
  return xml_get_mark (reader).inner;
}
