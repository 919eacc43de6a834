/* cr-decode.c: decodes pictures from other programs in a process of their own.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE
#include "cr-decode.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cr-decode-reply.h"
#include "cr-error.h"
#include "cr-text.h"

static char *
join_if_there (const char *folder, const char *relative)
{
  g_autofree char *path = g_build_filename (folder, relative, NULL);

  return g_file_test (path, G_FILE_TEST_IS_EXECUTABLE) ? g_steal_pointer (&path) : NULL;
}

/* Finds crenel-decode: $CRENEL_DECODE; beside the installed program; or in the build tree that
 * contains the program. No path is compiled in, so that the program can be moved. */
static char *
find_helper (void)
{
  const char *given = g_getenv ("CRENEL_DECODE");
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = self != NULL ? g_path_get_dirname (self) : NULL;

  if (given != NULL)
    return g_strdup (given);
  if (folder == NULL)
    return NULL;
  char *found = join_if_there (folder, "../libexec/crenel/crenel-decode");
  for (int up = 0; up < 4 && found == NULL; up++) {
    char *parent = g_path_get_dirname (folder);

    found = join_if_there (folder, "src/draw/crenel-decode");
    g_free (folder);
    folder = parent;
  }
  return found;
}

/* The head is checked too, because the process that wrote it has read an untrusted file. */
static gboolean
head_is_sound (const CrDecodeHead *head)
{
  return head->magic == CR_DECODE_MAGIC && head->width > 0 && head->height > 0 &&
         head->width <= CR_DECODE_MAX_SPAN && head->height <= CR_DECODE_MAX_SPAN &&
         (guint64) head->width * head->height <= CR_DECODE_MAX_PIXELS;
}

static cairo_surface_t *
read_surface (int fd)
{
  CrDecodeHead head;

  if (!cr_decode_pass (fd, &head, sizeof head, FALSE) || !head_is_sound (&head))
    return NULL;
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) head.width, (int) head.height);
  guchar *data = cairo_image_surface_get_data (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  for (guint32 y = 0; y < head.height; y++) {
    if (data == NULL || !cr_decode_pass (fd, data + y * stride, 4 * (gsize) head.width, FALSE)) {
      cairo_surface_destroy (surface);
      return NULL;
    }
  }
  cairo_surface_mark_dirty (surface);
  return surface;
}

/* Returns: why crenel-decode gave no picture */
static const char *
word_exit (int status)
{
  if (WIFSIGNALED (status) && (WTERMSIG (status) == SIGXCPU || WTERMSIG (status) == SIGPROF))
    return cr_text ("it takes too long");
  /* librsvg and other libraries abort when they run out of memory. */
  if (WIFSIGNALED (status) && WTERMSIG (status) == SIGABRT)
    return cr_text ("it needs too much memory");
  switch (WIFEXITED (status) ? WEXITSTATUS (status) : CR_DECODE_CORRUPT) {
  case CR_DECODE_UNKNOWN:
    return cr_text ("it is no picture that Crenel reads, which are PNG, JPEG, WebP, TIFF and SVG");
  case CR_DECODE_TOO_LARGE:
    return cr_text ("it is too large: 32,767 pixels a side and 120 million in all are the limit");
  case CR_DECODE_TOO_MANY_SCANS:
    return cr_text ("it is drawn over itself too often: 100 scans are the limit");
  case CR_DECODE_HUNGRY:
    return cr_text ("it needs too much memory");
  default:
    return cr_text ("it is damaged");
  }
}

static void
set_error (GError **error, int code, const char *name, const char *why)
{
  g_set_error (error, CR_ERROR, code, cr_text ("the picture “%s” cannot be read: %s"), name, why);
}

static gboolean
start_helper (int input, const char *name, GPid *pid_out, int *output_out, GError **error)
{
  g_autofree char *helper = find_helper ();
  const char *argv[] = { helper, NULL };
  int ends[2];

  if (helper == NULL) {
    set_error (error, CR_ERROR_IO, name, cr_text ("the program crenel-decode is missing"));
    return FALSE;
  }
  if (pipe2 (ends, O_CLOEXEC) != 0) {
    set_error (error, CR_ERROR_IO, name, g_strerror (errno));
    return FALSE;
  }
  gboolean started = g_spawn_async_with_fds (NULL, (char **) argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD,
                                             NULL, NULL, pid_out, input, ends[1], -1, error);
  close (ends[1]);
  if (!started)
    close (ends[0]);
  *output_out = ends[0];
  return started;
}

static cairo_surface_t *
decode_fd (int input, const char *name, GError **error)
{
  int output, status = 0;
  GPid pid;

  if (!start_helper (input, name, &pid, &output, error))
    return NULL;
  cairo_surface_t *surface = read_surface (output);
  close (output);
  while (waitpid (pid, &status, 0) < 0 && errno == EINTR)
    continue;
  g_spawn_close_pid (pid);
  if (surface != NULL && WIFEXITED (status) && WEXITSTATUS (status) == CR_DECODE_FINE)
    return surface;
  g_clear_pointer (&surface, cairo_surface_destroy);
  set_error (error, CR_ERROR_PICTURE, name, word_exit (status));
  return NULL;
}

cairo_surface_t *
cr_decode_bytes (GBytes *bytes, const char *name, GError **error)
{
  gsize size;
  gconstpointer data = g_bytes_get_data (bytes, &size);
  int fd = memfd_create ("picture", MFD_CLOEXEC);
  cairo_surface_t *surface = NULL;

  if (fd >= 0 && cr_decode_pass (fd, (gpointer) data, size, TRUE) && lseek (fd, 0, SEEK_SET) == 0)
    surface = decode_fd (fd, name, error);
  else
    set_error (error, CR_ERROR_IO, name, g_strerror (errno));
  if (fd >= 0)
    close (fd);
  return surface;
}
