import { frontPhotos, photosTable } from '../../catalog/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { referenceData } from '../../platform/reference-data/reference-data.ts';
import { mostCents, type OfferRecord } from '../rules/record.ts';
import { couponDb, type OfferRow } from './tables.ts';

/** Every offer, by id and by product. */
export interface OfferBook {
  byId: ReadonlyMap<string, OfferRecord>;
  byUpc: ReadonlyMap<string, readonly OfferRecord[]>;
}

const book = referenceData({
  name: 'offers',
  tables: ['offers.offer', photosTable],
  load: async (db): Promise<OfferBook> => {
    const rows = await couponDb(db).selectFrom('offers.offer').selectAll().orderBy('offer_id').execute();
    const photos = await frontPhotos(db);
    const photoOf = ({ card: { pictureId } }: OfferRecord) =>
      (pictureId === null ? undefined : photos.get(pictureId)) ?? null;
    return bookOf(rows.map(recordOf).map((offer) => ({ ...offer, photo: photoOf(offer) })));
  },
});

/** All offers, from memory. */
export const offerBook = (db: Database): Promise<OfferBook> => book.read(db);

/** The offers with these ids: from memory, or inside a transaction just their rows. */
export async function offersById(db: Database, offerIds: readonly string[]): Promise<ReadonlyMap<string, OfferRecord>> {
  if (offerIds.length === 0) return new Map();
  if (!db.isTransaction) {
    const { byId } = await offerBook(db);
    return new Map(offerIds.flatMap((id) => (byId.has(id) ? [[id, byId.get(id)!] as const] : [])));
  }
  const rows = await couponDb(db)
    .selectFrom('offers.offer')
    .selectAll()
    .where('offer_id', 'in', [...offerIds])
    .execute();
  return new Map(rows.map((row) => [row.offer_id, recordOf(row)]));
}

function bookOf(offers: readonly OfferRecord[]): OfferBook {
  const byUpc = new Map<string, OfferRecord[]>();
  for (const offer of offers)
    for (const upc of offer.upcs) {
      const list = byUpc.get(upc);
      if (list) list.push(offer);
      else byUpc.set(upc, [offer]);
    }
  return { byId: new Map(offers.map((offer) => [offer.offerId, offer])), byUpc };
}

const recordOf = (row: OfferRow): OfferRecord => ({
  offerId: row.offer_id,
  externalId: row.external_id,
  pgm: row.pgm,
  offerType: row.offer_type,
  subPgm: row.sub_pgm,
  programType: row.program_type,
  programSubType: row.program_sub_type,
  proto: row.proto,
  funding: row.funding,
  stackGroup: row.stack_group,
  usageType: row.usage_type,
  ordersEach: row.orders_each,
  ordersADay: row.orders_a_day,
  banners: row.banners,
  divisions: row.divisions,
  stores: row.stores,
  channels: row.channels,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  departmentId: row.department_id,
  category: row.category,
  events: row.events,
  upcs: row.upcs,
  rule: row.rule,
  card: row.card,
  purchaseRank: row.purchase_rank,
  arrivalRank: row.arrival_rank,
  changedAt: row.changed_at,
});

/** An offer with what limits it over all households. */
export interface OfferDraft extends Omit<OfferRecord, 'changedAt'> {
  clipLimit?: number | null;
  budgetCents?: number | null;
}

/** The columns of an offer, but for the moment of its last change. */
export const offerRow = (draft: Omit<OfferRecord, 'changedAt'>) => ({
  offer_id: draft.offerId,
  external_id: draft.externalId,
  pgm: draft.pgm,
  offer_type: draft.offerType,
  sub_pgm: draft.subPgm,
  program_type: draft.programType,
  program_sub_type: draft.programSubType,
  proto: draft.proto,
  funding: draft.funding,
  stack_group: draft.stackGroup,
  usage_type: draft.usageType,
  orders_each: draft.ordersEach,
  orders_a_day: draft.ordersADay,
  banners: draft.banners && [...draft.banners],
  divisions: draft.divisions && [...draft.divisions],
  stores: draft.stores && [...draft.stores],
  channels: draft.channels && [...draft.channels],
  starts_on: draft.startsOn,
  ends_on: draft.endsOn,
  department_id: draft.departmentId,
  category: draft.category,
  events: [...draft.events],
  upcs: [...draft.upcs],
  rule: draft.rule,
  card: draft.card,
  purchase_rank: draft.purchaseRank,
  arrival_rank: draft.arrivalRank,
});

const asJson = <Row extends { rule: object; card: object }>(row: Row) => ({
  ...row,
  rule: JSON.stringify(row.rule),
  card: JSON.stringify(row.card),
});

/**
 * Writes offers; one that is there already is replaced, and stays what it was clipped and used as (T-11).
 * @throws Error for a budget of an offer of which nobody knows what an order may take off
 */
export async function publishOffers(trx: Database, drafts: readonly OfferDraft[], at: Temporal.Instant): Promise<void> {
  const rows = drafts.map((draft) => ({ ...offerRow(draft), changed_at: at })).map(asJson);
  const [first] = rows;
  if (!first) return;
  const columns = (Object.keys(first) as (keyof typeof first)[]).filter((name) => name !== 'offer_id');
  for (let start = 0; start < rows.length; start += 100)
    await couponDb(trx)
      .insertInto('offers.offer')
      .values(rows.slice(start, start + 100))
      .onConflict((conflict) =>
        conflict
          .column('offer_id')
          .doUpdateSet((of) => Object.fromEntries(columns.map((name) => [name, of.ref(`excluded.${name}`)]))),
      )
      .execute();
  const boundless = drafts.find((draft) => draft.budgetCents != null && mostCents(draft) === null);
  if (boundless) throw new Error(`offer ${boundless.offerId} has a budget, and no value to hold against it`);
  const limited = drafts.filter(({ clipLimit, budgetCents }) => clipLimit != null || budgetCents != null);
  if (limited.length === 0) return;
  await couponDb(trx)
    .insertInto('offers.allowance')
    .values(
      limited.map(({ offerId, clipLimit = null, budgetCents = null }) => ({
        offer_id: offerId,
        clip_limit: clipLimit,
        budget_cents: budgetCents,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('offer_id').doUpdateSet((of) => ({
        clip_limit: of.ref('excluded.clip_limit'),
        budget_cents: of.ref('excluded.budget_cents'),
      })),
    )
    .execute();
}

/** Are there any offers yet? */
export async function hasOffers(trx: Database): Promise<boolean> {
  return (await couponDb(trx).selectFrom('offers.offer').select('offer_id').limit(1).executeTakeFirst()) !== undefined;
}
