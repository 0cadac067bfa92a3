/** A way to order products (S-105, N-80): ties are broken by bpn, so an order is never left open. */
export interface SortRule {
  field: 'rank' | 'popularity' | 'deal' | 'name' | 'price';
  rule: readonly ['asc' | 'desc', 'bpn'];
  label: string;
  sort_at: 'server';
}

/** The orders of S-278 and S-279 that need no shopper. Out-of-stock items come last in each. */
export const sorts = {
  'bloomreach-best-match': { field: 'rank', rule: ['desc', 'bpn'], label: 'Best match', sort_at: 'server' },
  'bloomreach-top-sellers': { field: 'popularity', rule: ['desc', 'bpn'], label: 'Top sellers', sort_at: 'server' },
  'bloomreach-price-low-high': { field: 'price', rule: ['asc', 'bpn'], label: 'Price: low to high', sort_at: 'server' },
  'price-high-low': { field: 'price', rule: ['desc', 'bpn'], label: 'Price: high to low', sort_at: 'server' },
  'bloomreach-club-card': { field: 'deal', rule: ['desc', 'bpn'], label: 'Club card specials', sort_at: 'server' },
  'a-z': { field: 'name', rule: ['asc', 'bpn'], label: 'A to Z', sort_at: 'server' },
  'z-a': { field: 'name', rule: ['desc', 'bpn'], label: 'Z to A', sort_at: 'server' },
} as const satisfies Record<string, SortRule>;
export type SortKey = keyof typeof sorts;
export const sortKeys = Object.keys(sorts) as SortKey[];
export const defaultSort: SortKey = 'bloomreach-best-match';
