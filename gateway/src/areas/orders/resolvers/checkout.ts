import type { CheckoutResolvers, QuoteLineChangeResolvers } from '../../../generated/resolvers.ts';
import { money } from '../../../shared/money.ts';
import { productAt } from '../../cart/published.ts';
import { savedCents } from '../../cart/rules/sums.ts';
import { checkoutNotices, checkoutProblems, holdText, paymentChoices, tipsOf } from '../rules/checkout-words.ts';
import { handOverOf } from '../rules/hand-over.ts';
import { listOfCheckout, orderSums } from '../rules/order-sums.ts';
import { gamePoints } from '../rules/order-words.ts';
import { differenceOf, nameOfChange, textOfChange } from '../rules/quote-changes.ts';
import { heldSlot, slotDays } from '../rules/slots.ts';
import { timeNotes } from '../rules/unfit-times.ts';
import { snapShare } from '../rules/snap.ts';
import { substitutionText } from '../rules/substitution-text.ts';
import type { CheckoutModel } from '../models.ts';
import { texts } from '../texts/index.ts';
import { timesOf } from './checkout-times.ts';

/** A fee is known once a time is chosen, or when none is needed. */
const feeOf = ({ choices: { channel, slot, feeCents } }: CheckoutModel): number | null =>
  slot === null && (channel === 'PICKUP' || channel === 'DELIVERY') ? null : feeCents;

export const Checkout: CheckoutResolvers = {
  id: ({ choices }) => choices.cartId,
  cart: ({ cart }) => ({ cart }),
  quoteId: ({ choices }) => choices.quote.quoteId,
  channels: ({ choices }) => choices.channels,
  channel: ({ choices }) => choices.channel,
  days: async (model, { channel }, context) =>
    slotDays(
      await timesOf(model, channel ?? model.choices.channel, context),
      model.timeZone,
      context.clock.now(),
      context.language,
    ),
  timeNotes: async (model, _, context) =>
    timeNotes(await timesOf(model, model.choices.channel, context), model.cart.lines, model.timeZone, context.language),
  slot: ({ choices, timeZone }, _, { clock, language }) => heldSlot(choices.slot, timeZone, clock.now(), language),
  handOver: async ({ choices }, _, { sources, language }) =>
    handOverOf(choices.handOver, await sources.stores.store(choices.storeId).catch(() => null), language),
  substitutionText: ({ cart }, _, { language }) => substitutionText(cart.program === 'mkp' ? [] : cart.lines, language),
  payments: ({ choices }, _, { language }) => paymentChoices(choices, language),
  paymentId: ({ choices }) => choices.paymentId,
  snap: ({ choices }, _, { language }) => snapShare(choices, language),
  purchaseOrder: ({ choices: { purchaseOrder: given } }, _, { language }) =>
    given ? { number: given.number, hint: texts[language].purchaseOrder.hint(given.longest) } : null,
  tip: ({ choices: { tipCents } }) => (tipCents > 0 ? money(tipCents) : null),
  tips: ({ choices }) => tipsOf(choices).map(money),
  sums: (model, _, { language }) => {
    const { choices, cart } = model;
    return orderSums(
      { ...choices, feeCents: feeOf(model) },
      listOfCheckout(cart.cartSummary.availableItemQuantity, language),
      language,
    );
  },
  savings: ({ choices }) => {
    const saved = savedCents(choices.quote.totals);
    return saved > 0 ? money(saved) : null;
  },
  total: ({ choices }) => money(choices.totalCents),
  holdText: ({ choices }, _, { language }) => holdText(choices, language),
  hold: ({ choices: { holdCents } }) => (holdCents > 0 ? money(holdCents) : null),
  pointsText: ({ cart: { earns } }, _, { language }) => {
    const points = Math.max(0, ...earns.map((each) => each.points));
    return points > 0 ? texts[language].points.about(gamePoints(points, language)) : null;
  },
  notices: ({ choices }, _, { language }) => checkoutNotices(choices, language),
  problems: ({ choices, cart }, _, { language }) => checkoutProblems(choices, language, cart.lines),
};

export const QuoteLineChange: QuoteLineChangeResolvers = {
  lineId: ({ change }) => change.entryId,
  name: ({ change }, _, { language }) => nameOfChange(change, language),
  product: ({ change: { itemId }, cart }, _, context) =>
    itemId === null || cart === null ? null : productAt(itemId, cart, context),
  text: ({ change }, _, { language }) => textOfChange(change, language),
  before: ({ change: { beforeCents } }) => (beforeCents === null ? null : money(beforeCents)),
  after: ({ change: { afterCents } }) => (afterCents === null ? null : money(afterCents)),
  differenceText: ({ change }, _, { language }) => differenceOf(change, language),
};
