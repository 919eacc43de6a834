/* cr-xml.h: reading and writing XML, shared by all file types.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-node.h"

#define CR_XML_NAMESPACE "urn:x-crenel:1"

/**
 * CrXmlEvent:
 * @CR_XML_DONE: the document has ended
 * @CR_XML_ELEMENT: a start tag; each is followed by its %CR_XML_END, even that of an empty element
 * @CR_XML_END: an end tag
 * @CR_XML_TEXT: text, entities replaced
 * @CR_XML_OTHER: a comment or a processing instruction
 */
typedef enum {
  CR_XML_DONE,
  CR_XML_ELEMENT,
  CR_XML_END,
  CR_XML_TEXT,
  CR_XML_OTHER,
} CrXmlEvent;

typedef struct _CrXmlReader CrXmlReader;

/**
 * cr_xml_reader_new:
 *
 * Returns: (transfer full) (nullable): a reader before the first event
 */
CrXmlReader *cr_xml_reader_new (GBytes *bytes, GError **error);

void cr_xml_reader_free (CrXmlReader *reader);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrXmlReader, cr_xml_reader_free)

/**
 * cr_xml_next:
 *
 * Moves to the next event.
 *
 * Returns: FALSE with an error when the XML is broken
 */
gboolean cr_xml_next (CrXmlReader *reader, GError **error);

CrXmlEvent cr_xml_get_event (const CrXmlReader *reader);

/* Whether the element where the reader stands is of Crenel's namespace. */
gboolean cr_xml_is_ours (const CrXmlReader *reader);

const char *cr_xml_get_name (const CrXmlReader *reader);
const char *cr_xml_get_text (const CrXmlReader *reader);

/* Returns: the offset in bytes of the element, comment or instruction met last */
gsize cr_xml_get_offset (const CrXmlReader *reader);

gsize cr_xml_get_inner_offset (const CrXmlReader *reader);

/**
 * cr_xml_set_error:
 * @offset: of what is wrong, in bytes
 * @code: a #CrError
 */
void cr_xml_set_error (CrXmlReader *reader,
                       gsize offset,
                       GError **error,
                       int code,
                       const char *format,
                       ...) G_GNUC_PRINTF (5, 6);

/**
 * cr_xml_read_start:
 *
 * Returns: (transfer full): name, attributes and position of the element at which the reader
 *   stands, without its contents
 */
CrNode *cr_xml_read_start (CrXmlReader *reader);

/**
 * cr_xml_read_node:
 *
 * Reads the element with its contents, and leaves the reader at its end.
 *
 * Returns: (transfer full) (nullable): the element; a verbatim node for one of another namespace
 */
CrNode *cr_xml_read_node (CrXmlReader *reader, GError **error);

/* Returns: how many elements and attributes the nodes of cr_xml_read_node() have; too many are
 * refused. The function below sets it back to @n_parts when the nodes read since are not kept. */
guint cr_xml_n_parts (const CrXmlReader *reader);
void cr_xml_forget_parts (CrXmlReader *reader, guint n_parts);

/* Called for each child element, comment and instruction; it must leave the reader at the end of
 * that. */
typedef gboolean (*CrXmlChild) (CrXmlReader *reader, gpointer data, GError **error);
gboolean cr_xml_each_child (CrXmlReader *reader, CrXmlChild child, gpointer data, GError **error);

/* Checks the namespace at the start of any of the five file types. Returns: FALSE with an error */
gboolean cr_xml_check_namespace (CrXmlReader *reader, GError **error);

/**
 * cr_xml_check_root:
 * @root: the root element, at least its start
 * @name: what it must be
 *
 * A newer minor version may be opened: what it adds is kept. A newer major version may not.
 */
gboolean cr_xml_check_root (const CrNode *root, const char *name, GError **error);

/**
 * cr_xml_escape:
 * @in_attribute: keeps line ends and tabs, which a reader would take for spaces
 */
void cr_xml_escape (GString *out, const char *text, gboolean in_attribute);

void cr_xml_write_attribute (GString *out, const char *name, const char *value);

/**
 * cr_xml_write_content:
 *
 * Writes text and children without line breaks.
 */
void cr_xml_write_content (GString *out, const CrNode *node);

/**
 * cr_xml_write_inline:
 *
 * Writes the node without line breaks.
 */
void cr_xml_write_inline (GString *out, const CrNode *node);

/**
 * cr_xml_write_node:
 * @depth: by how many steps its lines are indented
 *
 * Writes the node and a line end; what lies very deep stands in one line.
 */
void cr_xml_write_node (GString *out, const CrNode *node, int depth);
