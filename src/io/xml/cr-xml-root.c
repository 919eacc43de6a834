/* cr-xml-root.c: tells what a file contains, by its root element.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-xml-root.h"

#include "cr-xml-node.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

/* The root element must begin within so many bytes. */
#define BEGINNING 8192

/* Only regular files are read, because opening a pipe would wait for its writer. */
static gssize
read_beginning (const char *path, char *text)
{
  int file = g_file_test (path, G_FILE_TEST_IS_REGULAR) ? open (path, O_RDONLY | O_CLOEXEC) : -1;
  gssize length = file >= 0 ? read (file, text, BEGINNING) : -1;

  if (file >= 0)
    close (file);
  return length;
}

/* Returns: (nullable): the text after the comments and instructions before the root */
static const char *
skip_prolog (const char *at)
{
  for (;;) {
    const char *last = NULL;

    at += strspn (at, " \t\r\n");
    if (g_str_has_prefix (at, "<?"))
      last = "?>";
    else if (g_str_has_prefix (at, "<!--"))
      last = "-->";
    else
      return at;
    at = strstr (at + 2, last);
    if (at == NULL)
      return NULL;
    at += strlen (last);
  }
}

static char *
find_root (const char *text)
{
  const char *at = skip_prolog (g_str_has_prefix (text, "\xef\xbb\xbf") ? text + 3 : text);
  gsize n = at != NULL && *at == '<' ? strcspn (at + 1, " \t\r\n/>") : 0;

  return n > 0 && at[1] != '!' ? g_strndup (at + 1, n) : NULL;
}

char *
cr_xml_read_root (const char *path)
{
  char text[BEGINNING + 1];
  gssize length = read_beginning (path, text);

  if (length <= 0)
    return NULL;
  text[length] = '\0';
  return find_root (text);
}

/* Returns: where the titles end; the other metadata may be longer than the part that was read */
static const char *
find_end (const char *text)
{
  const char *end = strstr (text, "</meta>"), *title = "</title>";

  if (end == NULL)
    end = g_strrstr (text, title) != NULL ? g_strrstr (text, title) + strlen (title) : NULL;
  return end;
}

/* Returns: (transfer full) (nullable): the root with only the metadata of the file */
static CrNode *
parse_beginning (const char *text, const char *path)
{
  g_autofree char *root = find_root (text);
  const char *end = find_end (text);
  g_autoptr (GBytes) bytes = NULL;
  char *head;

  if (root == NULL || end == NULL)
    return NULL;
  head = g_strdup_printf ("%.*s</meta></%s>", (int) (end - text), text, root);
  bytes = g_bytes_new_take (head, strlen (head));
  return cr_xml_node_parse (bytes, path, root, NULL);
}

char *
cr_xml_read_title (const char *path, const char *const *languages)
{
  char text[BEGINNING + 1];
  gssize length = read_beginning (path, text);
  g_autoptr (CrNode) root = NULL;
  const CrNode *meta;

  if (length <= 0)
    return NULL;
  text[length] = '\0';
  root = parse_beginning (text, path);
  meta = root != NULL ? cr_node_find (root, "meta") : NULL;
  return meta != NULL ? g_strdup (cr_node_get_localized (meta, "title", languages)) : NULL;
}
