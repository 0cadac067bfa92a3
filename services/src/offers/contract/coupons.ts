import Type, { type Static } from 'typebox';
import { ProductPhoto } from '../../catalog/index.ts';
import { Instant, literals, Nullable } from '../../platform/http/contract.ts';
import { prototypes } from '../../../../pricing/offer.ts';
import { combinations } from '../rules/combining.ts';
import { icons } from '../rules/icon.ts';
import { offerTypes, programs, usageTypes } from '../rules/offer.ts';
import { dealKinds, dealScopes } from '../rules/terms/deal.ts';
import { continuityUnits } from './offers.ts';

const cents = Nullable(Type.Integer());
const rank = Nullable(Type.Integer({ description: 'Lower comes first.' }));
const moment = (description: string) => Type.String({ description, pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]{12}$' });

const whole = Type.Optional(Type.Integer());

/** A deal in parts: those that its kind has. */
export const CouponDeal = Type.Object(
  {
    kind: literals(dealKinds),
    cents: whole,
    percent: whole,
    points: whole,
    quantity: whole,
    least: Type.Optional(Type.Integer({ description: 'Cents to spend.' })),
    hundredths: Type.Optional(Type.Integer({ description: 'Of a pound, to buy.' })),
    buy: whole,
    get: whole,
    isHalf: Type.Optional(Type.Boolean({ description: 'Half off, not free.' })),
    target: whole,
    units: Type.Optional(literals(['items', 'lb', 'visits', 'dollars'])),
    behavior: Type.Optional(Type.String()),
    isWeighed: Type.Optional(Type.Boolean({ description: 'A price for a pound.' })),
    on: literals(dealScopes),
    isDescribed: Type.Boolean({ description: 'Does `description` say just this? Else it is a text of its own.' }),
  },
  { $id: 'CouponDeal', description: 'What an offer comes to, for whoever words it in another language.' },
);

const offerText = Type.Optional(Type.String({ minLength: 1 }));

export const OfferTexts = Type.Object(
  {
    name: Type.Optional(Type.String({ minLength: 1, description: 'With its brand, if it has one.' })),
    description: offerText,
    longDescription: offerText,
    disclaimer: offerText,
  },
  { $id: 'OfferTexts', description: 'What a retailer has written of an offer in one other language.' },
);
export const OfferTranslations = Type.Object(
  { es: Type.Optional(Type.Ref('OfferTexts')) },
  {
    $id: 'OfferTranslations',
    description: 'By language; what is left out is worded by its parts, or stays as the offer has it.',
  },
);

/** An offer as a store shows it to a household (S-83 to S-96). */
export const Coupon = Type.Object(
  {
    offerId: Type.String(),
    offerPgm: literals(programs),
    offerType: literals(offerTypes),
    offerSubPgm: Nullable(Type.String({ description: '`07` for box tops.' })),
    offerTs: Type.String({ description: 'When it was last changed, in epoch milliseconds.' }),
    programType: Type.String(),
    programSubType: Nullable(Type.String({ description: '`FRESHPASS`, `IA FRESHPASS`, `FRESHPASS LTO`.' })),
    offerProtoType: literals(prototypes),
    status: literals(['U', 'C']),
    deleted: Type.Boolean({ description: 'Clipped, and taken off My List: it still prices (S-116, N-81).' }),
    clipId: Nullable(Type.String()),
    listItemId: Nullable(Type.String()),
    isClippable: Type.Boolean(),
    offerComplete: Type.Boolean({ description: 'Used up, or its challenge is complete.' }),
    category: Type.String(),
    categoryType: Type.String({ description: "A department's id." }),
    brand: Nullable(Type.String()),
    name: Type.String(),
    description: Type.String(),
    forUDescription: Type.String(),
    disclaimer: Type.String(),
    limits: Type.String(),
    offerPrice: Type.String({ description: 'The big part: `$1.00`, `20%`, `FREE`, `2 for $6`, `100`.' }),
    valueCents: cents,
    deal: Type.Optional(Nullable(Type.Ref('CouponDeal'))),
    translations: Type.Optional(Type.Ref('OfferTranslations')),
    priceTitle: Type.String({ description: 'The small part: `off`, `reward`, `points`, or empty.' }),
    regularPriceCents: cents,
    events: Type.Array(Type.String()),
    imageId: Type.String({ description: 'Key of an emoji.' }),
    pictureId: Nullable(Type.String({ description: 'Picture of one of its products.' })),
    photo: Type.Optional(Type.Ref('ProductPhoto', { description: 'The photo of that product, if it has one.' })),
    startLocal: moment('Its first moment, store time.'),
    endLocal: moment('Its last moment, store time (N-40).'),
    startDate: Instant,
    endDate: Instant,
    deliveryChannel: Type.Literal('EC'),
    channels: Nullable(Type.Array(Type.String(), { description: 'null: every way to shop.' })),
    // What it may meet on one unit (N-36); null for what the price has already taken off.
    combinesWith: Nullable(literals(combinations)),
    usageType: literals(usageTypes),
    perHousehold: Nullable(Type.Integer({ description: 'Orders of a household that may use it; null if unlimited.' })),
    purchaseRank: rank,
    arrivalRank: rank,
    expiryRank: rank,
    purchaseInd: Nullable(Type.String({ description: '`B`: for something the household buys.' })),
    extlOfferId: Nullable(Type.String()),
    hierarchies: Type.Object({ categories: Type.Array(Type.String()), events: Type.Array(Type.String()) }),
    companionOfferIds: Type.Array(Type.String()),
    instantAllocation: Type.Boolean(),
    offerDetail: Type.Object({ isClippable: Type.Boolean(), promoType: Nullable(literals(['M', 'B'])) }),
    upcList: Type.Array(Type.String(), { description: 'Empty in lists; whole with `includeUpc=y`.' }),
    qualificationBehavior: Nullable(
      Type.String({
        description: '`PROFILE`, `COMMUNICATION`, `REDEEM_REWARD`, `ORDER`, or `FRESHPASS` (S-49, S-50).',
      }),
    ),
    bonusPathStatus: literals(['', 'inprogress', 'completed', 'expired']),
    continuity: Nullable(
      Type.Object({
        units: Nullable(literals(continuityUnits)),
        progressValue: Type.Number(),
        targetValue: Type.Number(),
      }),
    ),
    rewardText: Nullable(Type.String()),
    rewardPoints: cents,
    iconImage: literals(icons),
  },
  { $id: 'Coupon', description: 'An offer as a store shows it to a household (S-83 to S-96).' },
);
export type Coupon = Static<typeof Coupon>;

export const Gallery = Type.Object(
  {
    offers: Type.Array(Type.Ref('Coupon')),
    nextPageToken: Nullable(Type.String()),
    total: Type.Integer({ description: 'On all pages.' }),
  },
  { $id: 'OfferGallery' },
);

/** A row of the hidden-events shape (S-196, N-44). */
export const HiddenEventOffer = Type.Object(
  {
    offerId: Type.String(),
    offerPgm: literals(programs),
    clipStatus: literals(['U', 'C']),
    deleted: Type.Boolean(),
    name: Type.String(),
    description: Type.String(),
    offerPrice: Type.String(),
    events: Type.Array(Type.String()),
    imageId: Type.String(),
    offerStartDt: Type.String({ description: 'Epoch milliseconds.' }),
    offerEndDt: Type.String({ description: 'Epoch milliseconds.' }),
    purchaseRank: rank,
  },
  { $id: 'HiddenEventOffer' },
);

export type HiddenEventOffer = Static<typeof HiddenEventOffer>;

export const CompanionGallery = Type.Object(
  {
    companionGalleryOffer: Type.Optional(Type.Record(Type.String(), Type.Ref('Coupon'))),
    offers: Type.Optional(Type.Array(Type.Ref('HiddenEventOffer'))),
    shared: Type.Optional(
      Type.String({
        description: 'Version of the offers that all households see alike. Asked for with it, only what differs comes.',
      }),
    ),
    without: Type.Optional(
      Type.Array(Type.String(), { description: 'Ids of shared offers that the bearer does not see.' }),
    ),
    nextPageToken: Nullable(Type.String()),
    total: Type.Integer(),
  },
  { $id: 'CompanionGallery', description: 'A map by offer id, or with hiddenEvents a list (N-44).' },
);

/** What households see alike until they touch it. */
export const SharedGallery = Type.Object(
  { shared: Type.String(), companionGalleryOffer: Type.Record(Type.String(), Type.Ref('Coupon')) },
  {
    $id: 'SharedGallery',
    description: 'Current offers of a store as no household has touched them, weekly ad and challenges too.',
  },
);

export const couponModels = [
  SharedGallery,
  OfferTexts,
  OfferTranslations,
  CouponDeal,
  Coupon,
  Gallery,
  HiddenEventOffer,
  CompanionGallery,
  ProductPhoto,
];
