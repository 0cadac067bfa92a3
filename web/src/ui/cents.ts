/** An amount of money in cents: `{ amount: '3.99' }` is 399. */
export const centsOf = ({ amount }: { amount: string }): number => Math.round(Number(amount) * 100);
