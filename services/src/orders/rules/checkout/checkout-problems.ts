import {
  checkoutSteps,
  type CheckoutProblemCode,
  type HandOverKind,
  type OrderChannel,
  needsTime,
  stepOfProblem,
} from './checkout.ts';

/** What decides whether an order can be placed. */
export interface CheckoutFacts {
  isMember: boolean;
  channel: OrderChannel;
  handOver: HandOverKind;
  /** Those with at least one package. */
  lines: readonly {
    entryId: string;
    /** Can it be had where and how it's wanted, as many as are wanted? */
    isThere: boolean;
    needsId: boolean;
  }[];
  /** NONE was held, one is HELD, or it has ENDED; null when none is needed. */
  slot: 'NONE' | 'HELD' | 'ENDED' | null;
  /** Lines that can't be had at the held time (S-139, S-140, S-145). */
  unfit: readonly string[];
  /** null when none is needed. */
  address: 'NONE' | 'REACHED' | 'OUTSIDE' | null;
  hasPhone: boolean;
  hasPayment: boolean;
  missingCents: number;
}

export interface CheckoutProblem {
  code: CheckoutProblemCode;
  step: (typeof checkoutSteps)[number];
  /** Lines it is about. */
  entryIds: string[];
}

/** Who orders alcohol or restricted items shows ID to a person, so they are never left at the door (N-54, S-144, T-96). */
export const needsId = (goods: { containsAlcohol: boolean; restrictedValue: number }): boolean =>
  goods.containsAlcohol || goods.restrictedValue > 0;

/** What is in the way of placing an order, in the order of the steps; empty if nothing is (N-60). */
export function problemsOf(facts: CheckoutFacts): CheckoutProblem[] {
  const { lines, slot, address, handOver } = facts;
  if (lines.length === 0) return [{ code: 'EMPTY', step: stepOfProblem.EMPTY, entryIds: [] }];
  const gone = lines.filter(({ isThere }) => !isThere).map(({ entryId }) => entryId);
  const withId = lines.filter((line) => line.needsId).map(({ entryId }) => entryId);
  const found: Partial<Record<CheckoutProblemCode, string[] | false>> = {
    SLOT_NEEDED: slot === 'NONE' && [],
    SLOT_ENDED: slot === 'ENDED' && [],
    SLOT_UNFIT: facts.unfit.length > 0 && [...facts.unfit],
    ADDRESS_NEEDED: address === 'NONE' && [],
    OUTSIDE_DELIVERY_AREA: address === 'OUTSIDE' && [],
    UNATTENDED_RESTRICTED: handOver === 'UNATTENDED' && withId.length > 0 && withId,
    PHONE_NEEDED: needsTime(facts.channel) && !facts.hasPhone && [],
    UNAVAILABLE_LINES: gone.length > 0 && gone,
    BELOW_MINIMUM: facts.missingCents > 0 && [],
    PAYMENT_NEEDED: !facts.hasPayment && [],
    SIGN_IN_NEEDED: !facts.isMember && [],
  };
  return (Object.entries(found) as [CheckoutProblemCode, string[] | false][])
    .flatMap(([code, entryIds]) => (entryIds ? [{ code, step: stepOfProblem[code], entryIds }] : []))
    .toSorted((one, other) => checkoutSteps.indexOf(one.step) - checkoutSteps.indexOf(other.step));
}
