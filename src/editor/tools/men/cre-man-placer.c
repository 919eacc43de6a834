/* cre-man-placer.c: puts men on the map for a question. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cre-man-placer.h"

#include <glib/gi18n-lib.h>

#include "cr-stands.h"
#include "cr-words-men.h"
#include "cre-fields.h"

struct _CreManPlacer {
  GObject parent_instance;

  CreMapDocument *document; /* borrowed, because the placer is freed with the document */
  int side;
};

G_DEFINE_FINAL_TYPE (CreManPlacer, cre_man_placer, G_TYPE_OBJECT)

static const CreField fields[] = {
  { "side", G_STRUCT_OFFSET (CreManPlacer, side), FALSE, 0, 1, 0 },
};

static guint said;

static void
say_sentence (CreManPlacer *placer, const char *sentence)
{
  g_signal_emit (placer, said, 0, sentence);
}

static CreMen *
get_men (CreManPlacer *placer)
{
  return cre_men_get (placer->document);
}

static const CrScene *
get_scene (CreManPlacer *placer)
{
  return cre_map_document_get_scene (placer->document);
}

static const CrMan *
find_on_post (CreManPlacer *placer, CrPlace place, CrPost post)
{
  const CrMuster *muster = cre_men_get_muster (get_men (placer));

  for (guint i = 0; i < cr_muster_n_men (muster); i++) {
    const CrMan *man = cr_muster_get_man (muster, i);

    if (cr_place_equal (man->place, place) && cr_post_equal (man->post, post))
      return man;
  }
  return NULL;
}

const CrMan *
cre_man_placer_find (CreManPlacer *placer, CrPlace place)
{
  const CrMuster *muster = cre_men_get_muster (get_men (placer));
  const CrMan *man;

  for (guint i = 0; (man = cr_muster_look (muster, place, i)) != NULL; i++)
    if (cr_place_equal (man->place, place))
      return man;
  return NULL;
}

/* Afterwards a sentence tells how the man stands now. */
void
cre_man_placer_set (CreManPlacer *placer, const CrMan *man)
{
  gboolean known = find_on_post (placer, man->place, man->post) != NULL;
  g_autofree char *words = cr_words_man (get_scene (placer), man);
  CrMuster *muster;

  if (!cr_scene_has_place (get_scene (placer), man->place))
    return;
  muster = cr_muster_copy (cre_men_get_muster (get_men (placer)));
  cr_muster_set_man (muster, man);
  cre_men_take (get_men (placer), muster, known ? _ ("change of a man") : _ ("placing of a man"));
  say_sentence (placer, words);
}

static gboolean
remove_man (CreManPlacer *placer, CrPlace place, CrPost post)
{
  CrMuster *muster;

  if (find_on_post (placer, place, post) == NULL)
    return FALSE;
  muster = cr_muster_copy (cre_men_get_muster (get_men (placer)));
  cr_muster_remove_man (muster, place, post);
  cre_men_take (get_men (placer), muster, _ ("removal of a man"));
  say_sentence (placer, _ ("Nobody stands here any more."));
  return TRUE;
}

gboolean
cre_man_placer_erase (CreManPlacer *placer, CrPlace place)
{
  const CrMan *man = cre_man_placer_find (placer, place);

  return man != NULL && remove_man (placer, place, man->post);
}

void
cre_man_placer_turn (CreManPlacer *placer, CrPlace place)
{
  const CrMan *known = cre_man_placer_find (placer, place);
  CrMan man = known != NULL ? *known : cr_man_at (place);

  if (known == NULL) {
    man.side = (guint8) placer->side;
  } else if (man.body == CR_MAN_ON_FOOT && man.state < CR_MAN_STUNNED) {
    man.state++;
  } else if (man.body == CR_MAN_ON_FOOT) {
    man.body = CR_MAN_MOUNTED;
    man.state = CR_MAN_STANDING;
  } else {
    remove_man (placer, place, man.post);
    return;
  }
  cre_man_placer_set (placer, &man);
}

static void
change_man (CrMan *man, CreManDeed deed)
{
  switch (deed) {
  case CRE_MAN_KNEELS:
    man->state = man->state == CR_MAN_KNEELING ? CR_MAN_STANDING : CR_MAN_KNEELING;
    man->body = CR_MAN_ON_FOOT;
    return;
  case CRE_MAN_IS_STUNNED:
    man->state = man->state == CR_MAN_STUNNED ? CR_MAN_STANDING : CR_MAN_STUNNED;
    return;
  case CRE_MAN_MOUNTS:
    man->body = man->body == CR_MAN_MOUNTED ? CR_MAN_ON_FOOT : CR_MAN_MOUNTED;
    man->state = CR_MAN_STANDING;
    return;
  default:
    man->side = 1 - man->side;
  }
}

gboolean
cre_man_placer_do (CreManPlacer *placer, CrPlace place, CreManDeed deed)
{
  const CrMan *known = cre_man_placer_find (placer, place);
  CrMan man;

  if (known == NULL)
    return FALSE;
  man = *known;
  change_man (&man, deed);
  cre_man_placer_set (placer, &man);
  return TRUE;
}

const char *
cre_man_placer_get_hint (CreManPlacer *placer)
{
  return placer->side == 0
             ? _ ("A click or Enter places a friend here, once more turns him: he kneels, "
                  "is stunned, mounts, goes. C shoots again.")
             : _ ("A click or Enter places an enemy here, once more turns him: he kneels, "
                  "is stunned, mounts, goes. C shoots again.");
}

char *
cre_man_placer_dup_man (CreManPlacer *placer, CrPlace place)
{
  const CrMan *man = cre_man_placer_find (placer, place);

  return man != NULL ? cr_words_man (get_scene (placer), man) : NULL;
}

static void
cre_man_placer_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CreManPlacer *placer = CRE_MAN_PLACER (object);

  if (cre_field_set (&fields[id - 1], object, value))
    say_sentence (placer, cre_man_placer_get_hint (placer));
}

static void
cre_man_placer_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  cre_field_get (&fields[id - 1], object, value);
}

static void
cre_man_placer_class_init (CreManPlacerClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = cre_man_placer_set_property;
  G_OBJECT_CLASS (klass)->get_property = cre_man_placer_get_property;
  cre_fields_install (G_OBJECT_CLASS (klass), fields, G_N_ELEMENTS (fields));
  said = g_signal_new ("said", CRE_TYPE_MAN_PLACER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
cre_man_placer_init (CreManPlacer *placer)
{
}

CreManPlacer *
cre_man_placer_get (CreMapDocument *document)
{
  CreManPlacer *placer = g_object_get_data (G_OBJECT (document), "cre-man-placer");

  if (placer != NULL)
    return placer;
  placer = g_object_new (CRE_TYPE_MAN_PLACER, NULL);
  placer->document = document;
  g_object_set_data_full (G_OBJECT (document), "cre-man-placer", placer, g_object_unref);
  return placer;
}
