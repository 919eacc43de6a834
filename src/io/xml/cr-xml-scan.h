/* cr-xml-scan.h: a look over XML before libxml2 sees it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * CrXmlMark: where an element, a comment or a processing instruction stands, in bytes.
 * @start: of its "<"
 * @inner: after the ">" of an element's start tag
 * @end: after the last ">"; 0 for an element that is never closed
 */
typedef struct {
  guint32 start, inner, end;
} CrXmlMark;

/**
 * cr_xml_scan:
 * @text: valid UTF-8
 * @what_out: (out): what is wrong with it, found and expected
 * @where_out: (out): offset of what is wrong, in bytes
 *
 * Refuses what makes libxml2 2.9 slow, hungry or curious: document types, many attributes, long
 * tags, deep nesting, other encodings. It is no judge of XML: libxml2 is, afterwards.
 *
 * Returns: (transfer full) (nullable) (element-type CrXmlMark): the elements, comments and
 *   instructions in the order they start
 */
GArray *cr_xml_scan (const char *text, gsize length, const char **what_out, gsize *where_out);
