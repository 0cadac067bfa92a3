import { type UnitCode, units } from '../units.ts';

/** A package as it is sold. */
export interface PackageSize {
  /** As printed: `12 oz`, `6 × 12 fl oz`, `each`. */
  text: string;
  /** All of it, in thousandths of the unit. */
  thousandths: number;
  unit: UnitCode;
  /** Packs in it: 6 in a six-pack. */
  count: number;
}

/** For a package whose file doesn't say how much is in it. */
export const eachOne: PackageSize = { text: 'each', thousandths: 1000, unit: 'ea', count: 1 };

/** How units are written, with those of GS1 (`ONZ`, `OZA`, `GRM`); a volume stands before a weight. */
const spellings: readonly (readonly [UnitCode, RegExp])[] = [
  ['fl oz', /^(fl\.? ?oz\.?|floz|fluid ounces?|oza|fo)$/],
  ['oz', /^(oz|ozs|onz|ounces?)$/],
  ['lb', /^(lbs?|lbr|pounds?)$/],
  ['gal', /^(gal|gll|gallons?)$/],
  ['qt', /^(qt|qts|quarts?)$/],
  ['pt', /^(pt|pts|pints?)$/],
  ['kg', /^(kg|kgm|kgs|kilograms?)$/],
  ['g', /^(g|gr|grm|gm|grams?)$/],
  ['L', /^(l|ltr|lite|liters?|litres?)$/],
  ['ml', /^(ml|mlt|milliliters?|millilitres?)$/],
  ['ct', /^(ct|count|pack|pk|pieces?|pcs?|h87)$/],
  ['ea', /^(ea|each)$/],
];
const metric: readonly UnitCode[] = ['g', 'kg', 'ml', 'L'];
/** Labels round: 5 oz is printed as 147 g as well as 141 g. */
const tolerance = 0.08;
const mostThousandths = 200_000_000;

interface Amount {
  quantity: number;
  unit: UnitCode;
  count: number;
}

const number = String.raw`\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?|\.\d+`;
const written = new RegExp(
  String.raw`^(?:(\d{1,3}) ?(?:x|×|pk|pack|ct|count)?[ ,\/x×-]+)??(${number}) ?([a-z][a-z. ]*?)\.?(?: (?:cans?|bottles?|bags?|packs?|boxes|jars?|each))?$`,
);

/**
 * How much is in a package, from what is printed on it: `16 OZA`, `1.5 L`, `12 fl oz (355 mL)`, `64 fl oz/2 Quart/1.89 L`,
 * `6 x 12 fl oz`. US units come before metric ones. Or why it can't be told, in words: parts that contradict each other
 * would make every unit price wrong (N-49).
 */
export function packageSizeOf(text: string): PackageSize | string {
  const parts = text
    .toLowerCase()
    .replaceAll(/[()]/g, '/')
    .split(/(?<!\d)\/|\/(?!\d)|(?<=[a-z.] ?)\/(?=\d)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const amounts = parts.flatMap((part) => amountIn(part) ?? []);
  const amount = amounts.find(({ unit }) => !metric.includes(unit)) ?? amounts[0];
  if (amount === undefined) return `"${text}" isn't a package size we can read`;
  const contradicts = amounts.some(
    (other) =>
      units[other.unit].dimension === units[amount.unit].dimension &&
      Math.abs(inBase(other) - inBase(amount)) > tolerance * inBase(amount),
  );
  if (contradicts) return `"${text}" gives two different sizes`;
  const thousandths = Math.round(amount.quantity * amount.count * 1000);
  if (thousandths <= 0 || thousandths > mostThousandths) return `"${text}" isn't a size that a package can have`;
  const single = `${+amount.quantity.toFixed(3)} ${amount.unit}`;
  return {
    text: amount.count > 1 ? `${amount.count} × ${single}` : amount.unit === 'ea' ? eachOne.text : single,
    thousandths,
    unit: amount.unit,
    count: amount.count,
  };
}

function amountIn(part: string): Amount | null {
  const [, count = '1', quantity = '', word = ''] = written.exec(part) ?? [];
  const unit = spellings.find(([, spelling]) => spelling.test(word.trim()))?.[0];
  return unit === undefined || Number(count) === 0
    ? null
    : { quantity: quantityOf(quantity), unit, count: Number(count) };
}

function quantityOf(text: string): number {
  const [, whole = '0', top = '', bottom = ''] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? [];
  return bottom === '' ? Number(text) : Number(bottom) === 0 ? 0 : Number(whole) + Number(top) / Number(bottom);
}

const inBase = ({ quantity, unit, count }: Amount): number => {
  const [top, bottom] = units[unit].of;
  return (quantity * count * Number(top)) / Number(bottom);
};
