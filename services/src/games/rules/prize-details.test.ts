import { expect, test } from 'vitest';
import { poolProblem, prizeProblem } from './prize-details.ts';

type Drafted = Parameters<typeof prizeProblem>[0];
const drafted = (prize_id: string, own: Partial<Drafted> = {}): Drafted => ({
  prize_id,
  prize_type: 'B4U_OFFER',
  quantity_total: null,
  alternate_rank: null,
  minimum_age: 0,
  details: {},
  ...own,
});
const three = (prizeIds: string[], defaultId: string) =>
  drafted('three', { prize_type: 'ALTERNATE_PRIZES', details: { choices: { prizeIds, defaultId } } });

test('N-26 a prize says what its type needs', () => {
  expect(prizeProblem(drafted('p', { prize_type: 'VENDOR' }), [])).toBe('p does not say whose code it is');
  expect(prizeProblem(drafted('p', { prize_type: 'RECIPE' }), [])).toBe('p names no recipe');
  const vendor = { name: 'V', url: 'javascript:alert(1)' };
  expect(prizeProblem(drafted('p', { prize_type: 'VENDOR', details: { vendor } }), [])).toBe(
    'p leads to javascript:alert(1), which is neither https nor of this site',
  );
  expect(prizeProblem(drafted('p'), [])).toBeNull();
});

test('N-26 choices are prizes of the program, and the default never runs out', () => {
  const all = [drafted('pie', { quantity_total: 5 }), drafted('reward'), three([], '')];
  expect(prizeProblem(three(['pie', 'reward'], 'reward'), all)).toBeNull();
  expect(prizeProblem(three(['pie', 'reward'], 'cake'), all)).toBe('three gives cake, which can not be chosen');
  expect(prizeProblem(three(['cake', 'reward'], 'reward'), all)).toBe('three offers cake, which is no prize to choose');
  expect(prizeProblem(three(['three', 'reward'], 'reward'), all)).toBe(
    'three offers three, which is no prize to choose',
  );
  expect(prizeProblem(three(['pie', 'reward'], 'pie'), all)).toBe('three gives pie, which can run out');
});

test('T-46 every prize that can be won or bought has its code', () => {
  expect(poolProblem('p', 8, 8)).toBeNull();
  expect(poolProblem('p', 9, 8)).toBe('p has 8 codes for 9 prizes');
  expect(poolProblem('p', null, 8)).toBe('p has no limit, and 8 codes');
});

test('T-30 a prize asks for an age that a birth date’s record tells, and the default of a choice for none', () => {
  expect(prizeProblem(drafted('p', { minimum_age: 18 }), [])).toBeNull();
  expect(prizeProblem(drafted('p', { minimum_age: 19 }), [])).toMatch(/p is from 19 years on/);
  const all = [drafted('wine', { minimum_age: 21 }), drafted('reward')];
  expect(prizeProblem(three(['wine', 'reward'], 'reward'), all)).toBeNull();
  expect(prizeProblem(three(['wine', 'reward'], 'wine'), all)).toBe('three gives wine, which is not for every age');
});
