import { optionName } from '../../catalog/rules/names/option-name.ts';
import type { GatewayContext } from '../../../context.ts';
import type {
  Availability,
  CartLineResolvers,
  SavedLineResolvers,
  SubstitutionResolvers,
} from '../../../generated/resolvers.ts';
import { money } from '../../../shared/money.ts';
import { availability, availableUnseen, onlyLeft, unavailableFor } from '../../catalog/rules/availability.ts';
import { channelOf } from '../../catalog/rules/channel-words.ts';
import { metaText, spokenAmount, weightText } from '../rules/line-words.ts';
import { poundsText, priceSteps } from '../rules/price-steps.ts';
import { asAdded, fullName } from '../../catalog/rules/names/product-name.ts';
import { sizeOf } from '../../catalog/rules/size-of.ts';
import { spokenName } from '../../catalog/rules/names/spoken-name.ts';
import type { CartLineModel } from '../models.ts';
import { offerFacts } from '../offer-facts.ts';
import { dealTextOf, volumeTextOf } from './cart.ts';
import { brandedName, productAt } from './line-products.ts';

/** What a line says of itself, in the cart or kept for later. */
const ofLine = {
  id: ({ line }) => line.entryId,
  productId: ({ line }) => line.itemId,
  product: ({ line, cart }, _, context) => productAt(line.itemId, cart, context),
  name: ({ line, cart }, _, context) => brandedName(line, cart, context),
  async spokenName({ line, cart }, _, context) {
    const model = await productAt(line.itemId, cart, context);
    if (!model) return line.name;
    const { product } = model;
    return spokenName(product, context.language, fullName(asAdded(product, line.name), context.language));
  },
  async metaText({ line, cart }, _, context) {
    const model = await productAt(line.itemId, cart, context);
    return metaText(
      line,
      {
        size: model && sizeOf(model.product, context.language),
        dealText: dealTextOf(line, context.language),
        volumeText: volumeTextOf(line, cart, context.language),
      },
      context.language,
    );
  },
  quantity: ({ line }) => line.quantity,
  weightText: ({ line }, _, { language }) => weightText(line, language),
  amount: ({ line }) => money(line.netCents),
  was: ({ line }) => (line.regularCents > line.netCents ? money(line.regularCents) : null),
  spokenAmount: ({ line }, _, { language }) => spokenAmount(line, language),
  comments: ({ line }) => line.comments,
  availability: (model, _, context) => availabilityOf(model, context),
} satisfies CartLineResolvers;

export const SavedLine: SavedLineResolvers = {
  ...ofLine,
  cartId: ({ cart }) => cart.cartId,
  inCart: ({ inCart }) => inCart,
  version: ({ cart }) => cart.version,
};

export const CartLine: CartLineResolvers = {
  ...ofLine,
  savedQuantity: ({ line }) => line.savedQty ?? 0,
  weight: ({ line: { selectedWeight } }) => (selectedWeight === null ? null : poundsText(selectedWeight)),
  maximumQuantity: ({ line }) => line.maxPurchaseQty,
  async priceSteps({ line, quoted, cart }, _, context) {
    if (quoted === null) return [];
    const offers = await offerFacts(context, quoted.applied);
    const texts = {
      promoText: dealTextOf(line, context.language),
      volumeText: volumeTextOf(line, cart, context.language),
    };
    const { selectedWeight: weight, unitCents: tagCents } = line;
    return priceSteps(quoted, { weight, tagCents, ...texts, offers }, context.language);
  },
  substitution: ({ line: { substitution }, cart }) => (cart.program === 'mkp' ? null : { substitution, cart }),
  options: ({ line }, _, { language }) => line.options.map(({ name }) => optionName(name, language)),
  optionIds: ({ line }) => line.options.map(({ upcId }) => upcId),
  leftQuantity: ({ line }) => line.leftQuantity ?? null,
};

const reasons = {
  NOT_CARRIED: 'NOT_CARRIED',
  OUT_OF_STOCK: 'OUT_OF_STOCK',
  WRONG_CHANNEL: 'CHANNEL_NOT_OFFERED',
  INACTIVE: 'INACTIVE',
} as const;

/** The service decides whether a line can be had; the product, and the chosen time, say the rest (S-139, S-140, S-144). */
async function availabilityOf({ line, cart }: CartLineModel, context: GatewayContext): Promise<Availability> {
  const model = await productAt(line.itemId, cart, context);
  const said =
    model &&
    availability(
      model.product,
      channelOf(model.product, cart.channel),
      { ...model.shop.circumstances, hours: null },
      context.language,
    );
  if (line.available)
    return line.leftQuantity == null ? (said ?? availableUnseen) : onlyLeft(line.leftQuantity, context.language);
  return said?.state === 'UNAVAILABLE'
    ? said
    : unavailableFor(reasons[line.reasonCode ?? 'OUT_OF_STOCK'], cart.channel, context.language);
}

export const Substitution: SubstitutionResolvers = {
  kind: ({ substitution }) => substitution.kind,
  product: ({ substitution: { kind, itemId }, cart }, _, context) =>
    kind === 'SPECIFIC_ITEM' && itemId !== null ? productAt(itemId, cart, context) : null,
};
