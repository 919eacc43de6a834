/* cr-xml-map-read.c: reads maps. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-xml-map-private.h"

#include "cr-error.h"
#include "cr-limits.h"
#include "cr-picture.h"
#include "cr-text.h"
#include "cr-xml-map.h"

CrNode *
cr_xml_keep_rest (const CrNode *node, const char *name, const char *const *known)
{
  CrNode *rest = cr_node_new (name);

  for (guint i = 0; i < cr_node_n_attributes (node); i++) {
    const char *value;
    const char *attribute = cr_node_get_attribute (node, i, &value);

    if (!g_strv_contains (known, attribute))
      cr_node_set (rest, attribute, value);
  }
  return rest;
}

void
cr_xml_move_nodes (GPtrArray *from, CrNode *to)
{
  for (guint i = 0; i < from->len; i++)
    cr_node_take_child (to, cr_node_ref (from->pdata[i]));
  g_ptr_array_set_size (from, 0);
}

static void
xml_keep_pending (CrXmlMapReader *self, const char *name, const char *what)
{
  CrNode *kept;

  if (self->pending->len == 0)
    return;
  kept = cr_node_new (name);
  cr_node_set (kept, CR_XML_WHAT, what);
  cr_xml_move_nodes (self->pending, kept);
  g_ptr_array_add (self->others, kept);
}

static void
xml_keep_attributes (CrXmlMapReader *self, const CrNode *rest, const char *what)
{
  CrNode *kept;

  if (cr_node_n_attributes (rest) == 0)
    return;
  kept = cr_node_new (CR_XML_ATTRIBUTES);
  cr_node_set (kept, CR_XML_WHAT, what);
  for (guint i = 0; i < cr_node_n_attributes (rest); i++) {
    const char *value;
    const char *name = cr_node_get_attribute (rest, i, &value);

    cr_node_set (kept, name, value);
  }
  g_ptr_array_add (self->others, kept);
}

static gboolean
start_floor (CrXmlMapReader *self, const CrNode *start, GError **error)
{
  static const char *const known[] = { "id", "name", "known", "storey", NULL };
  g_autofree char *what = NULL;
  CrFloor *info;
  const char *id;
  int storey, most = cr_grid_most_floors (cr_map_get_grid (self->map));

  if (!cr_node_need (start, "id", &id, error) ||
      !cr_node_read_int (start, "storey", -CR_STOREY_MOST, CR_STOREY_MOST, 0, &storey, error))
    return FALSE;
  if (!cr_text_is_id (id) || cr_map_find_floor (self->map, id) >= 0) {
    cr_node_set_error (start, error, CR_ERROR_SYNTAX,
                       cr_text ("found id=\"%s\", expected letters, digits, “_”, “.” and “-”, used "
                                "for one floor only"),
                       id);
    return FALSE;
  }
  if (cr_map_n_floors (self->map) >= most) {
    cr_node_set_error (
        start, error, CR_ERROR_LIMIT,
        cr_text ("found more than %d floors, expected no more on a map of this size"), most);
    return FALSE;
  }
  what = g_strdup_printf ("floor:%s", id);
  xml_keep_pending (self, CR_XML_BEFORE, what);
  self->floor = cr_map_load_floor (self->map, id, cr_node_get (start, "name"));
  info = cr_map_load_floor_info (self->map, self->floor);
  info->known = g_strdup (cr_node_get (start, "known"));
  info->storey = storey;
  self->floor_node = cr_xml_keep_rest (start, "floor", known);
  return TRUE;
}

static gboolean
refuse_second (const CrNode *node, gboolean second, GError **error)
{
  if (!second)
    return TRUE;
  cr_node_set_error (node, error, CR_ERROR_SYNTAX, cr_text ("found a second <%s>, expected one"),
                     cr_node_get_name (node));
  return FALSE;
}

static gboolean
read_floor_child (CrXmlReader *reader, gpointer data, GError **error)
{
  CrXmlMapReader *self = data;
  const char *name = cr_xml_is_ours (reader) ? cr_xml_get_name (reader) : "";
  CrNode *other;

  for (int i = 0; i < CR_N_LAYERS; i++)
    if (g_str_equal (name, cr_xml_layer_names[i]))
      return cr_xml_read_layer (reader, self, i, error);
  if (g_str_equal (name, "hexsides") && cr_node_find (self->floor_node, name) == NULL)
    return cr_xml_read_hexsides (reader, self, error);
  other = cr_xml_read_node (reader, error);
  if (other == NULL || !refuse_second (other, g_str_equal (name, "hexsides"), error)) {
    g_clear_pointer (&other, cr_node_unref);
    return FALSE;
  }
  g_ptr_array_add (self->pending, other);
  return TRUE;
}

/* Whether the writer would put the same things in the same places by itself. */
static gboolean
is_usual (const CrNode *floor)
{
  static const char *const usual[] = { "terrain", "level", "structure", "facing", "hexsides" };
  gsize next = 0;

  if (cr_node_n_attributes (floor) > 0)
    return FALSE;
  for (guint i = 0; i < cr_node_n_children (floor); i++) {
    const CrNode *child = cr_node_get_child (floor, i);

    while (next < G_N_ELEMENTS (usual) && !cr_node_is (child, usual[next]))
      next++;
    if (next == G_N_ELEMENTS (usual) || cr_node_n_attributes (child) > 0 ||
        cr_node_n_children (child) > 0)
      return FALSE;
  }
  return TRUE;
}

