import { type RawBuilder, sql } from 'kysely';
import type { Exclusion } from '../rules/asked/exclusions.ts';
import type { PriceAsked } from '../rules/asked/price-asked.ts';
import { bitsOf } from '../rules/facets.ts';
import { placesWithin } from '../rules/demand.ts';
import { allergens, type Channel, channels, type Program } from '../rules/product.ts';
import { likely } from '../rules/types/product-type.ts';
import type { SearchWords, SpanishWords, TypesMeant } from '../rules/search-query.ts';

/** What limits a search before anything is counted. */
export interface Scope {
  shelfIds?: readonly string[] | undefined;
  departments?: readonly string[] | undefined;
  sellerId?: string | undefined;
  program?: Program | undefined;
  /** Only what people eat or drink. */
  isFood?: boolean | undefined;
  /** What a product has to cost at the store. */
  price?: PriceAsked | null | undefined;
  /** What a product mustn't have; one that doesn't state enough to tell is left out. */
  without?: readonly Exclusion[] | undefined;
  /** Those that are left out because they don't state enough, instead of those that are found. */
  isUnstated?: boolean | undefined;
}

/** What is looked for: words, certain products, or everything, in a scope. */
export type Matching = Scope &
  ({ words: SearchWords; or?: SearchWords } | { bpns: readonly string[] } | { everything: true });

/** The columns of `catalog.search_offer` and `catalog.inventory_was` that belong to a channel. */
const columnOf: Readonly<Record<Channel, 'delivery' | 'pickup' | 'in_store' | 'shipping'>> = {
  DELIVERY: 'delivery',
  PICKUP: 'pickup',
  IN_STORE: 'in_store',
  SHIPPING: 'shipping',
};

/** The bits of the channels that count: the chosen one's, or all. */
export const eligible = (channel: Channel | undefined): number =>
  channel ? 1 << channels.indexOf(channel) : (1 << channels.length) - 1;

const stems = (query: string): RawBuilder<unknown> => sql`to_tsquery('catalog.stems', ${query})`;

/** Whether a Spanish name has words. */
function spanishHas({ all, beginning }: SpanishWords): RawBuilder<unknown> {
  const asked = [
    ...(all === null ? [] : [sql`to_tsquery('catalog.spanish', ${all})`]),
    ...(beginning === null ? [] : [sql`to_tsquery('catalog.written', ${beginning})`]),
  ];
  return asked.length === 0 ? sql`false` : sql`product.spanish @@ (${sql.join(asked, sql` && `)})`;
}

/** Whether words match: by their stems, the beginning of one as it is written as well, or those of a Spanish name. */
function matches({ all, beginning, types, spanish }: SearchWords): RawBuilder<unknown> {
  const asked = all === null ? null : stems(all);
  const either = [...(asked === null ? [] : [asked]), ...(types ? [ofTypes(types)] : [])];
  const isOnlyBegun = asked === null && beginning !== null;
  const whole = isOnlyBegun || either.length === 0 ? [] : [sql`product.document @@ (${sql.join(either, sql` || `)})`];
  const begun =
    beginning === null
      ? []
      : [sql`product.words @@ (${stems(beginning)} || to_tsquery('catalog.written', ${beginning}))`];
  const english = sql`(${sql.join([...whole, ...begun], sql` and `)})`;
  const words = spanish ? sql`(${english} or ${spanishHas(spanish)})` : english;
  // What is for pets is found by those who ask for it.
  return types && beginning === null && types.department !== 'pet-care'
    ? sql`(${words} and product.shelf_id not like 'pet-care.%')`
    : words;
}

/** The query that finds products of these types. */
function ofTypes({ ids, rest, part }: Pick<TypesMeant, 'ids' | 'rest' | 'part'>): RawBuilder<unknown> {
  if (part) return sql`(${ofTypes({ ids, rest })} || ${ofTypes(part)})`;
  const some = sql`${ids.flatMap((id) => [id, likely + id].map(typeLexeme)).join(' | ')}::tsquery`;
  return rest === null ? some : sql`(${some} && ${stems(rest)})`;
}

/** A type as it stands in documents: no word begins with its sign. */
const typeLexeme = (id: string): string => `'=${id}'`;

