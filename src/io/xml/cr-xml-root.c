/* cr-xml-root.c: what a file holds, by its content.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-xml-root.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

/* So much may be said before the root element. */
#define BEGINNING 8192

/* Only of a file: to open a pipe would be to wait for whoever writes into it. */
static gssize
read_beginning (const char *path, char *text)
{
  int file = g_file_test (path, G_FILE_TEST_IS_REGULAR) ? open (path, O_RDONLY | O_CLOEXEC) : -1;
  gssize length = file >= 0 ? read (file, text, BEGINNING) : -1;

  if (file >= 0)
    close (file);
  return length;
}

/* (nullable): behind the comments and instructions that stand before the root. */
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

char *
cr_xml_read_root (const char *path)
{
  char text[BEGINNING + 1];
  gssize length = read_beginning (path, text);
  const char *at;
  gsize n;

  if (length <= 0)
    return NULL;
  text[length] = '\0';
  at = skip_prolog (g_str_has_prefix (text, "\xef\xbb\xbf") ? text + 3 : text);
  n = at != NULL && *at == '<' ? strcspn (at + 1, " \t\r\n/>") : 0;
  return n > 0 && at[1] != '!' ? g_strndup (at + 1, n) : NULL;
}