static gboolean
xml_read_floor (CrXmlMapReader *self, CrXmlReader *reader, GError **error)
{
  g_autoptr (CrNode) start = cr_xml_read_start (reader);

  if (self->map == NULL) {
    cr_node_set_error (start, error, CR_ERROR_SYNTAX,
                       cr_text ("found <floor> before <grid>, expected <grid> first"));
    return FALSE;
  }
  if (!start_floor (self, start, error) ||
      !cr_xml_each_child (reader, read_floor_child, self, error))
    return FALSE;
  cr_xml_move_nodes (self->pending, self->floor_node);
  if (!is_usual (self->floor_node))
    cr_map_load_floor_info (self->map, self->floor)->node = cr_node_ref (self->floor_node);
  g_clear_pointer (&self->floor_node, cr_node_unref);
  return TRUE;
}

static const char *const orientations[] = { "flat", "pointy", NULL };

static const char *const shifts[] = { "odd", "even", NULL };

static const char *const answers[] = { "no", "yes", NULL };

static GPtrArray *
new_nodes (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) cr_node_unref);
}

static gboolean
fill_grid (const CrNode *node, CrGrid *grid, GError **error)
{
  const char *unused;
  int orientation, shift;

  if (!cr_node_need (node, "columns", &unused, error) ||
      !cr_node_need (node, "rows", &unused, error) ||
      !cr_node_read_int (node, "columns", 1, CR_GRID_MAX_SPAN, 1, &grid->columns, error) ||
      !cr_node_read_int (node, "rows", 1, CR_GRID_MAX_SPAN, 1, &grid->rows, error) ||
      !cr_node_read_enum (node, "orientation", orientations, CR_FLAT, &orientation, error) ||
      !cr_node_read_enum (node, "shift", shifts, CR_SHIFT_EVEN, &shift, error) ||
      !cr_node_read_enum (node, "halves", answers, TRUE, &grid->halves, error))
    return FALSE;
  grid->orientation = orientation;
  grid->shift = shift;
  return TRUE;
}

/* The usual generator and version are written anyway and are not kept. */
static void
keep_root (CrXmlMapReader *self)
{
  static const char *const known[] = { "version", "id", "generator", NULL };
  const char *version = cr_node_get (self->root, "version");
  const char *generator = cr_node_get (self->root, "generator");
  g_autoptr (CrNode) rest = cr_xml_keep_rest (self->root, CR_XML_ATTRIBUTES, known);

  if (!g_str_equal (version, "1.0"))
    cr_node_set (rest, "version", version);
  if (g_strcmp0 (generator, CR_XML_GENERATOR) != 0)
    cr_node_set (rest, "generator", generator != NULL ? generator : "");
  xml_keep_attributes (self, rest, "map");
}

static gboolean
read_grid (CrXmlMapReader *self, CrXmlReader *reader, GError **error)
{
  static const char *const known[] = { "columns", "rows", "orientation", "shift", "halves", NULL };
  g_autoptr (CrNode) node = cr_xml_read_node (reader, error);
  g_autoptr (CrNode) rest = NULL;
  CrGrid grid;

  if (node == NULL || !refuse_second (node, self->map != NULL, error) ||
      !fill_grid (node, &grid, error))
    return FALSE;
  self->map = cr_map_new (&grid, cr_node_get (self->root, "id"));
  rest = cr_xml_keep_rest (node, CR_XML_ATTRIBUTES, known);
  xml_keep_pending (self, CR_XML_BEFORE, "grid");
  xml_keep_attributes (self, rest, "grid");
  for (guint i = 0; i < cr_node_n_children (node); i++)
    g_ptr_array_add (self->pending, cr_node_ref (cr_node_get_child (node, i)));
  xml_keep_pending (self, CR_XML_WITHIN, "grid");
  return TRUE;
}

