import Type, { type Static } from 'typebox';
import { Instant, literals, LocalDate, Nullable } from '../../platform/http/contract.ts';

/** Which order a notice is about. */
const order = {
  orderNumber: Type.String(),
  start: Type.Union([Instant, Type.Null()], { description: 'When it is handed over; null if it has no time.' }),
  timeZone: Type.String({ description: "The store's." }),
};
const cents = Type.Integer();
const names = Type.Array(Type.String());

const OrderChanged = Type.Object({
  code: Type.Literal('ORDER_CHANGED'),
  ...order,
  changes: Type.Array(
    Type.Object({
      kind: literals(['SHORT', 'FOUND', 'SUBSTITUTED']),
      name: Type.String(),
      left: Nullable(Type.Integer({ description: 'SHORT: packages that are still there.' })),
      by: Nullable(Type.String({ description: 'SUBSTITUTED: what was packed instead.' })),
      asks: Type.Optional(Type.Boolean({ description: 'SUBSTITUTED: it comes only if the shopper says yes (N-60).' })),
    }),
    { description: 'Empty when real weights alone changed the total.' },
  ),
  totalCents: cents,
  differenceCents: Type.Integer({ description: 'What it comes to now, less what it came to before.' }),
});
const OrderCanceled = Type.Object({ code: Type.Literal('ORDER_CANCELED'), ...order });
const HoldRefused = Type.Object({
  code: Type.Literal('HOLD_REFUSED'),
  ...order,
  totalCents: cents,
  heldCents: cents,
  canPayThere: Type.Boolean(),
});
const Refunded = Type.Object({
  code: Type.Literal('REFUNDED'),
  orderNumber: Type.String(),
  cents,
  items: Type.Integer(),
});

const LeftOut = Type.Array(
  Type.Object({ name: Type.String({ description: 'Empty if nobody knows it anymore.' }), why: Type.String() }),
  {
    description: 'PRICE_ROSE, OUT_OF_STOCK, NOT_CARRIED, or another reason.',
  },
);
const RunAhead = Type.Object({
  code: Type.Literal('RUN_AHEAD'),
  date: LocalDate,
  items: Type.Integer(),
  cents: Type.Integer({ description: 'About, before savings.' }),
  changes: Type.Array(Type.Object({ name: Type.String(), percent: Type.Integer(), needsTap: Type.Boolean() })),
  swapped: Type.Optional(names),
  left: Type.Optional(LeftOut),
  ending: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), endsOn: LocalDate }), {
      description: 'Clipped coupons of its items that end before it.',
    }),
  ),
});
const RunOrdered = Type.Object({
  code: Type.Literal('RUN_ORDERED'),
  date: LocalDate,
  items: Type.Integer(),
  storeName: Nullable(Type.String()),
  swapped: names,
  left: LeftOut,
});
const RunNotOrdered = Type.Object({
  code: Type.Literal('RUN_NOT_ORDERED'),
  date: LocalDate,
  why: Nullable(Type.String({ description: 'Why it was refused; null if nothing was left of it.' })),
  left: LeftOut,
});
const RunPriced = Type.Object({
  code: Type.Literal('RUN_PRICED'),
  date: LocalDate,
  totalCents: cents,
  moreCents: Type.Integer({ description: 'What it comes to now, less what was said before.' }),
  left: Type.Array(Type.String(), { description: 'Left out for its price.' }),
});
const PricesRose = Type.Object({ code: Type.Literal('PRICES_ROSE'), names, until: LocalDate });

const draw = {
  programCode: Type.Optional(Type.String()),
  prizeName: Type.String(),
  title: Type.String(),
  claimBy: Nullable(Instant),
  timeZone: Type.String(),
};
const DrawWon = Type.Object({ code: Type.Literal('DRAW_WON'), ...draw });
const ClaimDue = Type.Object({ code: Type.Literal('CLAIM_DUE'), ...draw });
const MembershipEnded = Type.Object({ code: Type.Literal('MEMBERSHIP_ENDED') });
const PasskeyStopped = Type.Object({
  code: Type.Literal('PASSKEY_STOPPED'),
  name: Type.String({ description: 'What the shopper called it.' }),
});
const PrizeBack = Type.Object({
  code: Type.Literal('PRIZE_BACK'),
  prizeId: Type.Optional(Type.String()),
  name: Type.String(),
});

/** What a notice tells, as a code and its parts: whoever shows it puts it into words. */
export const NoticeParts = Type.Union(
  [
    OrderChanged,
    OrderCanceled,
    HoldRefused,
    Refunded,
    RunAhead,
    RunOrdered,
    RunNotOrdered,
    RunPriced,
    PricesRose,
    DrawWon,
    ClaimDue,
    PrizeBack,
    MembershipEnded,
    PasskeyStopped,
  ],
  { $id: 'NoticeParts', description: 'What a notice tells, by its code.' },
);
export type NoticeParts = Static<typeof NoticeParts>;
/** The parts of one code. */
export type PartsOf<Code extends NoticeParts['code']> = Extract<NoticeParts, { code: Code }>;
