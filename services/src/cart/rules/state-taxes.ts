/**
 * Sales tax of each state in hundredths of a percent: 725 is 7.25%. Reference data of a demonstration: the statewide rate,
 * without what counties and cities add; a retailer's own tax service replaces it behind `rules/tax.ts`.
 */
export interface StateTax {
  general: number;
  /** Food for home; 0 if omitted. */
  food?: number;
  /** Hot and prepared food; the general rate if omitted. */
  prepared?: number;
  /** Beer and wine; the general rate if omitted. */
  alcohol?: number;
  /** Soft drinks are taxed as food; at the general rate if omitted. */
  softDrinksAreFood?: true;
  /** A manufacturer's coupon lowers the taxed value; in most states it doesn't. */
  couponsLowerIt?: true;
  /**
   * The deposit on a taxed drink is taxed with it. Each state with a bottle bill names its published rule beside its row;
   * where we found none that says either, the row says so, and the deposit isn't taxed. Oregon has no sales tax.
   */
  depositsAreTaxed?: true;
}

export const stateTaxes: Readonly<Record<string, StateTax>> = {
  AL: { general: 400, food: 200 },
  AK: { general: 0 },
  AZ: { general: 560, softDrinksAreFood: true },
  AR: { general: 650 },
  // The redemption value is a fee within the sales price: CDTFA, Sales and Use Tax Annotation 195.0155, Regulation 1589.
  CA: { general: 725, depositsAreTaxed: true },
  CO: { general: 290 },
  // Deposits: no published rule found; Conn. Gen. Stat. § 22a-244 asks for them and doesn't speak of sales tax.
  CT: { general: 635, prepared: 735 },
  DC: { general: 600, prepared: 1000, alcohol: 1025 },
  DE: { general: 0 },
  FL: { general: 600 },
  GA: { general: 400, softDrinksAreFood: true },
  // Deposits aren't taxed: Department of Taxation, Announcement 2002-20, on Act 176.
  HI: { general: 400, food: 400 },
  ID: { general: 600, food: 600 },
  IL: { general: 625 },
  IN: { general: 700 },
  // "Tax does not apply to beverage container deposits": Iowa Admin. Code r. 701—221.3(423).
  IA: { general: 600 },
  KS: { general: 650, alcohol: 800 },
  KY: { general: 600 },
  LA: { general: 500, softDrinksAreFood: true },
  // Deposits: no published rule found; 36 M.R.S. § 1752(14)(B) leaves that of a car battery out of the sale price, and names no other.
  ME: { general: 550, prepared: 800 },
  MD: { general: 600, alcohol: 900 },
  // Deposits aren't part of the sales price: Department of Revenue, Letter Ruling 83-51, and a footnote of TIR 09-11.
  MA: { general: 625, alcohol: 0, softDrinksAreFood: true },
  // Deposits: no published rule found; Mich. Admin. Code R 205.68, on containers, was not found in full.
  MI: { general: 600, softDrinksAreFood: true },
  MN: { general: 687.5, alcohol: 937.5 },
  MS: { general: 700, food: 500 },
  MO: { general: 422.5, food: 122.5, softDrinksAreFood: true },
  MT: { general: 0 },
  NE: { general: 550, softDrinksAreFood: true },
  NV: { general: 685, softDrinksAreFood: true },
  NH: { general: 0, prepared: 850 },
  NJ: { general: 662.5 },
  NM: { general: 487.5, softDrinksAreFood: true },
  // Deposits: no published rule found; Tax Bulletin ST-65, on beverages, was not found in full.
  NY: { general: 400 },
  NC: { general: 475, food: 200 },
  ND: { general: 500, alcohol: 700 },
  OH: { general: 575 },
  OK: { general: 450, softDrinksAreFood: true },
  OR: { general: 0 },
  PA: { general: 600 },
  RI: { general: 700, prepared: 800, alcohol: 0 },
  SC: { general: 600, softDrinksAreFood: true },
  SD: { general: 420, food: 420 },
  TN: { general: 700, food: 400 },
  TX: { general: 625, couponsLowerIt: true },
  UT: { general: 485, food: 300, softDrinksAreFood: true },
  // Deposits: no published rule found; Reg. § 1.9701(4)-2, on what a sales price leaves out, was not found in full.
  VT: { general: 600, prepared: 900 },
  VA: { general: 430, food: 100, softDrinksAreFood: true },
  WA: { general: 650 },
  WV: { general: 600 },
  WI: { general: 500 },
  WY: { general: 400, softDrinksAreFood: true },
};

/** Is it known what a state taxes? */
export const hasTaxes = (state: string): boolean => stateTaxes[state] !== undefined;
