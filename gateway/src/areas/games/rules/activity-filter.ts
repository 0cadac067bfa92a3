import type { ActivityCount, ActivityFilter } from '../../../generated/resolvers.ts';
import type { Activity, ActivityItem } from '../../../generated/rest.ts';

type Type = ActivityItem['type'];

/** What each filter shows; every type is in exactly one, so they add up to ALL. */
const typesOfFilter: Readonly<Record<Exclude<ActivityFilter, 'ALL'>, readonly Type[]>> = {
  POINTS: ['EARN', 'ADJUST', 'WELCOME'],
  PLAYS: ['PLAY'],
  PRIZES: ['WIN', 'REDEEM', 'ENTRY'],
  REWARDS: ['REWARD'],
};
const filters = Object.keys(typesOfFilter) as (keyof typeof typesOfFilter)[];

/** A filter's types; undefined = all. */
export const typesOf = (filter: ActivityFilter): readonly Type[] | undefined =>
  filter === 'ALL' ? undefined : typesOfFilter[filter];

/** How many items each filter has, ALL first; zeros included. */
export function filterCounts(counts: Activity['counts']): ActivityCount[] {
  const byType = new Map(counts.map(({ type, count }) => [type, count]));
  const each = filters.map((filter) => ({
    filter,
    count: typesOfFilter[filter].reduce((sum, type) => sum + (byType.get(type) ?? 0), 0),
  }));
  return [{ filter: 'ALL' as const, count: each.reduce((sum, { count }) => sum + count, 0) }, ...each];
}
