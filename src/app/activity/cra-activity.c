/* cra-activity.c: the base class of what a window is for: editing a map, fitting pictures, a
 * scenario, a game. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-activity.h"

#include <glib/gi18n.h>

G_DEFINE_INTERFACE (CraHost, cra_host, GTK_TYPE_WIDGET)

typedef struct {
  CraHost *host; /* weak */
  GSimpleActionGroup *actions;
  CreDocument *document; /* nullable */
} CraActivityPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CraActivity, cra_activity, G_TYPE_OBJECT)

enum { PROP_HOST = 1 };

static guint signal_changed;

#define CLASS(self) CRA_ACTIVITY_GET_CLASS (self)
#define PRIVATE(self) \
  ((CraActivityPrivate *) cra_activity_get_instance_private ((CraActivity *) (self)))

static void
cra_host_default_init (CraHostInterface *iface)
{
}

GtkWidget *
cra_activity_get_page (CraActivity *self)
{
  return CLASS (self)->get_page (self);
}

CraCanvas *
cra_activity_get_canvas (CraActivity *self)
{
  return CLASS (self)->get_canvas != NULL ? CLASS (self)->get_canvas (self) : NULL;
}

GActionGroup *
cra_activity_get_actions (CraActivity *self)
{
  return G_ACTION_GROUP (PRIVATE (self)->actions);
}

CreDocument *
cra_activity_get_document (CraActivity *self)
{
  return PRIVATE (self)->document;
}

static gboolean
is_of (CreDocument *document, GType type)
{
  return type != 0 && g_type_is_a (G_OBJECT_TYPE (document), type);
}

/* Whether the document is of the kind that the activity works on, or of one that it begins from. */
static gboolean
takes_document (CraActivity *self, CreDocument *document)
{
  const CraActivityClass *klass = CLASS (self);

  return klass->document_type == 0 || is_of (document, klass->document_type) ||
         is_of (document, klass->begins_from[0]) || is_of (document, klass->begins_from[1]);
}

void
cra_activity_set_document (CraActivity *self, CreDocument *document)
{
  g_autoptr (CreDocument) before = g_steal_pointer (&PRIVATE (self)->document);

  if (document != NULL && !takes_document (self, document))
    document = cre_document_get_castle (document);
  if (document != NULL && !takes_document (self, document))
    document = NULL;
  g_set_object (&PRIVATE (self)->document, document);
  if (CLASS (self)->set_document != NULL)
    CLASS (self)->set_document (self, document);
}

/* The activity's own document where it has one, otherwise the window's. */
CreDocument *
cra_activity_get_work (CraActivity *self)
{
  CreDocument *own = CLASS (self)->get_work != NULL ? CLASS (self)->get_work (self) : NULL;

  return own != NULL ? own : PRIVATE (self)->document;
}

void
cra_activity_begin (CraActivity *self, const char *how)
{
  if (CLASS (self)->begin != NULL)
    CLASS (self)->begin (self, how);
}

const char *
cra_activity_get_undo_label (CraActivity *self)
{
  return CLASS (self)->get_undo_label != NULL ? CLASS (self)->get_undo_label (self) : NULL;
}

const char *
cra_activity_get_redo_label (CraActivity *self)
{
  return CLASS (self)->get_redo_label != NULL ? CLASS (self)->get_redo_label (self) : NULL;
}

void
cra_activity_undo (CraActivity *self)
{
  if (CLASS (self)->undo != NULL)
    CLASS (self)->undo (self);
}

void
cra_activity_redo (CraActivity *self)
{
  if (CLASS (self)->redo != NULL)
    CLASS (self)->redo (self);
}

gboolean
cra_activity_can_print (CraActivity *self)
{
  return CLASS (self)->print != NULL;
}

void
cra_activity_print (CraActivity *self)
{
  if (cra_activity_can_print (self))
    CLASS (self)->print (self);
}

const char *
cra_activity_get_hindrance (CraActivity *self)
{
  return CLASS (self)->get_hindrance != NULL ? CLASS (self)->get_hindrance (self) : NULL;
}

void
cra_activity_settle (CraActivity *self)
{
  if (CLASS (self)->settle != NULL)
    CLASS (self)->settle (self);
}

const char *
cra_activity_get_title (CraActivity *self)
{
  return CLASS (self)->get_title != NULL ? CLASS (self)->get_title (self) : NULL;
}

char *
cra_activity_dup_subtitle (CraActivity *self)
{
  return CLASS (self)->dup_subtitle != NULL ? CLASS (self)->dup_subtitle (self) : NULL;
}

GtkWidget *
cra_activity_get_button (CraActivity *self, GtkPackType end)
{
  return CLASS (self)->get_button != NULL ? CLASS (self)->get_button (self, end) : NULL;
}

void
cra_activity_list_areas (CraActivity *self, GPtrArray *areas)
{
  if (CLASS (self)->list_areas != NULL)
    CLASS (self)->list_areas (self, areas);
}

