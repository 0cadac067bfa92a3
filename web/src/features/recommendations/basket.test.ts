import { expect, test } from 'vitest';
import { butter, eggs, noHoney, tomatoes } from '../../testing/fixtures/usuals.ts';
import { centsFor, dueLines, estimateLines, keptOf, soldHere, usualsOf } from './basket.ts';

const due = (...items: (typeof eggs)[]) => items.map((item) => ({ item, isDue: true }));

test('S-100 N-67 what is due is selected, as much of it as is usually bought', () => {
  const [first, second] = usualsOf(
    [
      { item: { ...eggs, suggestedQuantity: 2 }, isDue: true },
      { item: butter, isDue: false },
    ],
    [],
  );
  expect(first).toMatchObject({ isSelected: true, quantity: 2, weight: null });
  expect(second).toMatchObject({ isSelected: false, quantity: 1 });
});

test('S-100 what the shopper has chosen comes back', () => {
  const kept = [{ itemId: eggs.id, qty: 3, selected: false }];
  expect(usualsOf(due(eggs), kept)[0]).toMatchObject({ isSelected: false, quantity: 3 });
});

test('S-100 S-261 only what is sold by weight has one, from its smallest weight on, with two decimals', () => {
  const kept = [
    { itemId: tomatoes.id, qty: 4, selected: true, selectedWeight: 0.1 },
    { itemId: eggs.id, qty: 1, selected: true, selectedWeight: 2 },
  ];
  const [weighed, counted] = usualsOf(due(tomatoes, eggs), kept);
  expect(weighed).toMatchObject({ weight: 0.5, quantity: 1 });
  expect(counted?.weight).toBeNull();
  const [plain] = usualsOf(due({ ...tomatoes, selectedWeight: null }), []);
  expect(plain?.weight).toBe(0.5);
  expect(keptOf([plain!])).toEqual([{ itemId: tomatoes.id, qty: 1, selected: true, selectedWeight: 0.5 }]);
});

test('S-100 what can not be had is never selected', () => {
  const kept = [{ itemId: noHoney.id, qty: 1, selected: true }];
  expect(usualsOf(due(noHoney), kept)[0]?.isSelected).toBe(false);
});

test('S-8 all that can be added is priced, and what is selected counts', () => {
  const kept = [
    { itemId: butter.id, qty: 2, selected: true },
    { itemId: eggs.id, qty: 1, selected: false },
  ];
  expect(estimateLines(usualsOf(due(eggs, tomatoes, butter, noHoney), kept))).toEqual([
    { productId: eggs.id, quantity: 1, counts: false },
    { productId: tomatoes.id, quantity: 1, weight: '2.00', counts: true },
    { productId: butter.id, quantity: 2, counts: true },
  ]);
  expect(centsFor({ price: null }, { quantity: 1, weight: null })).toEqual({ now: 0, regular: 0 });
});

test('N-67 what the store does not sell is not shown', () => {
  expect(soldHere([eggs, { ...butter, product: null }])).toEqual([eggs]);
});

test('N-67 what is due and can be had is priced, as much of it as is usually bought', () => {
  expect(dueLines([{ ...eggs, suggestedQuantity: 2 }, tomatoes, noHoney, { ...eggs, product: null }])).toEqual([
    { productId: eggs.id, quantity: 2, counts: true },
    { productId: tomatoes.id, quantity: 1, weight: '2.00', counts: true },
  ]);
});
