/* cr-node.c: an element with attributes, text and children.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-node.h"

#include <stdarg.h>
#include <string.h>

#include "cr-error.h"
#include "cr-text.h"

typedef struct {
  char *name, *value;
} Attribute;

/* Files may hold a million nodes, so that each is one piece of memory, with its name at the end,
 * and what it has none of costs nothing: half of what arrays of GLib took, on 580,000 elements in
 * one another. Both arrays are as long as the power of two that holds them. */
struct _CrNode {
  gint ref_count;
  guint is_verbatim : 1;
  guint n_attributes : 31;
  guint n_children;
  int line, column;
  char *text;
  Attribute *attributes; /* in written order */
  CrNode **children;
  char name[];
};

static void
clear_attribute (Attribute *attribute)
{
  g_free (attribute->name);
  g_free (attribute->value);
}

/* Room for one more in an array of @n items of a size. */
static gpointer
make_room (gpointer items, guint n, gsize size)
{
  return n == 0 || (n & (n - 1)) == 0 ? g_realloc_n (items, n == 0 ? 1 : 2 * (gsize) n, size)
                                      : items;
}

static CrNode *
make_node (const char *name)
{
  gsize length = strlen (name) + 1;
  CrNode *node = g_malloc0 (G_STRUCT_OFFSET (CrNode, name) + length);

  node->ref_count = 1;
  memcpy (node->name, name, length);
  return node;
}

CrNode *
cr_node_new (const char *name)
{
  return make_node (name);
}

CrNode *
cr_node_new_verbatim (const char *xml)
{
  CrNode *node = make_node ("");

  node->is_verbatim = TRUE;
  node->text = g_strdup (xml);
  return node;
}

CrNode *
cr_node_copy (const CrNode *node)
{
  CrNode *copy = make_node (node->name);

  copy->is_verbatim = node->is_verbatim;
  copy->text = g_strdup (node->text);
  cr_node_set_position (copy, node->line, node->column);
  for (guint i = 0; i < cr_node_n_attributes (node); i++) {
    const char *value;
    const char *name = cr_node_get_attribute (node, i, &value);
    cr_node_set (copy, name, value);
  }
  for (guint i = 0; i < cr_node_n_children (node); i++)
    cr_node_take_child (copy, cr_node_ref (cr_node_get_child (node, i)));
  return copy;
}

CrNode *
cr_node_ref (const CrNode *node)
{
  CrNode *shared = (CrNode *) node;

  g_atomic_int_inc (&shared->ref_count);
  return shared;
}

void
cr_node_unref (CrNode *node)
{
  if (node == NULL || !g_atomic_int_dec_and_test (&node->ref_count))
    return;
  for (guint i = 0; i < node->n_attributes; i++)
    clear_attribute (&node->attributes[i]);
  for (guint i = 0; i < node->n_children; i++)
    cr_node_unref (node->children[i]);
  g_free (node->attributes);
  g_free (node->children);
  g_free (node->text);
  g_free (node);
}

static Attribute *
find_attribute (const CrNode *node, const char *name)
{
  for (guint i = 0; i < node->n_attributes; i++)
    if (g_str_equal (node->attributes[i].name, name))
      return &node->attributes[i];
  return NULL;
}

static void
drop_attribute (CrNode *node, guint index)
{
  clear_attribute (&node->attributes[index]);
  node->n_attributes--;
  memmove (&node->attributes[index], &node->attributes[index + 1],
           (node->n_attributes - index) * sizeof *node->attributes);
}

void
cr_node_set (CrNode *node, const char *attribute, const char *value)
{
  Attribute *found = find_attribute (node, attribute);

  if (found == NULL && value != NULL) {
    node->attributes = make_room (node->attributes, node->n_attributes, sizeof *node->attributes);
    node->attributes[node->n_attributes++] = (Attribute){ g_strdup (attribute), g_strdup (value) };
  } else if (found != NULL && value != NULL) {
    g_free (found->value);
    found->value = g_strdup (value);
  } else if (found != NULL) {
    drop_attribute (node, (guint) (found - node->attributes));
  }
}

void
cr_node_set_int (CrNode *node, const char *attribute, int value)
{
  g_autofree char *text = g_strdup_printf ("%d", value);

  cr_node_set (node, attribute, text);
}

void
cr_node_set_text (CrNode *node, const char *text)
{
  g_free (node->text);
  node->text = text != NULL && *text != '\0' ? g_strdup (text) : NULL;
}

void
cr_node_take_child (CrNode *node, CrNode *child)
{
  node->children = make_room (node->children, node->n_children, sizeof (CrNode *));
  node->children[node->n_children++] = child;
}

void
cr_node_set_position (CrNode *node, int line, int column)
{
  node->line = line;
  node->column = column;
}

const char *
cr_node_get_name (const CrNode *node)
{
  return node->is_verbatim ? NULL : node->name;
}

const char *
cr_node_get (const CrNode *node, const char *attribute)
{
  const Attribute *found = find_attribute (node, attribute);

  return found != NULL ? found->value : NULL;
}

gboolean
cr_node_is (const CrNode *node, const char *name)
{
  return !node->is_verbatim && g_strcmp0 (node->name, name) == 0;
}

