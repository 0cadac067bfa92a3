import type { GatewayContext } from '../../context.ts';

/** What a cart says of the household's clipped offers, by offer id. */
type ClippedFacts = ReadonlyMap<
  string,
  {
    /** $1.50 off Meadow Lane Butter. */
    title: string;
    /** Its last day, store time: 2026-08-31. */
    endsOn: string;
    /** What it pays in points; 0 if it takes off money. */
    points: number;
  }
>;

const none: ClippedFacts = new Map();

/** The household's clipped offers at a store; none for guests, and if they can't be loaded: a price is shown without them. */
export async function clippedFacts({ session, sources, log }: GatewayContext, storeId: string): Promise<ClippedFacts> {
  if ((await session.shopper()) === null) return none;
  try {
    const offers = await sources.offers.clipped(storeId);
    return new Map(
      offers.map(({ offerId, title, endLocal, points }) => [
        offerId,
        { title, endsOn: endLocal.slice(0, 'YYYY-MM-DD'.length), points },
      ]),
    );
  } catch (error) {
    log.warn({ err: error }, 'the names of clipped offers could not be loaded');
    return none;
  }
}
