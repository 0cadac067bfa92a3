import DataLoader from 'dataloader';
import type { GatewayContext } from '../../context.ts';
import type { OfferNames } from '../../generated/rest.ts';
import { gameWords } from '../games/published.ts';
import { prizeNamed } from '../games/rules/words/game-words.ts';
import type { Language } from '../../shared/language.ts';
import { couponTitle } from './rules/coupon-names.ts';
import { dealTitle } from './rules/card/deal-words.ts';

/** What a cart or an order says of an offer. */
interface OfferName {
  /** $1.50 off Meadow Lane Butter. */
  title: string;
  /** Its last day, store time: 2026-08-31. */
  endsOn: string;
  /** What it pays in points; 0 if it takes off money. */
  points: number;
  /** Is it for members of FreshPass only (S-92)? */
  forMembers: boolean;
}

type Loader = DataLoader<string, OfferName | null>;
const loaders = new WeakMap<GatewayContext, Loader>();

/** As many as one call may name. */
const mostInCall = 50;

/**
 * What offers are called, whoever of a visit asks: carts, their lines, and orders share the calls. An offer without a name is
 * left out: for guests all are, and those that can't be loaded; a price is shown without them.
 */
export async function offerNames(
  context: GatewayContext,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, OfferName>> {
  if (offerIds.length === 0 || (await context.session.shopper()) === null) return new Map();
  let loader = loaders.get(context);
  if (!loader) loaders.set(context, (loader = openLoader(context)));
  const names = await loader.loadMany(offerIds);
  return new Map(
    names.flatMap((name, index) => (name === null || name instanceof Error ? [] : [[offerIds[index]!, name] as const])),
  );
}

/** What an offer is called in a sentence; empty if it has no name of its own. */
const nameOf = ({ name = '', ...offer }: OfferNames['offers'][number], language: Language): string =>
  couponTitle({ brand: null, name, ...offer }, language);

const openLoader = (context: GatewayContext): Loader =>
  new DataLoader<string, OfferName | null>(
    async (offerIds) => {
      const { sources, log, language } = context;
      const words = await gameWords(context);
      const offers = await sources.offers.names(offerIds).catch((error: unknown): OfferNames['offers'] => {
        log.warn({ err: error }, 'the names of offers could not be loaded');
        return [];
      });
      const byId = new Map(offers.map((offer) => [offer.offerId, offer]));
      return offerIds.map((offerId) => {
        const found = byId.get(offerId);
        return found
          ? {
              title:
                dealTitle({ ...found, name: nameOf(found, language) }, language) ??
                prizeNamed(words, found.prizeId, found.title).name,
              endsOn: found.endLocal.slice(0, 'YYYY-MM-DD'.length),
              points: found.points,
              forMembers: found.forMembers,
            }
          : null;
      });
    },
    { maxBatchSize: mostInCall },
  );
