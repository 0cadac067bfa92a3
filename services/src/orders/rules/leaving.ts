import type { HandOverKind } from './checkout/checkout.ts';
import { needsId } from './checkout/checkout-problems.ts';
import { ebtMethod } from './ebt.ts';
import type { OrderState } from './order-states.ts';
import { stateAfter } from './states.ts';

/** Why an order can't be left at the door: RESTRICTED needs an adult with ID (S-144), UNPAID is paid to a person there. */
export type LeavingProblem = 'RESTRICTED' | 'UNPAID';

/** The other way to hand an order over, and what is in the way of it. */
export interface OtherHandOver {
  kind: Extract<HandOverKind, 'ATTENDED' | 'UNATTENDED'>;
  problem: LeavingProblem | null;
}

/** An order, as far as who is at the door goes. */
export interface LeavingFacts {
  state: OrderState;
  channel: 'PICKUP' | 'DELIVERY' | 'SHIPPING' | 'IN_STORE';
  kind: HandOverKind;
  /** What the household gets. */
  lines: readonly { contains_alcohol: boolean; restricted_value: number }[];
  /** Ways that it is paid, or will be. */
  methods: readonly string[];
  /** Has a provider refused to hold what it costs? */
  isShort: boolean;
}

/**
 * How a delivery can be handed over instead, until the driver hands it over (N-61); null if there is no other way. To a
 * person it always can; at the door only what needs no ID and is paid for without anybody there (S-144, N-54, T-96).
 */
export function otherHandOver({ state, channel, kind, lines, methods, isShort }: LeavingFacts): OtherHandOver | null {
  if (channel !== 'DELIVERY' || stateAfter(state, 'LEAVE', true) === null) return null;
  if (kind === 'UNATTENDED') return { kind: 'ATTENDED', problem: null };
  const goods = lines.map((line) => ({
    containsAlcohol: line.contains_alcohol,
    restrictedValue: line.restricted_value,
  }));
  const paysThere = methods.some((method) => method === ebtMethod || method === 'HAND_OVER');
  const problem = goods.some(needsId) ? 'RESTRICTED' : paysThere || isShort ? 'UNPAID' : null;
  return { kind: 'UNATTENDED', problem };
}
