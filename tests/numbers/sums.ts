import type { Screen } from './screen.ts';

/** So many of the small unit are one of the large. */
const of: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  lb: { oz: 16 },
  qt: { 'fl oz': 32 },
  ea: { ct: 1 },
  '100 ct': { ct: 100 },
};
const sized = /^([\d.]+) (oz|fl oz|lb|ct|qt|gal|sq ft|ft) · (?:\$([\d,.]+)|([\d.]+)¢)\/(oz|fl oz|lb|ea|qt|100 ct|ft)$/;
const reduced = /^Now \$([\d,.]+), was \$([\d,.]+)$/;
const plain = /^\$([\d,]+\.\d{2})$/;

const cents = (dollars: string): number => Math.round(Number(dollars.replaceAll(',', '')) * 100);

/** Things whose sums don't add up: savings that aren't the difference, and unit prices that aren't of their price. */
export const wrongSums = ({ name, cards }: Screen): string[] =>
  cards.flatMap(({ lines }) => {
    const words = () => `${name}: “${lines.filter((line) => line.length > 2).join(' | ')}”`;
    return [
      ...(savingIsWrong(lines) ? [`saving, ${words()}`] : []),
      ...(unitPriceIsWrong(lines) ? [`unit price, ${words()}`] : []),
    ];
  });

function savingIsWrong(lines: readonly string[]): boolean {
  const [now, was] = lines.flatMap((line) => reduced.exec(line)?.slice(1) ?? []);
  const [saved] = lines.flatMap((line) => /^Save \$([\d,.]+)$/.exec(line)?.[1] ?? []);
  if (now === undefined || was === undefined || saved === undefined) return false;
  return cents(was) - cents(now) !== cents(saved);
}

function unitPriceIsWrong(lines: readonly string[]): boolean {
  const [amount, own, dollars, fraction, unit = ''] = lines.flatMap((line) => sized.exec(line)?.slice(1) ?? []);
  const price = lines.flatMap((line) => reduced.exec(line)?.[1] ?? plain.exec(line)?.[1] ?? [])[0];
  if (amount === undefined || own === undefined || price === undefined) return false;
  const units = own === unit ? Number(amount) : Number(amount) / (of[unit]?.[own] ?? Number.NaN);
  if (Number.isNaN(units)) return false;
  const told = dollars === undefined ? Number(fraction) : cents(dollars);
  // Told to the cent from a dollar, and to a tenth of one below.
  const rounding = dollars === undefined ? 0.051 : 0.51;
  return Math.abs(told - cents(price) / units) > rounding;
}
