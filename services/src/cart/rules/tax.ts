import type { PriceContext } from '../../../../pricing/cart.ts';
import { type TaxClass, taxClasses } from './goods-class.ts';
import { type StateTax, stateTaxes } from './state-taxes.ts';

/** The rate of a class in hundredths of a percent. */
function rateOf(
  { general, food = 0, prepared = general, alcohol = general, softDrinksAreFood }: StateTax,
  of: TaxClass,
) {
  const rates: Readonly<Record<TaxClass, number>> = {
    FOOD: food,
    SOFT_DRINK: softDrinksAreFood ? food : general,
    PREPARED: prepared,
    ALCOHOL: alcohol,
    GENERAL: general,
  };
  return rates[of];
}

/** The tax rates of a state as `pricing` takes them, in millionths; nothing is taxed where we know no rate. */
export function taxOf(state: string): PriceContext['tax'] {
  const known = stateTaxes[state] ?? { general: 0 };
  const rates = taxClasses.flatMap((each) => {
    const rate = rateOf(known, each);
    return rate === 0 ? [] : [[each, rate * 100] as const];
  });
  return {
    rates: Object.fromEntries(rates),
    couponsLowerIt: known.couponsLowerIt ?? false,
    rewardsLowerIt: true,
    ...(known.depositsAreTaxed && { depositsAreTaxed: true }),
  };
}
