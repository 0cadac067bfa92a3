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

test('the statewide rates on general goods, food, prepared food, and alcohol, in percent', () => {
  const percent = (rate = 0) => rate / 10_000;
  const rates = Object.keys(stateTaxes).map((state) => {
    const { GENERAL, FOOD, PREPARED, ALCOHOL } = taxOf(state).rates;
    return [state, ...[GENERAL, FOOD, PREPARED, ALCOHOL].map(percent)].join(' ');
  });
  const known = `
    AL 4 2 4 4, AK 0 0 0 0,
    AZ 5.6 0 5.6 5.6, AR 6.5 0 6.5 6.5, CA 7.25 0 7.25 7.25, CO 2.9 0 2.9 2.9,
    CT 6.35 0 7.35 6.35, DC 6 0 10 10.25, DE 0 0 0 0, FL 6 0 6 6, GA 4 0 4 4, HI 4 4 4 4,
    ID 6 6 6 6, IL 6.25 0 6.25 6.25, IN 7 0 7 7, IA 6 0 6 6,
    KS 6.5 0 6.5 8, KY 6 0 6 6, LA 5 0 5 5, ME 5.5 0 8 5.5,
    MD 6 0 6 9, MA 6.25 0 6.25 0, MI 6 0 6 6, MN 6.875 0 6.875 9.375, MS 7 5 7 7,
    MO 4.225 1.225 4.225 4.225, MT 0 0 0 0, NE 5.5 0 5.5 5.5, NV 6.85 0 6.85 6.85,
    NH 0 0 8.5 0, NJ 6.625 0 6.625 6.625, NM 4.875 0 4.875 4.875,
    NY 4 0 4 4, NC 4.75 2 4.75 4.75, ND 5 0 5 7, OH 5.75 0 5.75 5.75,
    OK 4.5 0 4.5 4.5, OR 0 0 0 0, PA 6 0 6 6, RI 7 0 8 0,
    SC 6 0 6 6, SD 4.2 4.2 4.2 4.2, TN 7 4 7 7, TX 6.25 0 6.25 6.25,
    UT 4.85 3 4.85 4.85, VT 6 0 9 6, VA 4.3 1 4.3 4.3, WA 6.5 0 6.5 6.5, WV 6 0 6 6,
    WI 5 0 5 5, WY 4 0 4 4`;
  expect(rates).toEqual(known.trim().split(/,\s+/));
});
