import { expect, test } from 'vitest';
import { sortKeys as productKeys } from '../../gateway/src/areas/catalog/rules/lists/sorts.ts';
import { couponSorts } from '../../gateway/src/areas/offers/rules/gallery/sorts.ts';
import { sorts as catalogSorts } from '../../services/src/catalog/rules/sorts.ts';
import { gridSorts } from '../../services/src/recommendations/rules/grid.ts';
import { sortOf } from '../../web/src/features/catalog/list/view/parameters.ts';
import { couponsView } from '../../web/src/routes/foru/coupons-deals/coupons-view.ts';
import { sorts as historySorts } from '../../web/src/routes/purchase-history/history-view.ts';
import { clientSorts } from '../../web/src/ui/list-controls/client-sorts.ts';

/** Which list offers each sort of the specification, by its address. */
const products = ['a-z', 'z-a', 'search-rank', 'most-popular', 'price-low-high'];
const coupons = [
  ...'a-z z-a price-low-high purchase-history new-offers about-to-expire category'.split(' '),
  'reward-card-specials',
];
const myList = ['a-z', 'z-a', 'category', 'expiry-date', 'added-date', 'aisles'];
const serverProducts = ['top-sellers', 'price-low-high', 'best-match', 'club-card'].map((name) => `bloomreach-${name}`);

test('S-278 every client sort is one that a list offers', () => {
  const offered = new Set([...products, ...coupons, ...myList]);
  expect([...offered].toSorted()).toEqual(
    [
      ...'a-z z-a search-rank most-popular price-low-high purchase-history new-offers'.split(' '),
      ...'about-to-expire category expiry-date added-date reward-card-specials aisles'.split(' '),
    ].toSorted(),
  );
  for (const name of products) expect(sortOf(name)).not.toBeNull();
  for (const name of coupons) {
    const { sort } = couponsView(new URLSearchParams({ sort: name }));
    expect(couponSorts).toContain(sort);
    expect(sort).toBe(name.toUpperCase().replaceAll('-', '_'));
  }
  for (const name of myList) expect(Object.keys(clientSorts)).toContain(name);
});

test('S-279 every server sort is one that products or the purchase history offer', () => {
  for (const name of serverProducts) {
    expect(Object.values(productKeys)).toContain(name);
    expect(Object.keys(catalogSorts)).toContain(name);
  }
  expect([...historySorts].toSorted()).toEqual(['FREQUENCY', 'PURCHASE_DATE', 'RECENTLY_PURCHASED', 'RECOMMENDED']);
  expect([...gridSorts].toSorted()).toEqual([...historySorts].toSorted());
});

test('S-105 each rule says its field, its rule, and whether client or server sorts; services have the labels', () => {
  for (const { field, rule, sort_at: at } of Object.values(clientSorts)) {
    expect([field, rule, at]).toEqual([expect.any(String), [expect.stringMatching(/^(?:asc|desc)$/), 'id'], 'client']);
  }
  for (const { rule, label, sort_at: at } of Object.values(catalogSorts)) {
    expect([rule[1], label, at]).toEqual(['bpn', expect.stringMatching(/^[A-Z]/), 'server']);
  }
});
