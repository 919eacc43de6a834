#include "cra-drawer.h"
struct _CraDrawer {
  GtkBox parent_instance;
};
G_DEFINE_FINAL_TYPE (CraDrawer, cra_drawer, GTK_TYPE_BOX)
static void
cra_drawer_class_init (CraDrawerClass *k)
{
}
static void
cra_drawer_init (CraDrawer *s)
{
}
