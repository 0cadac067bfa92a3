import { type ComparisonUnit, type UnitCode, units } from './units.ts';

/** A price in tenths of a cent for one comparison unit. */
export interface UnitPrice {
  tenths: number;
  unit: ComparisonUnit;
}

/**
 * The price of one comparison unit (N-49): to the nearest cent from $1, to a tenth of a cent below, halves up. Computed
 * in whole numbers, so it is exact. Null for a package without a price or a quantity, or of another dimension.
 * @param thousandths the package's quantity in thousandths of its unit
 */
export function unitPrice(
  priceCents: number,
  thousandths: number,
  packageUnit: UnitCode,
  unit: ComparisonUnit,
): UnitPrice | null {
  if (priceCents <= 0 || thousandths <= 0 || units[packageUnit].dimension !== units[unit].dimension) return null;
  const [unitTop, unitBottom] = units[unit].of;
  const [packageTop, packageBottom] = units[packageUnit].of;
  const numerator = BigInt(priceCents) * 10n * 1000n * unitTop * packageBottom;
  const denominator = BigInt(thousandths) * unitBottom * packageTop;
  const step = numerator >= 1000n * denominator ? 10n : 1n;
  const rounded = (2n * numerator + step * denominator) / (2n * step * denominator);
  return { tenths: Number(rounded * step), unit };
}
