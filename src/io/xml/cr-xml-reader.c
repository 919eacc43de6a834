/* cr-xml-reader.c: bytes to events, safely. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-xml-reader-private.h"

#include <stdarg.h>
#include <string.h>

#include "cr-error.h"
#include "cr-limits.h"
#include "cr-text.h"

/* Never with options that follow entities, read a DTD, include files or lift libxml2's own limits.
 * The text is UTF-8 whatever it declares, which only IGNORE_ENC really enforces. */
#define READER_OPTIONS \
  (XML_PARSE_NONET | XML_PARSE_IGNORE_ENC | XML_PARSE_BIG_LINES | XML_PARSE_COMPACT | \
   XML_PARSE_NOERROR | XML_PARSE_NOWARNING)

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
cr_xml_get_position (CrXmlReader *reader, gsize offset, int *line_out, int *column_out)
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
  cr_xml_get_position (reader, MIN (offset, reader->length), &line, &column);
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
    /* Only what stands before the bad byte may be counted in characters. */
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

/* libxml2 says of a file cut off only that there is something behind its end. */
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

/* Without prefixes the default namespace is ours wherever our elements stand, so what is kept as it
 * was read means the same when it is written. */
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

CrXmlMark
cr_xml_get_mark (const CrXmlReader *reader)
{
  if (reader->n_seen == 0 || reader->n_seen > reader->marks->len)
    return (CrXmlMark){ 0, 0, 0 };
  return g_array_index (reader->marks, CrXmlMark, reader->n_seen - 1);
}

gsize
cr_xml_get_offset (const CrXmlReader *reader)
{
  return cr_xml_get_mark (reader).start;
}

gsize
cr_xml_get_inner_offset (const CrXmlReader *reader)
{
  return cr_xml_get_mark (reader).inner;
}
