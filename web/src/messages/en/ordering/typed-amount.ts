/** Why what was typed can't be the amount of a product. */
export const typedAmount = {
  number: (name: string, _limit: string) => `${name}: type a number.`,
  whole: (name: string, _limit: string) => `${name}: type a whole number.`,
  least: (name: string, limit: string) => `${name}: ${limit} at least.`,
  most: (name: string, limit: string) => `${name}: ${limit} at most.`,
};
