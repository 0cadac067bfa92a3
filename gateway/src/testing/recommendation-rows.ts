import type { Carousel, ProductGrid, SmartBasket } from '../generated/rest.ts';

/** Something that is due, as the service answers it. */
export const aUsual = (given: Partial<SmartBasket['items'][number]> = {}): SmartBasket['items'][number] => ({
  itemId: '976885794',
  score: 17 / 14,
  cadenceDays: 14,
  lastBought: '2026-07-19',
  dueInDays: -3,
  suggestedQty: 1,
  selectedWeight: null,
  available: true,
  reason: '3 days late',
  ...given,
});

/** What a household is due to buy. */
export const aSmartBasket = (...items: SmartBasket['items']): SmartBasket => ({
  items,
  pageNo: 1,
  pageSize: 50,
  total: items.length,
});

/** What a household has bought. */
export const aProductGrid = (given: Partial<ProductGrid> = {}): ProductGrid => ({
  items: [
    {
      itemId: '976885794',
      timesBought: 6,
      lastBought: '2026-08-01',
      cadenceDays: 7,
      suggestedQty: 2,
      selectedWeight: null,
      available: true,
      onSale: false,
      departmentId: 'dairy',
    },
  ],
  departments: [{ departmentId: 'dairy', name: 'Dairy, Eggs & Cheese', count: 1 }],
  pageNo: 1,
  pageSize: 24,
  total: 30,
  ...given,
});

/** A recommendation, as the service answers it. */
export const aRecommendation = (given: Partial<Carousel['items'][number]> = {}): Carousel['items'][number] => ({
  itemId: '970000002',
  name: 'Marinara Sauce',
  score: 0.5,
  reason: {
    code: 'BOUGHT_TOGETHER',
    withItemId: '976885794',
    withName: 'Dry Pasta',
    dueInDays: null,
    cadenceDays: null,
    text: 'Often bought with dry pasta',
  },
  offer: null,
  ...given,
});
