/* cr-xml-reader-private.h: the inside of a reader. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <libxml/xmlreader.h>

#include "cr-xml-scan.h"
#include "cr-xml.h"

struct _CrXmlReader {
  GBytes *bytes;
  const char *text;
  gsize length;
  GArray *marks; /* CrXmlMark, in the order libxml2 reports the same things */
  xmlTextReaderPtr xml;
  CrXmlEvent event;
  gboolean pending_end; /* of an empty element, for which libxml2 reports none */
  guint n_parts;        /* elements and attributes made to nodes that are kept */
  guint n_seen;         /* marks met so far; the last one belongs to the current event or before */
  gsize at;             /* the last position asked for, and */
  int line, column;     /* where that is: the next is counted from there, even in one long line */
};

CrXmlMark cr_xml_get_mark (const CrXmlReader *reader);
