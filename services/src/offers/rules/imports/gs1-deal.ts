import type { Deal } from '../terms/deal.ts';
import type { Gs1Coupon } from './gs1-coupon.ts';

/** What a coupon code gives, as an offer holds it; or why it can't, in words (N-81). */
export function gs1Deal(coupon: Gs1Coupon): Deal | string {
  const { saves, saveValue, requires, requirement } = coupon;
  if (requirement < 1) return 'gs1 requires nothing';
  switch (requires) {
    case 'UNITS':
      return forUnits(coupon);
    case 'CENTS':
      return saves === 'CENTS' && saveValue > 0
        ? { kind: 'OVER', cents: saveValue, least: requirement }
        : 'gs1 saves something else than cents for cents that are spent';
    case 'POUNDS':
      return saves === 'CENTS' && saveValue > 0
        ? { kind: 'WEIGHT', cents: saveValue, hundredths: requirement }
        : 'gs1 saves something else than cents for pounds that are bought';
    case 'ORDER_CENTS':
      if (!coupon.isStoreCoupon) return "gs1 is a manufacturer's coupon on a whole order, which only a store gives";
      if (saves === 'CENTS' && saveValue > 0)
        return { kind: 'SPEND', cents: saveValue, percent: 0, least: requirement };
      return saves === 'PERCENT' && isPercent(saveValue)
        ? { kind: 'SPEND', cents: 0, percent: saveValue, least: requirement }
        : 'gs1 saves something else than cents or percent of an order';
  }
}

const isPercent = (value: number): boolean => value >= 1 && value <= 100;

function forUnits({ saves, saveValue, requirement }: Gs1Coupon): Deal | string {
  switch (saves) {
    case 'CENTS':
      return saveValue > 0 ? { kind: 'OFF', cents: saveValue, quantity: requirement } : 'gs1 saves nothing';
    case 'FREE':
      if (saveValue > 0) return 'gs1 has a free item up to a value, which an offer cannot hold';
      return requirement === 1 ? { kind: 'FREE' } : { kind: 'GET', buy: requirement - 1, get: 1, isHalf: false };
    case 'FREE_PIECES':
      if (saveValue >= 1 && saveValue < requirement)
        return { kind: 'GET', buy: requirement - saveValue, get: saveValue, isHalf: false };
      return saveValue === 1 && requirement === 1 ? { kind: 'FREE' } : 'gs1 has more free pieces than it requires';
    case 'PERCENT':
      if (requirement > 1) return 'gs1 has a percentage of several pieces, which an offer cannot hold';
      return isPercent(saveValue) ? { kind: 'PERCENT', percent: saveValue } : 'gs1 saves more than 100 percent';
    case 'PRICE':
      if (saveValue < 1) return 'gs1 has a final price of nothing';
      return requirement === 1
        ? { kind: 'EACH', cents: saveValue }
        : { kind: 'FOR', quantity: requirement, cents: saveValue };
  }
}
