/** `amount * numerator / denominator`, rounded half up; all of them whole and not negative. */
export function portion(amount: number, numerator: number, denominator: number): number {
  const product = amount * numerator;
  if (product > Number.MAX_SAFE_INTEGER / 2)
    return Number((BigInt(amount) * BigInt(numerator) * 2n + BigInt(denominator)) / (2n * BigInt(denominator)));
  return Math.floor((2 * product + denominator) / (2 * denominator));
}

/** A part of a split: how much it weighs, and how many of the same there are. */
export interface Part {
  weight: number;
  count: number;
}

/** Of a part's `count`, the first `extra` get `each + 1` cents, the others `each`. */
export interface Share {
  each: number;
  extra: number;
}

/**
 * Splits cents over parts by weight: each gets its share rounded down, and the cents that are left go to the largest
 * remainders, the earlier one first among equals (N-38). The shares add up to `total`; none exceeds its weight if `total`
 * doesn't exceed theirs.
 */
export function split(total: number, parts: readonly Part[]): Share[] {
  const sum = parts.reduce((all, { weight, count }) => all + weight * count, 0);
  if (sum === 0 || total === 0) return parts.map(() => ({ each: 0, extra: 0 }));
  let left = total;
  const shares = parts.map(({ weight, count }) => {
    const [each, remainder] = divided(total, weight, sum);
    left -= each * count;
    return { each, extra: 0, remainder, count };
  });
  const order = shares.map((_, index) => index).sort((a, b) => shares[b]!.remainder - shares[a]!.remainder);
  for (const index of order) {
    const share = shares[index]!;
    if (left === 0) break;
    share.extra = Math.min(left, share.count);
    left -= share.extra;
  }
  return shares.map(({ each, extra }) => ({ each, extra }));
}

function divided(total: number, weight: number, sum: number): [quotient: number, remainder: number] {
  const product = total * weight;
  if (product <= Number.MAX_SAFE_INTEGER) return [Math.floor(product / sum), product % sum];
  const [exact, by] = [BigInt(total) * BigInt(weight), BigInt(sum)];
  return [Number(exact / by), Number(exact % by)];
}
