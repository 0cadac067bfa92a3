import { screens } from '../../../app/routing/paths.ts';
import type { ActivityFilter } from '../../../graphql/schema-types.ts';

/** The filters of the activity page, as in its address. */
export interface ActivityView {
  filter: ActivityFilter;
  /** All programs when null. */
  programCode: string | null;
}

const names: Record<ActivityFilter, string> = {
  ALL: 'all',
  POINTS: 'points',
  PLAYS: 'plays',
  PRIZES: 'prizes',
  REWARDS: 'rewards',
};
const filters = Object.keys(names) as ActivityFilter[];

/** The activity page for a view: `/games/activity?show=prizes&game=HARVEST-SPIN`. */
export function activityPath({ filter, programCode }: ActivityView): string {
  const search = new URLSearchParams();
  if (filter !== 'ALL') search.set('show', names[filter]);
  if (programCode !== null) search.set('game', programCode);
  const query = search.toString();
  return screens.activity + (query && `?${query}`);
}

/** The filters in an address; unknown values mean everything. */
export function activityView(search: URLSearchParams): ActivityView {
  const show = search.get('show');
  return { filter: filters.find((filter) => names[filter] === show) ?? 'ALL', programCode: search.get('game') || null };
}
