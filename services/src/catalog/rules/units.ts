type Dimension = 'weight' | 'volume' | 'count' | 'area' | 'length';

interface Unit {
  name: string;
  dimension: Dimension;
  /** How many of its dimension's base (gram, milliliter, piece, square foot, foot) it is, exactly. */
  of: readonly [numerator: bigint, denominator: bigint];
}

const pound = 45_359_237n;
const fluidOunce = 295_735_295_625n;

/** S-264, names: of unit codes. */
export const units = {
  ea: { name: 'Each', dimension: 'count', of: [1n, 1n] },
  ct: { name: 'Count', dimension: 'count', of: [1n, 1n] },
  doz: { name: 'Dozen', dimension: 'count', of: [12n, 1n] },
  '100 ct': { name: '100 Count', dimension: 'count', of: [100n, 1n] },
  oz: { name: 'Ounce', dimension: 'weight', of: [pound, 1_600_000n] },
  lb: { name: 'Pound', dimension: 'weight', of: [pound, 100_000n] },
  g: { name: 'Gram', dimension: 'weight', of: [1n, 1n] },
  kg: { name: 'Kilogram', dimension: 'weight', of: [1000n, 1n] },
  'fl oz': { name: 'Fluid Ounce', dimension: 'volume', of: [fluidOunce, 10_000_000_000n] },
  pt: { name: 'Pint', dimension: 'volume', of: [fluidOunce * 16n, 10_000_000_000n] },
  qt: { name: 'Quart', dimension: 'volume', of: [fluidOunce * 32n, 10_000_000_000n] },
  gal: { name: 'Gallon', dimension: 'volume', of: [fluidOunce * 128n, 10_000_000_000n] },
  ml: { name: 'Milliliter', dimension: 'volume', of: [1n, 1n] },
  L: { name: 'Liter', dimension: 'volume', of: [1000n, 1n] },
  'sq ft': { name: 'Square Foot', dimension: 'area', of: [1n, 1n] },
  '100 sq ft': { name: '100 Square Feet', dimension: 'area', of: [100n, 1n] },
  ft: { name: 'Foot', dimension: 'length', of: [1n, 1n] },
} as const satisfies Record<string, Unit>;
export type UnitCode = keyof typeof units;
export const unitCodes = Object.keys(units) as UnitCode[];

/** The units packages are sold in; never a hundred of anything. */
export const packageUnits = unitCodes.filter((code) => !code.startsWith('100 '));

/** The units prices are compared in (N-49). */
export const comparisonUnits = [
  'oz',
  'lb',
  'fl oz',
  'qt',
  'ea',
  '100 ct',
  '100 sq ft',
  'ft',
] as const satisfies UnitCode[];
export type ComparisonUnit = (typeof comparisonUnits)[number];

/**
 * For packages measured differently from their category's own unit, as finely as it: a jar among bottles, or a candle among
 * vases, is compared by the ounce, nothing small by the pound.
 */
const comparedIn: Readonly<Record<Dimension, Record<'small' | 'large', ComparisonUnit>>> = {
  weight: { small: 'oz', large: 'lb' },
  volume: { small: 'fl oz', large: 'qt' },
  count: { small: 'ea', large: 'ea' },
  area: { small: '100 sq ft', large: '100 sq ft' },
  length: { small: 'ft', large: 'ft' },
};

const large: readonly UnitCode[] = ['lb', 'qt'];

/** The comparison unit for a package in this category: the category's own, if both measure the same thing (N-49). */
export function comparisonUnit(category: ComparisonUnit, packageUnit: UnitCode): ComparisonUnit {
  const { dimension } = units[packageUnit];
  if (units[category].dimension === dimension) return category;
  // What is weighed has its price by the pound, whatever it lies beside.
  return comparedIn[dimension][large.includes(category) || packageUnit === 'lb' ? 'large' : 'small'];
}