const char *
cr_node_get_text (const CrNode *node)
{
  return node->text;
}

guint
cr_node_n_attributes (const CrNode *node)
{
  return node->n_attributes;
}

const char *
cr_node_get_attribute (const CrNode *node, guint index, const char **value_out)
{
  const Attribute *attribute = &node->attributes[index];

  *value_out = attribute->value;
  return attribute->name;
}

guint
cr_node_n_children (const CrNode *node)
{
  return node->n_children;
}

const CrNode *
cr_node_get_child (const CrNode *node, guint index)
{
  return node->children[index];
}

const CrNode *
cr_node_find (const CrNode *node, const char *child_name)
{
  for (guint i = 0; i < cr_node_n_children (node); i++)
    if (cr_node_is (cr_node_get_child (node, i), child_name))
      return cr_node_get_child (node, i);
  return NULL;
}

const CrNode *
cr_node_find_with (const CrNode *node,
                   const char *child_name,
                   const char *attribute,
                   const char *value)
{
  for (guint i = 0; i < cr_node_n_children (node); i++) {
    const CrNode *child = cr_node_get_child (node, i);
    if (cr_node_is (child, child_name) && g_strcmp0 (cr_node_get (child, attribute), value) == 0)
      return child;
  }
  return NULL;
}

const char *
cr_node_get_localized (const CrNode *node, const char *name, const char *const *languages)
{
  for (gsize i = 0; languages != NULL && languages[i] != NULL; i++) {
    const CrNode *child = cr_node_find_with (node, name, "xml:lang", languages[i]);
    if (child != NULL)
      return cr_node_get_text (child);
  }
  if (cr_node_get (node, name) != NULL)
    return cr_node_get (node, name);

  const CrNode *first = cr_node_find (node, name);
  return first != NULL ? cr_node_get_text (first) : NULL;
}

static gboolean
same_attributes (const CrNode *a, const CrNode *b)
{
  if (cr_node_n_attributes (a) != cr_node_n_attributes (b))
    return FALSE;
  for (guint i = 0; i < cr_node_n_attributes (a); i++) {
    const char *value_a, *value_b;

    if (!g_str_equal (cr_node_get_attribute (a, i, &value_a),
                      cr_node_get_attribute (b, i, &value_b)) ||
        !g_str_equal (value_a, value_b))
      return FALSE;
  }
  return TRUE;
}

gboolean
cr_node_equal (const CrNode *a, const CrNode *b)
{
  if (a == b)
    return TRUE;
  if (a == NULL || b == NULL || a->is_verbatim != b->is_verbatim ||
      strcmp (a->name, b->name) != 0 || g_strcmp0 (a->text, b->text) != 0 ||
      !same_attributes (a, b) || cr_node_n_children (a) != cr_node_n_children (b))
    return FALSE;
  for (guint i = 0; i < cr_node_n_children (a); i++)
    if (!cr_node_equal (cr_node_get_child (a, i), cr_node_get_child (b, i)))
      return FALSE;
  return TRUE;
}

void
cr_node_set_error (const CrNode *node, GError **error, int code, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  cr_error_set_at (error, code, node->line, node->column, message);
  cr_error_set_subject (error, node);
}

gboolean
cr_node_take_error (const CrNode *node, GError *inner, GError **error)
{
  cr_node_set_error (node, error, inner->code, "%s", inner->message);
  g_error_free (inner);
  return FALSE;
}

const char *
cr_node_get_id (const CrNode *node)
{
  const char *id = cr_node_get (node, "id");

  return id != NULL ? id : cr_node_get_name (node);
}

gboolean
cr_node_need (const CrNode *node, const char *attribute, const char **out, GError **error)
{
  *out = cr_node_get (node, attribute);
  if (*out != NULL)
    return TRUE;
  cr_node_set_error (node, error, CR_ERROR_SYNTAX,
                     cr_text ("found <%s> without %s, expected %s=\"…\""), node->name, attribute,
                     attribute);
  return FALSE;
}

gboolean
cr_node_read_int (const CrNode *node,
                  const char *attribute,
                  int least,
                  int most,
                  int fallback,
                  int *value_out,
                  GError **error)
{
  const char *text = cr_node_get (node, attribute);

  *value_out = fallback;
  if (text == NULL || cr_text_parse_int (text, least, most, value_out))
    return TRUE;
  cr_node_set_error (node, error, CR_ERROR_SYNTAX,
                     cr_text ("found %s=\"%s\", expected a whole number from %d to %d"), attribute,
                     text, least, most);
  return FALSE;
}

gboolean
cr_node_read_enum (const CrNode *node,
                   const char *attribute,
                   const char *const *names,
                   int fallback,
                   int *value_out,
                   GError **error)
{
  const char *text = cr_node_get (node, attribute);

  *value_out = fallback;
  if (text == NULL)
    return TRUE;
  for (int i = 0; names[i] != NULL; i++)
    if (g_str_equal (text, names[i])) {
      *value_out = i;
      return TRUE;
    }

  g_autofree char *all = g_strjoinv (", ", (char **) names);
  cr_node_set_error (node, error, CR_ERROR_SYNTAX, cr_text ("found %s=\"%s\", expected one of: %s"),
                     attribute, text, all);
  return FALSE;
}
