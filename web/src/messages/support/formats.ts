interface Formatter<Args extends readonly unknown[]> {
  format: (...args: Args) => string;
}

/** A formatter that is made when it is first used: making one takes a phone up to 100 ms, and a page uses few of those it names. */
export function onFirstUse<Args extends readonly unknown[]>(make: () => Formatter<Args>): Formatter<Args> {
  let made: Formatter<Args> | undefined;
  return { format: (...args) => (made ??= make()).format(...args) };
}

/** Numbers as Americans write them, in English and in Spanish: `1,234`. */
export const number = onFirstUse(() => new Intl.NumberFormat('en-US'));

const dollars = onFirstUse(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));

/** An amount of money as the schema gives it, with a real minus sign: `$33.83`, `−$4.01`. */
export const money = ({ amount }: { amount: string }): string => dollars.format(Number(amount)).replace('-', '\u2212');
