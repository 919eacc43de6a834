#include "cra-record-panel.h"
struct _CraRecordPanel {
  GtkBox parent_instance;
};
G_DEFINE_FINAL_TYPE (CraRecordPanel, cra_record_panel, GTK_TYPE_BOX)
static void
cra_record_panel_class_init (CraRecordPanelClass *k)
{
}
static void
cra_record_panel_init (CraRecordPanel *s)
{
}
