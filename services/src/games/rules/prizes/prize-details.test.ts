import { expect, test } from 'vitest';
import { isStoreOnly, poolProblem, prizeProblem } from './prize-details.ts';

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

test('N-26 a prize includes what its type needs', () => {
  expect(prizeProblem(drafted('p', { prize_type: 'VENDOR' }), [])).toBe("p doesn't name the vendor of its code");
  expect(prizeProblem(drafted('p', { prize_type: 'RECIPE' }), [])).toBe('p names no recipe');
  const vendor = { name: 'V', url: 'javascript:alert(1)' };
  expect(prizeProblem(drafted('p', { prize_type: 'VENDOR', details: { vendor } }), [])).toBe(
    'p leads to javascript:alert(1), which is neither https nor on this site',
  );
  expect(prizeProblem(drafted('p'), [])).toBeNull();
});

test('N-26 choices are prizes in the program, and the default never runs out', () => {
  const all = [drafted('pie', { quantity_total: 5 }), drafted('reward'), three([], '')];
  expect(prizeProblem(three(['pie', 'reward'], 'reward'), all)).toBeNull();
  expect(prizeProblem(three(['pie', 'reward'], 'cake'), all)).toBe(
    "three defaults to cake, which isn't one of its choices",
  );
  expect(prizeProblem(three(['cake', 'reward'], 'reward'), all)).toBe(
    "three offers cake, which isn't a prize to choose",
  );
  expect(prizeProblem(three(['three', 'reward'], 'reward'), all)).toBe(
    "three offers three, which isn't a prize to choose",
  );
  expect(prizeProblem(three(['pie', 'reward'], 'pie'), all)).toBe('three defaults to pie, which can run out');
});

test('T-46 every prize that can be won or redeemed has its code', () => {
  expect(poolProblem('p', 8, 8)).toBeNull();
  expect(poolProblem('p', 9, 8)).toBe('p has 8 codes for 9 prizes');
  expect(poolProblem('p', null, 8)).toBe('p has unlimited stock but 8 codes');
});

test("T-30 a prize's minimum age is one that a birth date record can answer, and a default choice has none", () => {
  expect(prizeProblem(drafted('p', { minimum_age: 18 }), [])).toBeNull();
  expect(prizeProblem(drafted('p', { minimum_age: 19 }), [])).toMatch(/p has minimum age 19;/);
  const all = [drafted('wine', { minimum_age: 21 }), drafted('reward')];
  expect(prizeProblem(three(['wine', 'reward'], 'reward'), all)).toBeNull();
  expect(prizeProblem(three(['wine', 'reward'], 'wine'), all)).toBe("three defaults to wine, which isn't for all ages");
});

test('N-26 a prize with all that its type needs is published', () => {
  const published = (prize_type: Drafted['prize_type'], details: Drafted['details']) =>
    prizeProblem(drafted('p', { prize_type, details }), []);
  expect(published('VENDOR', { vendor: { name: 'V' } })).toBeNull();
  expect(published('VENDOR', { vendor: { name: 'V', url: 'https://example.com/a' } })).toBeNull();
  expect(published('RECIPE', { recipeId: 'soup' })).toBeNull();
});

test('N-26 a choice of choices is refused, and so is a default that is not among them', () => {
  const nested = three(['pie'], 'pie');
  expect(prizeProblem(three(['three', 'reward'], 'reward'), [nested, drafted('reward')])).toBe(
    "three offers three, which isn't a prize to choose",
  );
  expect(prizeProblem(three([], 'reward'), [drafted('reward')])).toBe(
    "three defaults to reward, which isn't one of its choices",
  );
});

test("N-35 a prize takes something off in a cart only where it names the department that it's for", () => {
  expect(isStoreOnly({})).toBe(true);
  expect(isStoreOnly({ departmentId: 'bakery' })).toBe(false);
});

test('T-46 codes for exactly as many prizes are enough, and none are needed for none', () => {
  expect(poolProblem('p', 0, 0)).toBeNull();
  expect(poolProblem('p', 1, 0)).toBe('p has 0 codes for 1 prizes');
  expect(poolProblem('p', 2, 9)).toBeNull();
});

test('N-26 of several choices that are none the first is named, and the ages that a prize can have are listed', () => {
  expect(prizeProblem(three(['cake', 'tart', 'reward'], 'reward'), [drafted('reward')])).toBe(
    "three offers cake, which isn't a prize to choose",
  );
  expect(prizeProblem(drafted('p', { minimum_age: 19 }), [])).toBe(
    'p has minimum age 19; it must be one of 0, 13, 16, 18, 21',
  );
});
