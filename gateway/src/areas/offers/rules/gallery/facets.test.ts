import { expect, test } from 'vitest';
import { aCoupon } from '../../../../testing/coupon-rows.ts';
import { clippedText } from './clipped-text.ts';
import { categoriesOf, groupsOf, kindsOf } from './facets.ts';
import { filtered, type Wanted } from './filters.ts';

const everything: Wanted = { categories: [], kinds: [], group: 'ALL', events: [], program: null, text: '' };
const today = '2026-08-05';
const bakery = { category: 'Bread & Bakery', categoryType: 'bread-bakery' };
const all = [
  aCoupon({ offerId: 'deal', offerPgm: 'PD', offerType: 'PD' }),
  aCoupon({
    offerId: 'loaf',
    ...bakery,
    name: 'Sourdough',
    hierarchies: { categories: [], events: ['Back to School'] },
  }),
  aCoupon({ offerId: 'clipped', status: 'C', endLocal: '2026-08-06T23:59:59.999' }),
  aCoupon({ offerId: 'unlisted', status: 'C', deleted: true }),
  aCoupon({ offerId: 'path', continuity: { units: 'ITEMS', progressValue: 0, targetValue: 3 } }),
  aCoupon({ offerId: 'act', offerPgm: 'PD', qualificationBehavior: 'PROFILE', events: ['Welcome Offers'] }),
  aCoupon({ offerId: 'ad', offerType: 'WS', ...bakery }),
  aCoupon({ offerId: 'reward', offerType: 'GR' }),
];
const found = (wanted: Partial<Wanted>) =>
  filtered(all, { ...everything, ...wanted }, today).map(({ offerId }) => offerId);

test.each<[string, Partial<Wanted>, string[]]>([
  ['S-34 a category by id', { categories: ['bread-bakery'] }, ['loaf', 'ad']],
  ['S-34 S-183 a category by name', { categories: ['Bread & Bakery'] }, ['loaf', 'ad']],
  ['S-34 an event', { events: ['Welcome Offers'] }, ['act']],
  ['S-91 an event of the hierarchy', { events: ['Back to School'] }, ['loaf']],
  ['S-34 the program PD', { program: 'PD' }, ['deal', 'act']],
  ['S-34 two filters narrow', { program: 'PD', events: ['Welcome Offers'] }, ['act']],
  ['two kinds widen', { kinds: ['PERSONALIZED', 'WEEKLY_AD'] }, ['deal', 'ad']],
  ['picked for you', { group: 'PICKED_FOR_YOU' }, ['deal']],
  ['expiring soon', { group: 'EXPIRING_SOON' }, ['clipped']],
  ['Bonus Path', { group: 'BONUS_PATH' }, ['path', 'act']],
  ['S-116 clipped, and in My List', { group: 'CLIPPED' }, ['clipped']],
  ['words, each of which is found', { text: ' SOUR  lane ' }, ['loaf']],
  ['words of which one is not found', { text: 'sour milk' }, []],
])('%s', (_, wanted, offers) => {
  expect(found(wanted)).toEqual(offers);
});

test('without filters, everything is shown', () => {
  expect(found({})).toHaveLength(all.length);
});

test('S-34 each group is counted with what else is chosen, not with the group itself', () => {
  const groups = groupsOf(all, { ...everything, group: 'CLIPPED', program: 'PD' }, today, false, 'en');
  expect(groups.map(({ name, count, isChosen }) => [name, count, isChosen])).toEqual([
    ['All offers', 2, false],
    ['Picked for you', 1, false],
    ['Expiring soon', 0, false],
    ['Bonus Path', 1, false],
    ['Clipped', 0, true],
  ]);
});

test('S-12 guests see no groups of what is clipped or picked for a shopper, unless an address names one', () => {
  const namesOf = (group: Wanted['group']) =>
    groupsOf(all, { ...everything, group }, today, true, 'en').map(({ name }) => name);
  expect(namesOf('ALL')).toEqual(['All offers', 'Expiring soon', 'Bonus Path']);
  expect(namesOf('CLIPPED')).toEqual(['All offers', 'Expiring soon', 'Bonus Path', 'Clipped']);
});

test('S-96 each offer is of one kind, so that the counts add up', () => {
  const kinds = kindsOf(all, everything, today, 'en');
  expect(kinds.map(({ name, count }) => [name, count])).toEqual([
    ['Picked for you', 1],
    ['Coupon', 3],
    ['Bonus Path', 2],
    ['Grocery Reward', 1],
    ['Weekly Ad', 1],
  ]);
  expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
});

test('S-195 categories come by name; a chosen one stays, also without offers', () => {
  const wanted: Wanted = { ...everything, categories: ['bread-bakery'], kinds: ['PERSONALIZED'] };
  expect(categoriesOf(all, wanted, today, 'en')).toEqual([
    { id: 'bread-bakery', name: 'Bread & Bakery', count: 0, isChosen: true },
    { id: 'dairy-eggs-cheese', name: 'Dairy, Eggs & Cheese', count: 1, isChosen: false },
  ]);
  expect(kindsOf(all, { ...everything, kinds: ['REWARD'], text: 'sourdough' }, today, 'en')).toEqual([
    { id: 'COUPON', name: 'Coupon', count: 1, isChosen: false },
    { id: 'REWARD', name: 'Grocery Reward', count: 0, isChosen: true },
  ]);
});

test('N-81 what is clipped is worth something, also off the list; points, challenges, and used ones are not counted', () => {
  expect(clippedText(all, 'en')).toBe('Up to $3.00 clipped');
  const worthNothing = [
    aCoupon(),
    aCoupon({ status: 'C', valueCents: null }),
    aCoupon({ status: 'C', rewardPoints: 100 }),
    aCoupon({ status: 'C', offerComplete: true }),
    aCoupon({ status: 'C', qualificationBehavior: 'PROFILE' }),
    aCoupon({ status: 'C', offerDetail: { isClippable: false, promoType: null } }),
  ];
  expect(clippedText(worthNothing, 'en')).toBeNull();
});