/** What a search may need of a product beyond what every search reads. */
export type Wanted = 'score' | 'popularity' | 'name' | 'order_es' | 'wine_body' | 'wine_grape' | 'wine_region';

/** Whether a `product` is what is looked for. */
export function matched(given: Matching): RawBuilder<unknown> {
  const { shelfIds, departments, sellerId, program } = given;
  const all = [
    ...('words' in given
      ? [given.or ? sql`(${matches(given.words)} or ${matches(given.or)})` : matches(given.words)]
      : []),
    ...('bpns' in given ? [sql`product.number = any(${given.bpns.map(Number)}::int[])`] : []),
    ...(shelfIds ? [sql`product.shelf_id = any(${shelfIds}::text[])`] : []),
    ...(departments ? [sql`split_part(product.shelf_id, '.', 1) = any(${departments}::text[])`] : []),
    ...(sellerId === undefined ? [] : [sql`product.seller_id = ${sellerId}`]),
    ...(program === undefined ? [] : [sql`product.program = ${program}`]),
    ...(given.isFood ? [sql`product.shelf_id !~ ${notFood}`] : []),
    ...(given.without && given.without.length > 0 ? [hasNoneOf(given.without, given.isUnstated ?? false)] : []),
  ];
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

/** The beginnings of the shelves of what isn't eaten. */
const notFood = '^(paper-cleaning-home|personal-care-health|pet-care|flowers-decor|baby-care)\\.';

/** Whether a `product` has nothing that is excluded: as it states, or else as its name says. */
function hasNoneOf(without: readonly Exclusion[], isUnstated: boolean): RawBuilder<unknown> {
  const judged = without.map((exclusion) => judgedBy(exclusion));
  const hasNone = judged.map(({ has }) => sql`not ${has}`);
  const unknown = sql.join(
    judged.map((each) => each.unknown),
    sql` or `,
  );
  return sql`exists (select from catalog.search_stated as stated where stated.number = product.number
    and ${sql.join(hasNone, sql` and `)} and ${isUnstated ? sql`(${unknown})` : sql`not (${unknown})`})`;
}

function judgedBy({ allergens: excluded, ingredients, named, claim, isClaimBelieved }: Exclusion) {
  const claims = sql`product.document @@ ${stems(claim)}`;
  const signs = [
    sql`coalesce(stated.allergens & ${sql.lit(bitsOf(allergens, excluded))} <> 0, false)`,
    ...(ingredients === null ? [] : [sql`coalesce(stated.ingredients @@ ${stems(ingredients)}, false)`]),
    ...(named === null ? [] : [sql`product.document @@ ${stems(named)}`]),
  ];
  const states = sql`(${sql.join(signs, sql` or `)})`;
  return {
    has: isClaimBelieved ? sql`(${states} and not ${claims})` : states,
    unknown: sql`(stated.allergens is null and not ${claims})`,
  };
}

/** What an `offer` costs in a channel, but for the end of its promotion; null when it isn't carried there. */
export const priceIn = (channel: Channel | undefined): RawBuilder<unknown> =>
  channel ? sql`coalesce(${sql.ref(`offer.${columnOf[channel]}_cents`)}, offer.all_cents)` : sql`offer.all_cents`;

/** Whether an `offer` is one of a channel: it has a price there. */
export const carriedIn = (channel: Channel | undefined): RawBuilder<unknown> => sql`${priceIn(channel)} is not null`;

/** What a product is counts more than any words it has: the likeliest of several types most, what is only likely least. */
const typePoints = 10;
const likeliestType = 8;
const departmentPoints = 5;
/** Less than a name in its department that says so. */
const likelyPoints = 3;
/** Less than any type that is meant, and more than words. */
const partPoints = 15;

const longName = 60;

/** Below it, popularity decides. */
const aPoint = 10_000_000;

/** What decides between products that match as well: how well they sell, and of what sells alike, the plainest name. */
export const worth: RawBuilder<unknown> = sql`least(product.popularity + greatest(0, ${sql.lit(longName)} - length(product.name)), ${sql.lit(placesWithin.popularity)})`;

/** How well a product matches, and among those that match as well, what comes first, and what it is worth. */
export function scoreOf(given: Matching, places?: OfferQuery['places']): RawBuilder<unknown> {
  const points = ('words' in given ? given.words.merits : []).map(({ query, spanish, points: merit }) => {
    const isThere = sql`product.document @@ ${stems(query)}`;
    const either = spanish ? sql`(${isThere} or ${spanishHas(spanish)})` : isThere;
    return sql`(${either})::int * ${sql.lit(merit * aPoint)}`;
  });
  const types = 'words' in given ? given.words.types : undefined;
  const ids = types?.ids ?? [];
  const ofType = ids.flatMap((id, at) => [
    pointsOf(typeLexeme(id), Math.max(2, likeliestType - at) * typePoints),
    pointsOf(typeLexeme(likely + id), likelyPoints),
  ]);
  const ofPart = types?.part
    ? [sql`(product.document @@ ${ofTypes(types.part)})::int * ${sql.lit(partPoints * aPoint)}`]
    : [];
  return sql.join(
    [
      ...(ofType.length === 0 ? [] : [sql`greatest(${sql.join([...ofType, ...ofPart])})`]),
      ...(types && types.department !== '' ? [inDepartment(types.department)] : []),
      ...points,
      worth,
      ...(places?.size ? [placeIn(places)] : []),
    ],
    sql` + `,
  );
}

/** The department that a word belongs to comes before others; what isn't eaten comes last when something to eat is meant. */
function inDepartment(department: string): RawBuilder<unknown> {
  const isIn = sql`(product.shelf_id like ${`${department}.%`})::int * ${sql.lit(departmentPoints * aPoint)}`;
  return new RegExp(notFood).test(`${department}.`)
    ? isIn
    : sql`${isIn} - (product.shelf_id ~ ${notFood})::int * ${sql.lit(departmentPoints * aPoint)}`;
}

/** The place of a `product` among these, or 0. */
const placeIn = (places: ReadonlyMap<number, number>): RawBuilder<unknown> =>
  sql`coalesce((${JSON.stringify(Object.fromEntries(places))}::jsonb ->> product.number::text)::int, 0)`;

const pointsOf = (lexeme: string, points: number): RawBuilder<unknown> =>
  sql`(product.document @@ ${lexeme}::tsquery)::int * ${sql.lit(points * aPoint)}`;

const pricedWithin = (price: PriceAsked | null | undefined): RawBuilder<unknown> =>
  price ? sql`and price between ${sql.lit(price.low ?? 0)} and ${sql.lit(price.high ?? 2_147_483_647)}` : sql``;

interface OfferQuery {
  storeId: string;
  channel?: Channel | undefined;
  /** The store's day, `YYYY-MM-DD`: after a sale's last day the regular price counts. */
  day: string;
  matching: Matching;
  after?: { snapshot: string } | undefined;
  /** What comes first among what matches as well. */
  places?: ReadonlyMap<number, number> | undefined;
  /** Products are tried one by one, until there are enough; otherwise scores are worked out before anything is joined. */
  walks?: boolean;
  /** Reads only what has a promotion in some channel, now or as the first page saw it. */
  promoted?: boolean;
}

/** The last day of an `offer`'s last promotion, as the index `search_offer_deal` has it. */
const lastDeal = sql`greatest(offer.all_deal_until, offer.delivery_deal_until, offer.pickup_deal_until,
  offer.in_store_deal_until, offer.shipping_deal_until)`;

/** Whether an `offer` has a promotion that runs, or had one when the first page was seen. */
function isPromoted({ storeId, day, after }: OfferQuery): RawBuilder<unknown> {
  const runs = sql`${lastDeal} >= ${day}::date`;
  if (!after) return runs;
  return sql`offer.number = any(array(
    select offer.number from catalog.search_offer as offer where offer.store_id = ${storeId} and ${runs}
    union select number from was_price))`;
}

/** Prices and stock from before the changes that a first page's snapshot hasn't seen; nothing for a first page. */
export function asOf({
  storeId,
  channel,
  after,
}: Pick<OfferQuery, 'storeId' | 'channel' | 'after'>): RawBuilder<unknown> {
  if (!after) return sql``;
  return sql`
    seen as materialized (select ${after.snapshot}::pg_snapshot as snapshot),
    was_price as materialized (
      select distinct on (bpn, channel) bpn::int as number, channel, price_cents, deal_until, regular_cents
      from catalog.price_was, seen
      where store_id = ${storeId} and channel in ('ALL', ${channel ?? 'ALL'})
        and changed_by >= pg_snapshot_xmin(snapshot) and not pg_visible_in_snapshot(changed_by, snapshot)
      order by bpn, channel, seq
    ), was_stock as materialized (
      select distinct on (bpn) bpn::int as number, catalog.channel_bits(delivery, pickup, in_store, shipping) as stock
      from catalog.inventory_was, seen
      where store_id = ${storeId}
        and changed_by >= pg_snapshot_xmin(snapshot) and not pg_visible_in_snapshot(changed_by, snapshot)
      order by bpn, seq
    ),`;
}

/**
 * What matches and is carried, as a table `offered`: the product's columns, `price`, `deal_until`, and `can`, the bits of
 * the channels it can go through now. `whole` asks whether these words match as well.
 */
export function offered(query: OfferQuery, wanted: readonly (Wanted | { whole: SearchWords })[]): RawBuilder<unknown> {
  const { storeId, channel, day, matching, after, places, walks = false, promoted = false } = query;
  const own = channel && columnOf[channel];
  const now = (column: string) => ({
    cents: sql.ref(`offer.${column}_cents`),
    until: sql.ref(`offer.${column}_deal_until`),
    regular: sql.ref(`offer.${column}_regular_cents`),
  });
  // As rules/price-today.ts says it.
  const priced = ({ cents, until, regular }: ReturnType<typeof now>) => ({
    cents: sql`case when ${until} < ${day}::date then coalesce(${regular}, ${cents}) else ${cents} end`,
    until,
  });
  const asSeen = (column: string, table: string) => {
    const { cents, until, regular } = now(column);
    const isSame = sql`${sql.ref(`${table}.number`)} is null`;
    return {
      cents: sql`case when ${isSame} then ${cents} else ${sql.ref(`${table}.price_cents`)} end`,
      until: sql`case when ${isSame} then ${until} else ${sql.ref(`${table}.deal_until`)} end`,
      regular: sql`case when ${isSame} then ${regular} else ${sql.ref(`${table}.regular_cents`)} end`,
    };
  };
  const everywhere = priced(after ? asSeen('all', 'was_all') : now('all'));
  const here = own && priced(after ? asSeen(own, 'was_own') : now(own));
  const extra = wanted.map((each) => {
    if (typeof each === 'object') return sql`, ${matches(each.whole)} as is_whole`;
    return each === 'score' ? sql`, ${scoreOf(matching, places)} as score` : sql`, ${sql.ref(`product.${each}`)}`;
  });
  const stock = after ? sql`coalesce(was_stock.stock, offer.stock)` : sql`offer.stock`;
  return sql`(
    select *, case when price > 0 then channels & stock else 0 end as can from (
      select product.*, ${stock} as stock,
        ${here ? sql`coalesce(${here.cents}, ${everywhere.cents})` : everywhere.cents} as price,
        ${here ? sql`case when ${here.cents} is not null then ${here.until} else ${everywhere.until} end` : everywhere.until} as deal_until
      from (
        select number, shelf_id, brand_id, size, diets, channels ${sql.join(extra, sql``)}
        from catalog.search_product as product where ${matched(matching)}
        ${walks ? sql`` : sql`offset 0`}
      ) as product
      join catalog.search_offer as offer on offer.store_id = ${storeId} and offer.number = product.number
        ${promoted ? sql`and ${isPromoted(query)}` : sql``}
      ${after ? sql`left join was_price as was_all on was_all.number = product.number and was_all.channel = 'ALL'` : sql``}
      ${after && channel ? sql`left join was_price as was_own on was_own.number = product.number and was_own.channel = ${channel}` : sql``}
      ${after ? sql`left join was_stock on was_stock.number = product.number` : sql``}
    ) as carried where price is not null ${pricedWithin(matching.price)}
  ) as offered`;
}
