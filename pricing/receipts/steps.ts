import type { Why } from '../lots.ts';
import type { QuoteLine } from '../quote-types.ts';

/** What is taken off, in the order of N-35; LIST is where it starts. */
export const stepKinds = [
  'LIST',
  'PROMO',
  'SUBSCRIPTION',
  'STORE_OFFER',
  'ORDER_OFFER',
  'MANUFACTURER_COUPON',
  'REWARD',
] as const;
export type StepKind = (typeof stepKinds)[number];

/** A step from the regular price to what is paid. */
export interface PriceStep {
  kind: StepKind;
  /** The offer, `promo:…`, or `reward`; null for LIST. */
  offerId: string | null;
  why: Why | null;
  /** What the step takes off; for LIST, the regular price of all units. */
  amountCents: number;
  /** What is left to pay after it. */
  leftCents: number;
}

const kinds: Readonly<Record<Why, StepKind>> = {
  PRICE_CUT: 'PROMO',
  BUY_GET: 'PROMO',
  MULTI_BUY: 'PROMO',
  VOLUME: 'PROMO',
  SUBSCRIPTION: 'SUBSCRIPTION',
  ITEM: 'STORE_OFFER',
  CATEGORY: 'STORE_OFFER',
  ORDER: 'ORDER_OFFER',
  MANUFACTURER: 'MANUFACTURER_COUPON',
  REWARD: 'REWARD',
};

/** Why a line costs what it does: from the regular price, step by step, to its `netCents`. */
export function stepsOf({ listCents, applied }: Pick<QuoteLine, 'listCents' | 'applied'>): PriceStep[] {
  const steps: PriceStep[] = [{ kind: 'LIST', offerId: null, why: null, amountCents: listCents, leftCents: listCents }];
  let leftCents = listCents;
  for (const kind of stepKinds)
    for (const { offerId, amountCents, why } of applied) {
      if (kinds[why] !== kind) continue;
      leftCents -= amountCents;
      steps.push({ kind, offerId, why, amountCents, leftCents });
    }
  return steps;
}