static gboolean
is_head (const char *name)
{
  static const char *const names[] = { "meta", "uses", "numbering", "sides", NULL };

  return g_strv_contains (names, name);
}

static gboolean
read_head (CrXmlMapReader *self, CrXmlReader *reader, GError **error)
{
  g_autoptr (CrNode) node = cr_xml_read_node (reader, error);

  if (node == NULL)
    return FALSE;
  for (guint i = 0; i < self->head->len && !cr_node_is (node, "uses"); i++)
    if (!refuse_second (node, cr_node_is (self->head->pdata[i], cr_node_get_name (node)), error))
      return FALSE;
  for (guint i = 0; i < self->pending->len; i++)
    g_ptr_array_add (self->head, cr_node_ref (self->pending->pdata[i]));
  g_ptr_array_set_size (self->pending, 0);
  g_ptr_array_add (self->head, g_steal_pointer (&node));
  return TRUE;
}

static gboolean
find_section (const char *name, CrSection *section_out)
{
  for (int i = CR_SECTION_LINKS; i < CR_SECTION_OTHER; i++)
    if (g_str_equal (cr_section_get_name (i), name)) {
      *section_out = i;
      return TRUE;
    }
  return FALSE;
}

/* A few bytes can name a thousand hexes, and code that looks at areas looks at each of them, so
 * they are limited. */
static gboolean
count_area_hexes (CrXmlMapReader *self, const CrNode *area, GError **error)
{
  const char *text = cr_node_get_text (area);

  self->n_area_hexes += cr_grid_count_set (cr_map_get_grid (self->map), text != NULL ? text : "");
  if (self->n_area_hexes <= CR_LIMIT_AREA_HEXES)
    return TRUE;
  cr_node_set_error (area, error, CR_ERROR_LIMIT,
                     cr_text ("found more than %d hexes in areas, expected no more"),
                     CR_LIMIT_AREA_HEXES);
  return FALSE;
}

typedef struct {
  CrXmlMapReader *self;
  CrSection section;
} SectionReader;

static gboolean
read_section_child (CrXmlReader *reader, gpointer data, GError **error)
{
  SectionReader *section = data;
  CrMap *map = section->self->map;
  CrNode *node = cr_xml_read_node (reader, error);
  guint most = section->section == CR_SECTION_MECHANISMS ? CR_LIMIT_MECHANISMS : CR_LIMIT_NODES;

  if (node == NULL)
    return FALSE;
  cr_map_load_node (map, section->section, node);
  if (cr_map_n_nodes (map, section->section) <= most)
    return section->section != CR_SECTION_AREAS || count_area_hexes (section->self, node, error);
  cr_node_set_error (node, error, CR_ERROR_LIMIT,
                     cr_text ("found more than %d %s, expected no more"), (int) most,
                     cr_section_get_name (section->section));
  return FALSE;
}

static gboolean
read_section (CrXmlMapReader *self, CrXmlReader *reader, CrSection which, GError **error)
{
  g_autoptr (CrNode) start = cr_xml_read_start (reader);
  SectionReader section = { self, which };

  if (self->map == NULL) {
    cr_node_set_error (start, error, CR_ERROR_SYNTAX,
                       cr_text ("found <%s> before <grid>, expected <grid> first"),
                       cr_node_get_name (start));
    return FALSE;
  }
  xml_keep_pending (self, CR_XML_BEFORE, cr_section_get_name (which));
  xml_keep_attributes (self, start, cr_section_get_name (which));
  return cr_xml_each_child (reader, read_section_child, &section, error);
}

static gboolean
read_map_child (CrXmlReader *reader, gpointer data, GError **error)
{
  CrXmlMapReader *self = data;
  const char *name = cr_xml_is_ours (reader) ? cr_xml_get_name (reader) : "";
  CrSection section;
  CrNode *other;

  if (is_head (name))
    return read_head (self, reader, error);
  if (g_str_equal (name, "grid"))
    return read_grid (self, reader, error);
  if (g_str_equal (name, "floor"))
    return xml_read_floor (self, reader, error);
  if (find_section (name, &section))
    return read_section (self, reader, section, error);
  other = cr_xml_read_node (reader, error);
  if (other != NULL)
    g_ptr_array_add (self->pending, other);
  return other != NULL;
}

