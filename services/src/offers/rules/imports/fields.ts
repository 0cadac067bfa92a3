import { fieldNames } from '../../../platform/imports/field-names.ts';

/** Names that columns have in files of offers, by ours. */
const aliases = {
  offerId: 'offerid id couponid',
  gs1: 'gs1 ai8110 8110 databar couponcode',
  name: 'name title offername',
  brand: 'brand brandname',
  description: 'description details',
  terms: 'terms disclaimer',
  type: 'type offertype',
  discount: 'discount discounttype',
  value: 'value savingsvalue savevalue',
  buy: 'buy minqty minquantity quantity',
  get: 'get free getqty',
  spend: 'spend mincents minspend minimum',
  points: 'points rewardpoints',
  upcs: 'upcs upc upclist gtins gtin products',
  department: 'department departmentid category',
  startsOn: 'startson startdate starts start',
  endsOn: 'endson enddate ends end expires expirationdate',
  usage: 'usage usagetype',
  uses: 'uses perhousehold ordersperhousehold',
  perDay: 'perday ordersperday',
  times: 'times maxapplications timesperorder',
  banners: 'banners banner',
  divisions: 'divisions division',
  stores: 'stores storeids storeid',
  channels: 'channels channel',
  budget: 'budget',
  clipLimit: 'cliplimit clips',
  stackGroup: 'stackgroup',
  events: 'events event',
  imageId: 'imageid image',
  boxTop: 'boxtop boxtops',
} as const;
export type OfferField = keyof typeof aliases;
/** A record of an offer by our names for its fields; one that the file lacks is empty. */
export type OfferFields = Readonly<Record<OfferField, string>>;

export const { fieldOf, fieldsFrom } = fieldNames<OfferField>(aliases);

/** What a record is. */
export type OfferKind = readonly ['offer'];

/** A record with these fields is an offer; or what it would need, in words. */
export const kindsOf = (has: ReadonlySet<OfferField>): OfferKind | string =>
  has.has('gs1') || (has.has('offerId') && has.has('name') && (has.has('discount') || has.has('points')))
    ? ['offer']
    : 'An offer needs gs1, or offerId, name, and discount or points.';
