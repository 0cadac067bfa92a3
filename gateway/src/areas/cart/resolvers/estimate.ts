import { GraphQLError } from 'graphql';
import type { CartEstimateResolvers, EstimateLineResolvers, QueryResolvers } from '../../../generated/resolvers.ts';
import type { CartEstimateBody } from '../../../generated/rest.ts';
import { cartOwner } from '../../../session/cart-owner.ts';
import { orderInEdit } from '../../../session/order-cookies.ts';
import { money } from '../../../shared/money.ts';
import { askedChanges, mostChanges } from '../rules/asked-changes.ts';
import { hintsOf } from '../rules/hints.ts';
import { couponText, spokenAmount } from '../rules/line-words.ts';
import { savedCents, sumsOf } from '../rules/sums.ts';
import { sumOfQuotes } from '../rules/sum-of-quotes.ts';
import { texts } from '../texts/index.ts';
import { cartShopOf, inOurWords } from '../visit-carts.ts';
import { hintLine } from './cart.ts';

export const estimateQuery: Pick<QueryResolvers, 'cartEstimate'> = {
  async cartEstimate(_, { lines }, context) {
    if (lines.length > mostChanges)
      throw new GraphQLError(texts[context.language].tooManyChanges(mostChanges), {
        extensions: { code: 'BAD_USER_INPUT', status: 400 },
      });
    const asked = askedChanges({ add: [...lines] }, () => undefined);
    // What could be no product, quantity, or weight can't be added either.
    const items = asked.flatMap((each, index): CartEstimateBody['items'] =>
      each.isRefused ? [] : [estimated(each.item, lines[index]?.counts ?? true)],
    );
    if (items.length === 0) return { carts: [], others: [] };
    try {
      const [owner, shop] = await Promise.all([cartOwner(context), cartShopOf(context)]);
      const orderNumber = orderInEdit(context.jar)?.orderNumber;
      return await context.sources.cart.estimate(owner, shop, { items, orderNumber });
    } catch (error) {
      throw inOurWords(context, error);
    }
  },
};

const estimated = (
  { itemId = '', qty = 1, selectedWeight }: { itemId?: string; qty?: number; selectedWeight?: number },
  counted: boolean,
): CartEstimateBody['items'][number] => ({
  itemId,
  qty,
  ...(selectedWeight === undefined ? {} : { selectedWeight }),
  counted,
});

export const CartEstimate: CartEstimateResolvers = {
  sums({ carts }, _, { language }) {
    const fees = carts.flatMap(({ shippingCents }) => shippingCents ?? []);
    const feeCents = fees.length > 0 ? fees.reduce((sum, cents) => sum + cents, 0) : null;
    return sumsOf(sumOfQuotes(carts.map(({ quote }) => quote)), { feeCents, channel: 'SHIPPING' }, language);
  },
  savings({ carts }) {
    const saved = savedCents(sumOfQuotes(carts.map(({ quote }) => quote)).totals);
    return saved > 0 ? money(saved) : null;
  },
  total: ({ carts }) => money(carts.reduce((sum, { cartSummary }) => sum + cartSummary.totalEstimatedPrice, 0)),
  lines: ({ carts, others }) => [...carts.flatMap(({ lines }) => lines), ...others],
  hints: ({ carts }, _, { language }) =>
    carts.flatMap(({ quote, lines }) => {
      const known = lines.map((line) => hintLine(line, language));
      return hintsOf(quote, known, new Map(), language).flatMap(({ lineId, addQuantity, ticketText, text }) => {
        const line = lines.find(({ entryId }) => entryId === lineId);
        return line ? [{ productId: line.itemId, addQuantity, ticketText, text }] : [];
      });
    }),
};

export const EstimateLine: EstimateLineResolvers = {
  productId: ({ itemId }) => itemId,
  amount: ({ netCents }) => money(netCents),
  was: ({ regularCents, netCents }) => (regularCents > netCents ? money(regularCents) : null),
  spokenAmount: (line, _, { language }) => spokenAmount(line, language),
  couponText: (line, _, { language }) => couponText(line, language),
};