gboolean
cra_activity_enter_area (CraActivity *self, GtkWidget *area)
{
  return CLASS (self)->enter_area != NULL ? CLASS (self)->enter_area (self, area)
                                          : gtk_widget_child_focus (area, GTK_DIR_TAB_FORWARD);
}

const char *
cra_activity_get_help (CraActivity *self)
{
  return CLASS (self)->get_help != NULL ? CLASS (self)->get_help (self) : CLASS (self)->prefix;
}

void
cra_activity_set_size (CraActivity *self, int width, int height)
{
  if (CLASS (self)->set_size != NULL)
    CLASS (self)->set_size (self, width, height);
}

void
cra_activity_compare (CraActivity *self,
                      const CraState states[2],
                      const char *label,
                      const char *action)
{
  if (CLASS (self)->compare != NULL)
    CLASS (self)->compare (self, states, label, action);
}

void
cra_activity_take_picture (CraActivity *self, GFile *file)
{
  if (CLASS (self)->take_picture != NULL)
    CLASS (self)->take_picture (self, file);
}

gboolean
cra_activity_grab_focus (CraActivity *self)
{
  CraCanvas *canvas = cra_activity_get_canvas (self);

  return canvas != NULL
             ? gtk_widget_grab_focus (GTK_WIDGET (canvas))
             : gtk_widget_child_focus (cra_activity_get_page (self), GTK_DIR_TAB_FORWARD);
}

void
cra_activity_add_actions (CraActivity *self, const GActionEntry *entries)
{
  g_action_map_add_action_entries (G_ACTION_MAP (PRIVATE (self)->actions), entries, -1, self);
}

void
cra_activity_changed (CraActivity *self)
{
  g_signal_emit (self, signal_changed, 0);
}

GtkWindow *
cra_activity_get_window (CraActivity *self)
{
  return GTK_WINDOW (PRIVATE (self)->host);
}

/* Calls a function of the host; does nothing when the window has already been destroyed. */
#define ASK(self, function, ...) \
  G_STMT_START \
  { \
    CraHost *host = PRIVATE (self)->host; \
    if (host != NULL) \
      CRA_HOST_GET_IFACE (host)->function (host, ##__VA_ARGS__); \
  } \
  G_STMT_END

void
cra_activity_toast_with (CraActivity *self, const char *text, const char *label, const char *action)
{
  ASK (self, toast, text, label, action);
}

void
cra_activity_toast (CraActivity *self, const char *text, gboolean undo)
{
  cra_activity_toast_with (self, text, undo ? _ ("Undo") : NULL, undo ? "win.undo" : NULL);
}

void
cra_activity_hide_toast (CraActivity *self)
{
  ASK (self, hide_toast);
}

void
cra_activity_warn (CraActivity *self, const CraWarning *warning)
{
  ASK (self, warn, warning);
}

void
cra_activity_show_error (CraActivity *self, const GError *error)
{
  cra_activity_warn (self,
                     &(CraWarning){ .icon = "dialog-error-symbolic", .text = error->message });
}

void
cra_activity_drop_warning (CraActivity *self, const char *action)
{
  ASK (self, drop_warning, action);
}

void
cra_activity_open (CraActivity *self, CreDocument *document, const char *activity, const char *how)
{
  ASK (self, open, document, activity, how);
}

GSettings *
cra_activity_get_settings (CraActivity *self)
{
  CraHost *host = PRIVATE (self)->host;

  return host != NULL ? CRA_HOST_GET_IFACE (host)->get_settings (host) : NULL;
}

void
cra_activity_ask_for (CraActivity *self, const char *activity, const char *how)
{
  ASK (self, begin, activity, how);
}

void
cra_activity_show (CraActivity *self)
{
  ASK (self, show, cra_activity_get_page (self));
}

void
cra_activity_leave (CraActivity *self)
{
  ASK (self, leave);
}

void
cra_activity_forget (CraActivity *self)
{
  ASK (self, forget);
}

static void
cra_activity_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  g_set_weak_pointer (&PRIVATE (object)->host, g_value_get_object (value));
}

static void
cra_activity_dispose (GObject *object)
{
  g_clear_weak_pointer (&PRIVATE (object)->host);
  g_clear_object (&PRIVATE (object)->document);
  g_clear_object (&PRIVATE (object)->actions);
  G_OBJECT_CLASS (cra_activity_parent_class)->dispose (object);
}

static void
cra_activity_class_init (CraActivityClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = cra_activity_set_property;
  object_class->dispose = cra_activity_dispose;
  g_object_class_install_property (
      object_class, PROP_HOST,
      g_param_spec_object ("host", NULL, NULL, CRA_TYPE_HOST,
                           G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  signal_changed = g_signal_new ("changed", CRA_TYPE_ACTIVITY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
cra_activity_init (CraActivity *self)
{
  PRIVATE (self)->actions = g_simple_action_group_new ();
}
