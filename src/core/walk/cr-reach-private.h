/* cr-reach-private.h: costs of all steps of one mover. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-ways-private.h"

/* 8 bytes for each place, six of them the price of a step over that side (0: refused), so that a
 * search reads one word a hex. Built from cr_ways_walk() alone. */
enum { CR_RECORD_PARITY = 6, CR_RECORD_EDGES = 7, CR_RECORD_SIZE = 8 };

/* A step that the six bytes cannot hold: dearer than a byte, or by a join. */
typedef struct {
  int from, to, cost;
} CrReachEdge;

/* @dear: (element-type CrReachEdge): steps to a neighbour
 * @edges: (element-type CrReachEdge): these and the joins, sorted by from
 * @dearest: no step costs more; some may once have */
struct _CrReachTable {
  guint8 *records;
  GArray *dear, *edges;
  int offsets[2][CR_N_DIRECTIONS];
  int dearest;
};

/**
 * CrRide: what a rider reaches, who faces somewhere (CHR-04).
 * @costs: by stand and direction, cost + 1; 0 out of reach
 * @ways: likewise: by which direction his head came there
 * @facing: that he starts with
 * @turn: points for a turn by one side
 * @about: points for a turn about
 */
typedef struct {
  guint16 *costs;
  guint8 *ways;
  int facing, turn, about;
} CrRide;

struct _CrReach {
  const CrWays *ways;
  CrReachTable *table; /* the ways' own */
  int mover, start, budget, n_places;
  int whole;           /* what he would have without the weather */
  guint8 *covered;     /* (nullable): by stand: he walks there as in any weather */
  gint8 *burdens;      /* (nullable): by stand: points that what lies there adds, … */
  int heaviest;        /* … and the most of them */
  GArray *carried;     /* (nullable) (element-type CrBurden): the same, with their rules */
  guint32 *costs;      /* by place: cost + 1; 0 out of reach */
  CrRide *ride;        /* (nullable): of a rider */
  GHashTable *by_edge; /* place → its last Edge; void when the cost has fallen since */
};

/* Circular buckets of one cost each: as many as the dearest step, rounded up to a power of two. */
typedef struct {
  int *places;
  guint n, size;
} CrBucket;

typedef struct {
  CrBucket *buckets;
  guint mask;
  gint64 n_waiting;
} CrQueue;

void cr_queue_init (CrQueue *queue, int dearest);
void cr_queue_clear (CrQueue *queue);

static inline void
cr_queue_push (CrQueue *queue, guint cost, int place)
{
  CrBucket *bucket = &queue->buckets[cost & queue->mask];

  if (bucket->n == bucket->size) {
    bucket->size = MAX (64, 2 * bucket->size);
    bucket->places = g_renew (int, bucket->places, bucket->size);
  }
  bucket->places[bucket->n++] = place;
  queue->n_waiting++;
}

/* Points that what lies there adds. */
static inline int
cr_reach_get_burden (const CrReach *reach, int place)
{
  return reach->burdens != NULL ? reach->burdens[place] : 0;
}

/* MOV-12: no weather within a house for him who starts in one. */
static inline guint
cr_reach_get_limit (const CrReach *reach, int place, guint budget)
{
  return reach->covered != NULL && reach->covered[place] ? (guint) reach->whole : budget;
}

/* @barred: (element-type int): stands that nobody enters */
void cr_ride_search (CrReach *reach, const GArray *barred, int facing, guint budget);
void cr_ride_free (CrRide *ride);

/* What lies where the step leads is paid with the hex. */
void cr_reach_add_burden (const CrReach *reach, CrStep *step);

/* Made once for each mover, whoever asks first; the lock lets several threads ask. */
CrReachTable *cr_reach_table_get (const CrWays *ways, int mover);
