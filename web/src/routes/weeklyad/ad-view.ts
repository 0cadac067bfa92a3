import { screens } from '../../app/routing/paths.ts';
import type { AdWeek } from '../../graphql/schema-types.ts';

/** What the address of the ad shows: a page of it, or all offers, those of a department alone. */
export interface AdView {
  /** From 1; on a wide screen with the page beside it. */
  page: number;
  isAll: boolean;
  /** Department id, with all offers. */
  category: string | null;
  week: AdWeek;
}

/** The view that an address shows of an ad with so many pages. */
export function adView(params: URLSearchParams, pages: number): AdView {
  const page = Number(params.get('page'));
  const category = params.get('category');
  return {
    page: Number.isInteger(page) ? Math.min(Math.max(1, page), Math.max(1, pages)) : 1,
    isAll: params.get('view') === 'all' || category !== null,
    category: category || null,
    week: weekOf(params),
  };
}

/** Which week's ad an address shows: `?week=next` what comes next. */
export const weekOf = (params: URLSearchParams): AdWeek => (params.get('week') === 'next' ? 'NEXT' : 'THIS');

const path = (week: AdWeek, rest: Record<string, string>): string => {
  const search = new URLSearchParams({ ...(week === 'NEXT' ? { week: 'next' } : {}), ...rest }).toString();
  return search === '' ? screens.weeklyAd : `${screens.weeklyAd}?${search}`;
};

/** Address of a page: `/weeklyad?page=3`. */
export const pagePath = (page: number, week: AdWeek): string => path(week, page <= 1 ? {} : { page: String(page) });

/** Address of all offers, or of a department's. */
export const allPath = (week: AdWeek, category: string | null = null): string =>
  path(week, category === null ? { view: 'all' } : { category });

/** The first of the two pages that lie open beside each other. */
export const leftOf = (page: number): number => page - ((page - 1) % 2);

/** What comes most often, the first of several; null of nothing. */
export function mostUsual(texts: readonly string[]): string | null {
  const counts = [...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => ({ text, length }));
  return counts.toSorted((one, other) => other.length - one.length)[0]?.text ?? null;
}
