/* cr-symbol.c: things drawn in SVG files, with the tones of the palette.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-symbol.h"

#include "cr-symbol-art.h"

#include <librsvg/rsvg.h>
#include <math.h>
#include <string.h>

#define ART_PATH "/io/github/crenel/art/"
#define UNITS_PER_W 100.0
#define MOST_LOOKS 9
#define MOST_BYTES (1 << 20)

struct _CrSymbol {
  RsvgHandle *handles[CR_N_VARIANTS];
  GPtrArray *outlines;
  CrBox view; /* in W */
  double turn, ahead;
  GMutex lock; /* held while it is drawn */
};

struct _CrSymbols {
  GMutex lock;
  GHashTable *looks; /* char * → GPtrArray of CrSymbol */
};

/* What is known while the file of a symbol is read. */
typedef struct {
  CrSymbol *symbol;
  gboolean in_outline;
} Reading;

static void
symbol_free (CrSymbol *symbol)
{
  for (int i = 0; i < CR_N_VARIANTS; i++)
    g_clear_object (&symbol->handles[i]);
  g_ptr_array_unref (symbol->outlines);
  g_mutex_clear (&symbol->lock);
  g_free (symbol);
}

static const char *
find_value (const char **names, const char **values, const char *wanted)
{
  for (int i = 0; names[i] != NULL; i++) {
    if (strcmp (names[i], wanted) == 0)
      return values[i];
  }
  return "";
}

/* Reads the numbers of an attribute, however they are separated; at most @most. */
static int
read_numbers (const char *text, double *numbers, int most)
{
  int n = 0;

  while (n < most && *text != '\0') {
    char *end;

    numbers[n] = g_ascii_strtod (text, &end);
    n += end != text;
    text = end != text ? end : text + 1;
  }
  return n;
}

static void
read_view (CrSymbol *symbol, const char *view, const char *turn, const char *ahead)
{
  double box[4], degrees = 0, front = 0;

  if (read_numbers (view, box, 4) == 4)
    symbol->view = (CrBox){ box[0] / UNITS_PER_W, box[1] / UNITS_PER_W, box[2] / UNITS_PER_W,
                            box[3] / UNITS_PER_W };
  read_numbers (turn, &degrees, 1);
  symbol->turn = degrees * G_PI / 180;
  read_numbers (ahead, &front, 1);
  symbol->ahead = front * G_PI / 180;
}

static void
read_polygon (CrSymbol *symbol, const char *points)
{
  double numbers[128];
  int n = read_numbers (points, numbers, G_N_ELEMENTS (numbers));
  GArray *line = cr_line_new ();

  for (int i = 0; i + 1 < n; i += 2)
    cr_line_add (line, numbers[i] / UNITS_PER_W, numbers[i + 1] / UNITS_PER_W);
  g_ptr_array_add (symbol->outlines, line);
}

static void
start_element (GMarkupParseContext *context,
               const char *element,
               const char **names,
               const char **values,
               gpointer data,
               GError **error)
{
  Reading *reading = data;

  if (strcmp (element, "svg") == 0)
    read_view (reading->symbol, find_value (names, values, "viewBox"),
               find_value (names, values, "data-turn"), find_value (names, values, "data-ahead"));
  else if (strcmp (element, "g") == 0 && strcmp (find_value (names, values, "id"), "outline") == 0)
    reading->in_outline = TRUE;
  else if (reading->in_outline && strcmp (element, "polygon") == 0)
    read_polygon (reading->symbol, find_value (names, values, "points"));
}

static void
end_element (GMarkupParseContext *context, const char *element, gpointer data, GError **error)
{
  Reading *reading = data;

  if (strcmp (element, "g") == 0)
    reading->in_outline = FALSE;
}

static gboolean
read_shape (CrSymbol *symbol, GBytes *bytes)
{
  static const GMarkupParser parser = { .start_element = start_element,
                                        .end_element = end_element };
  Reading reading = { .symbol = symbol };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &reading, NULL);
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);

  return g_markup_parse_context_parse (context, text, (gssize) size, NULL) &&
         g_markup_parse_context_end_parse (context, NULL) && symbol->view.width > 0;
}

/* Returns: (transfer full): a style sheet: ".f-wood{fill:#a67f50}.s-wood{stroke:#a67f50}" and so on
 */
static char *
make_style (CrVariant variant)
{
  GString *css = g_string_new (".f-none{fill:none}");

  for (int i = 0; i < CR_N_TONES; i++) {
    CrColour colour = cr_palette_get (variant, (CrTone) i);
    const char *name = cr_tone_get_name ((CrTone) i);
    int red = (int) lround (colour.red * 255), green = (int) lround (colour.green * 255);
    int blue = (int) lround (colour.blue * 255);

    g_string_append_printf (css, ".f-%s{fill:#%02x%02x%02x}.s-%s{stroke:#%02x%02x%02x}", name, red,
                            green, blue, name, red, green, blue);
  }
  return g_string_free (css, FALSE);
}

