import { expect, test } from 'vitest';
import { stateNames } from '../../../../server-kit/us-states.ts';
import { stateTaxes } from './state-taxes.ts';
import { taxOf } from './tax.ts';

test('every state has a tax, in millionths that are whole numbers', () => {
  expect(Object.keys(stateTaxes).toSorted()).toEqual(Object.keys(stateNames).toSorted());
  const rates = Object.keys(stateTaxes).flatMap((state) => Object.values(taxOf(state).rates));
  expect(rates.filter((rate) => !Number.isInteger(rate) || rate <= 0 || rate > 110_000)).toEqual([]);
});

test.each([
  ['CA', { SOFT_DRINK: 72_500, PREPARED: 72_500, ALCOHOL: 72_500, GENERAL: 72_500 }],
  ['OR', {}],
  ['TN', { FOOD: 40_000, SOFT_DRINK: 70_000, PREPARED: 70_000, ALCOHOL: 70_000, GENERAL: 70_000 }],
  ['MN', { SOFT_DRINK: 68_750, PREPARED: 68_750, ALCOHOL: 93_750, GENERAL: 68_750 }],
  ['Nowhere', {}],
])('the rates of %s: food for home only where the state taxes it', (state, rates) => {
  expect(taxOf(state).rates).toEqual(rates);
});

test('soft drinks are taxed as food in these states alone, and a coupon lowers the taxed value in Texas alone', () => {
  const asFood = Object.entries(stateTaxes).flatMap(([state, { general, food = 0 }]) => {
    const { rates } = taxOf(state);
    return general !== food && (rates['SOFT_DRINK'] ?? 0) === food * 100 ? [state] : [];
  });
  expect(asFood.join(' ')).toBe('AZ GA LA MA MI MO NE NV NM OK SC UT VA WY');
  expect(Object.keys(stateTaxes).filter((state) => taxOf(state).couponsLowerIt)).toEqual(['TX']);
});

test('grocery rewards lower the taxed value everywhere, and nothing is taxed where no rate is known', () => {
  expect(taxOf('TX')).toMatchObject({ couponsLowerIt: true, rewardsLowerIt: true });
  expect(taxOf('Nowhere')).toEqual({ rates: {}, couponsLowerIt: false, rewardsLowerIt: true });
});