static gboolean
check_root (const CrNode *root, GError **error)
{
  const char *id;

  if (!cr_xml_check_root (root, "map", error) || !cr_node_need (root, "id", &id, error))
    return FALSE;
  if (cr_text_is_id (id))
    return TRUE;
  cr_node_set_error (root, error, CR_ERROR_SYNTAX,
                     cr_text ("found id=\"%s\", expected letters, digits, “_”, “.” and “-”"), id);
  return FALSE;
}

/* Comments and instructions outside the root element. */
static gboolean
read_outside (CrXmlMapReader *self, CrXmlReader *reader, GError **error)
{
  for (;;) {
    CrNode *node;

    if (!cr_xml_next (reader, error))
      return FALSE;
    if (cr_xml_get_event (reader) != CR_XML_OTHER)
      return TRUE;
    node = cr_xml_read_node (reader, error);
    g_ptr_array_add (self->pending, node);
  }
}

static gboolean
read_document (CrXmlMapReader *self, CrXmlReader *reader, GError **error)
{
  if (!read_outside (self, reader, error) || !cr_xml_check_namespace (reader, error))
    return FALSE;
  xml_keep_pending (self, CR_XML_BEFORE, "map");
  self->root = cr_xml_read_start (reader);
  if (!check_root (self->root, error))
    return FALSE;
  keep_root (self);
  if (!cr_xml_each_child (reader, read_map_child, self, error))
    return FALSE;
  if (self->map == NULL) {
    cr_node_set_error (self->root, error, CR_ERROR_SYNTAX,
                       cr_text ("found <map> without <grid>, expected one"));
    return FALSE;
  }
  if (cr_map_n_floors (self->map) == 0) {
    cr_node_set_error (self->root, error, CR_ERROR_SYNTAX,
                       cr_text ("found <map> without <floor>, expected one at least"));
    return FALSE;
  }
  for (guint i = 0; i < self->pending->len; i++)
    g_ptr_array_add (self->others, cr_node_ref (self->pending->pdata[i]));
  g_ptr_array_set_size (self->pending, 0);
  if (!read_outside (self, reader, error))
    return FALSE;
  xml_keep_pending (self, CR_XML_BEFORE, "end");
  return TRUE;
}

static CrMap *
finish_map (CrXmlMapReader *self)
{
  for (guint i = 0; i < self->head->len; i++)
    cr_map_load_node (self->map, CR_SECTION_HEAD, cr_node_ref (self->head->pdata[i]));
  for (guint i = 0; i < self->others->len; i++)
    cr_map_load_node (self->map, CR_SECTION_OTHER, cr_node_ref (self->others->pdata[i]));
  return g_steal_pointer (&self->map);
}

static CrMap *
parse_map (CrXmlReader *reader, GError **error)
{
  g_autoptr (GPtrArray) head = new_nodes ();
  g_autoptr (GPtrArray) others = new_nodes ();
  g_autoptr (GPtrArray) pending = new_nodes ();
  CrXmlMapReader self = { .head = head, .others = others, .pending = pending };
  CrMap *map = read_document (&self, reader, error) ? finish_map (&self) : NULL;

  g_clear_pointer (&self.map, cr_map_free);
  g_clear_pointer (&self.root, cr_node_unref);
  g_clear_pointer (&self.floor_node, cr_node_unref);
  return map;
}

CrMap *
cr_map_parse (GBytes *bytes, const char *path, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (CrXmlReader) reader = cr_xml_reader_new (bytes, &local);
  CrMap *map = reader != NULL ? parse_map (reader, &local) : NULL;

  if (map == NULL) {
    cr_error_add_file (&local, path);
    g_propagate_error (error, g_steal_pointer (&local));
  }
  return map;
}

/* A file that is no map is reported as such, not as a broken map. */
static void
explain_other (GBytes *bytes, const char *path, GError **error)
{
  g_autofree char *name = g_path_get_basename (path);

  if (*error == NULL || !cr_picture_is (bytes))
    return;
  g_clear_error (error);
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
               cr_text ("“%s” is a picture and no map: make a new map from it"), name);
}

CrMap *
cr_map_load (const char *path, CrFileState *state_out, GError **error)
{
  g_autoptr (GBytes) bytes = cr_file_read (path, CR_LIMIT_FILE_BYTES, state_out, error);
  GError *local = NULL;
  CrMap *map = bytes != NULL ? cr_map_parse (bytes, path, &local) : NULL;

  if (local != NULL) {
    explain_other (bytes, path, &local);
    g_propagate_error (error, local);
  }
  return map;
}