static gboolean
make_handles (CrSymbol *symbol, GBytes *bytes)
{
  for (int i = 0; i < CR_N_VARIANTS; i++) {
    g_autofree char *css = make_style ((CrVariant) i);
    gsize size;
    const guint8 *data = g_bytes_get_data (bytes, &size);

    symbol->handles[i] = rsvg_handle_new_from_data (data, size, NULL);
    if (symbol->handles[i] == NULL ||
        !rsvg_handle_set_stylesheet (symbol->handles[i], (const guint8 *) css, strlen (css), NULL))
      return FALSE;
  }
  return TRUE;
}

static CrSymbol *
symbol_new (GBytes *bytes)
{
  CrSymbol *symbol = g_new0 (CrSymbol, 1);

  g_mutex_init (&symbol->lock);
  symbol->outlines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  if (g_bytes_get_size (bytes) <= MOST_BYTES && read_shape (symbol, bytes) &&
      make_handles (symbol, bytes))
    return symbol;
  symbol_free (symbol);
  return NULL;
}

/* Returns: (nullable) (transfer full): the contents of the user's own file, otherwise of the
 * shipped one */
static GBytes *
find_bytes (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".svg", NULL);
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "crenel", "art", file, NULL);
  g_autofree char *shipped = g_strconcat (ART_PATH, file, NULL);
  char *text;
  gsize size;

  if (strchr (name, G_DIR_SEPARATOR) != NULL)
    return NULL;
  if (g_file_get_contents (own, &text, &size, NULL))
    return g_bytes_new_take (text, size);
  return g_resource_lookup_data (cr_symbol_art_get_resource (), shipped,
                                 G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

static GPtrArray *
load_looks (const char *name)
{
  GPtrArray *looks = g_ptr_array_new_with_free_func ((GDestroyNotify) symbol_free);

  for (int i = 1; i <= MOST_LOOKS; i++) {
    g_autofree char *other = i == 1 ? g_strdup (name) : g_strdup_printf ("%s-%d", name, i);
    g_autoptr (GBytes) bytes = find_bytes (other);
    CrSymbol *symbol = bytes != NULL ? symbol_new (bytes) : NULL;

    if (symbol == NULL)
      break;
    g_ptr_array_add (looks, symbol);
  }
  return looks;
}

CrSymbols *
cr_symbols_new (void)
{
  CrSymbols *symbols = g_new (CrSymbols, 1);

  g_mutex_init (&symbols->lock);
  symbols->looks =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  return symbols;
}

void
cr_symbols_free (CrSymbols *symbols)
{
  if (symbols == NULL)
    return;
  g_hash_table_unref (symbols->looks);
  g_mutex_clear (&symbols->lock);
  g_free (symbols);
}

static GPtrArray *
get_looks (CrSymbols *symbols, const char *name)
{
  GPtrArray *looks;

  g_mutex_lock (&symbols->lock);
  looks = g_hash_table_lookup (symbols->looks, name);
  if (looks == NULL) {
    looks = load_looks (name);
    g_hash_table_insert (symbols->looks, g_strdup (name), looks);
  }
  g_mutex_unlock (&symbols->lock);
  return looks;
}

guint
cr_symbols_count (CrSymbols *symbols, const char *name)
{
  return get_looks (symbols, name)->len;
}

const CrSymbol *
cr_symbols_get (CrSymbols *symbols, const char *name, guint look)
{
  const GPtrArray *looks = get_looks (symbols, name);

  return look < looks->len ? looks->pdata[look] : NULL;
}

double
cr_symbol_get_turn (const CrSymbol *symbol)
{
  return symbol->turn;
}

double
cr_symbol_get_ahead (const CrSymbol *symbol)
{
  return symbol->ahead;
}

const GPtrArray *
cr_symbol_get_outlines (const CrSymbol *symbol)
{
  return symbol->outlines;
}

void
cr_symbol_paint (const CrSymbol *symbol, cairo_t *cr, CrVariant variant)
{
  const CrBox *view = &symbol->view;
  RsvgRectangle box = { view->x, view->y, view->width, view->height };

  g_mutex_lock ((GMutex *) &symbol->lock);
  rsvg_handle_render_document (symbol->handles[variant], cr, &box, NULL);
  g_mutex_unlock ((GMutex *) &symbol->lock);
}
