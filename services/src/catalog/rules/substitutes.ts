import { addedAllergens } from './allergens.ts';
import type { Allergen, Diet, Program } from './product.ts';
import { type UnitCode } from './units.ts';
import { unitPrice } from './unit-price.ts';
import { comparisonUnit, type ComparisonUnit } from './units.ts';
import { singular, wordsIn } from './search-query.ts';

/** Why a product is offered in another's place, the best reason first (N-79). */
export const substituteReasons = ['SAME_BRAND', 'SAME_SIZE', 'CHEAPER_UNIT'] as const;
export type SubstituteReason = (typeof substituteReasons)[number];

/** What is compared of a product. */
export interface Substitutable {
  bpn: string;
  name: string;
  brandId: string | null;
  program: Program;
  packageThousandths: number;
  packageUnit: UnitCode;
  containsAlcohol: boolean;
  diets: readonly Diet[];
  shelfId: string;
  ingredients: string | null;
  allergens: readonly Allergen[];
  popularity: number;
  priceCents: number | null;
}
export interface Substitute {
  bpn: string;
  reason: SubstituteReason;
}

/** As many as are offered. */
const most = 8;

/**
 * What can take a product's place, from products of its shelf that can be had now (N-79): the same brand, the same
 * package, or less for as much. It goes in the same cart, and never adds an allergen. First come those that keep its diets, then the likest names.
 */
export function substitutesFor(
  wanted: Substitutable,
  others: readonly Substitutable[],
  category: ComparisonUnit,
): Substitute[] {
  const words = wordSet(wanted.name);
  return others
    .filter((other) => canStandIn(other, wanted))
    .flatMap((other) => {
      const reason = reasonFor(other, wanted, category);
      return reason
        ? [{ other, reason, keeps: keepsDiets(other, wanted), alike: alike(words, wordSet(other.name)) }]
        : [];
    })
    .toSorted(
      (one, two) =>
        Number(two.keeps) - Number(one.keeps) ||
        two.alike - one.alike ||
        substituteReasons.indexOf(one.reason) - substituteReasons.indexOf(two.reason) ||
        two.other.popularity - one.other.popularity ||
        (one.other.bpn < two.other.bpn ? -1 : 1),
    )
    .slice(0, most)
    .map(({ other: { bpn }, reason }) => ({ bpn, reason }));
}

const canStandIn = (other: Substitutable, wanted: Substitutable): boolean =>
  other.bpn !== wanted.bpn &&
  other.program === wanted.program &&
  other.containsAlcohol === wanted.containsAlcohol &&
  addedAllergens(other, wanted).length === 0;

const keepsDiets = (other: Substitutable, wanted: Substitutable): boolean =>
  wanted.diets.every((diet) => other.diets.includes(diet));

function reasonFor(other: Substitutable, wanted: Substitutable, category: ComparisonUnit): SubstituteReason | null {
  if (wanted.brandId !== null && other.brandId === wanted.brandId) return 'SAME_BRAND';
  if (other.packageUnit === wanted.packageUnit && other.packageThousandths === wanted.packageThousandths)
    return 'SAME_SIZE';
  const [its, wanteds] = [other, wanted].map((each) => unitPriceOf(each, category));
  return its && wanteds && its.unit === wanteds.unit && its.tenths < wanteds.tenths ? 'CHEAPER_UNIT' : null;
}

const unitPriceOf = ({ priceCents, packageThousandths, packageUnit }: Substitutable, category: ComparisonUnit) =>
  priceCents === null
    ? null
    : unitPrice(priceCents, packageThousandths, packageUnit, comparisonUnit(category, packageUnit));

const wordSet = (name: string): ReadonlySet<string> => new Set(wordsIn(name).map(singular));

/** The share of words that two names have in common, 0 to 1. */
function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, one.size + other.size - shared);
}
