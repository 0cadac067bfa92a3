import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';

/** A number's bars as the register reads them. */
export interface Bars {
  /** Modules from the first bar to the last: the narrowest bar is one wide. */
  modules: number;
  /** Each bar's first module and its width. */
  bars: readonly (readonly [start: number, width: number])[];
}

/** Encodes a card's number as Code 128, two digits in a symbol; null if it isn't made of 6 to 24 digits. */
export function barsOf(digits: string): Bars | null {
  if (!/^\d{6,24}$/.test(digits)) return null;
  const { data } = new CODE128(digits, {}).encode();
  const bars = [...data.matchAll(/1+/g)].map((run) => [run.index, run[0].length] as const);
  return { modules: data.length, bars };
}
