import { firstCharacters } from '../../../../../server-kit/characters.ts';
import { isDay } from '../../../platform/imports/day.ts';
import { centsOf } from '../../../platform/imports/money.ts';
import { mostCents, type OfferRecord } from '../record.ts';
import { offerTypes, type OfferType } from '../offer.ts';
import type { Deal } from '../terms/deal.ts';
import { ruleOf } from '../terms/rule-of.ts';
import { limitsOf, wordsOf } from '../terms/words.ts';
import { countIn, dealIn } from './deal-in.ts';
import type { OfferFields } from './fields.ts';
import { type Gs1Coupon, gs1Coupon } from './gs1-coupon.ts';
import { gs1Deal } from './gs1-deal.ts';
import { goodsIn, type KnownGoods } from './goods-in.ts';
import { idsIn } from './lists.ts';
import { toldOtherwise } from './told-otherwise.ts';

/** An offer from a file, with what limits it over all households. */
export interface ImportedOffer extends Omit<OfferRecord, 'changedAt'> {
  clipLimit: number | null;
  budgetCents: number | null;
}

const longest = { name: 120, brand: 80, description: 500, terms: 2000 } as const;
/** An offer that names no first day is on already. */
const always = '2000-01-01';

/** The offer in a record, or why it isn't one, in words. */
export function offerDraft(fields: OfferFields, goods: KnownGoods): ImportedOffer | string {
  const tooLong = (Object.keys(longest) as (keyof typeof longest)[]).find((key) => fields[key].length > longest[key]);
  if (tooLong) return `${tooLong} is longer than ${longest[tooLong]} characters`;
  const code = fields.gs1 === '' ? null : gs1Coupon(fields.gs1);
  if (typeof code === 'string') return code;
  const deal = code ? gs1Deal(code) : dealIn(fields);
  if (typeof deal === 'string') return deal;
  const offerId = fields.offerId || (code ? `gs1-${code.companyPrefix}-${code.offerCode}` : '');
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(offerId)) return `offerId "${offerId}" isn't letters, digits, - and _, at most 64`;
  const found = goodsIn(fields, goods, { code, isWhole: deal.kind === 'SPEND' || deal.kind === 'POINTS' });
  if (typeof found === 'string') return found;
  const name = fields.name || found.name;
  if (!/[\p{L}\d]/u.test(name)) return 'has no name';
  for (const [column, text] of Object.entries({ name, description: fields.description })) {
    const promise = toldOtherwise(text, deal);
    if (promise !== undefined) return `${column} says "${promise}", which isn't what the offer gives`;
  }
  const days = daysIn(fields, code);
  if (typeof days === 'string') return days;
  const type = typeIn(fields.type, code);
  if (type === null) return `type "${fields.type}" isn't one of ${offerTypes.join(', ')}`;
  const uses = usesIn(fields, deal);
  if (typeof uses === 'string') return uses;
  const places = placesIn(fields);
  if (typeof places === 'string') return places;
  return drafted(fields, { ...found, ...days, ...uses, ...places, offerId, name, deal, type });
}

type Read = { offerId: string; name: string; deal: Deal; type: OfferType } & Exclude<
  ReturnType<typeof goodsIn>,
  string
> &
  Exclude<ReturnType<typeof daysIn>, string> &
  Exclude<ReturnType<typeof usesIn>, string> &
  Exclude<ReturnType<typeof placesIn>, string>;

function drafted(fields: OfferFields, read: Read): ImportedOffer | string {
  const { deal, name, type, upcs, departmentId, category, pictureId, brand, endsOn, times } = read;
  const of = upcs.length > 0 ? { upcs: [...upcs] } : departmentId === 'everything' ? {} : { department: departmentId };
  const { proto, rule } = ruleOf(deal, of, null);
  const by = Temporal.PlainDate.from(endsOn).toLocaleString('en-US', { month: 'long', day: 'numeric' });
  const words = wordsOf(deal, name, by);
  const offer: ImportedOffer = {
    offerId: read.offerId,
    externalId: null,
    pgm: type === 'PD' ? 'PD' : 'CC',
    offerType: type,
    subPgm: /^(yes|y|true|1)$/i.test(fields.boxTop) ? '07' : null,
    programType: deal.kind === 'POINTS' ? 'REWARDS' : 'COUPON',
    programSubType: null,
    proto,
    funding: type === 'MF' ? 'MF' : 'STORE',
    stackGroup: fields.stackGroup === '' ? null : firstCharacters(fields.stackGroup, 64),
    usageType: read.usageType,
    ordersEach: read.ordersEach,
    ordersADay: read.ordersADay,
    banners: read.banners,
    divisions: read.divisions,
    stores: read.stores,
    channels: read.channels,
    startsOn: read.startsOn,
    endsOn,
    departmentId,
    category,
    events: read.events,
    upcs,
    rule: times === null ? rule : { ...rule, maxApplications: times },
    purchaseRank: null,
    arrivalRank: null,
    clipLimit: read.clipLimit,
    budgetCents: read.budgetCents,
    card: {
      brand: fields.brand || brand,
      name,
      description: fields.description || words.description,
      forUDescription: words.description,
      disclaimer: fields.terms || `Offer good through ${by} at participating stores and online.`,
      limits: limitsOf(read.ordersEach),
      offerPrice: words.offerPrice,
      priceTitle: words.priceTitle,
      valueCents: 'cents' in deal && deal.kind !== 'EACH' && deal.kind !== 'FOR' ? deal.cents || null : null,
      regularPriceCents: null,
      imageId: /^[a-z0-9-]{1,64}$/.test(fields.imageId) ? fields.imageId : 'shopping-bags',
      pictureId,
      promoType: proto === 'MUST_BUY' ? 'M' : proto === 'BUYX_GETX' ? 'B' : null,
      purchaseInd: null,
      companionOfferIds: [],
      isClippable: true,
      instantAllocation: false,
      qualificationBehavior: null,
      rewardText: words.rewardText,
      deal: { ...deal, on: 'GOODS', isDescribed: fields.description === '' },
      icon: null,
    },
  };
  return offer.budgetCents !== null && mostCents(offer) === null
    ? 'budget needs a discount of an amount, so that it can be held against it'
    : offer;
}

function daysIn({ startsOn, endsOn }: OfferFields, code: Gs1Coupon | null) {
  const [start, end] = [startsOn || code?.startsOn || always, endsOn || code?.endsOn || ''];
  if (!isDay(start)) return `startsOn "${startsOn}" isn't a day such as 2026-12-31`;
  if (!isDay(end)) return end === '' ? 'has no endsOn' : `endsOn "${endsOn}" isn't a day such as 2026-12-31`;
  return end < start ? 'endsOn is before startsOn' : { startsOn: start, endsOn: end };
}

function typeIn(text: string, code: Gs1Coupon | null): OfferType | null {
  if (text === '') return code ? (code.isStoreCoupon ? 'SC' : 'MF') : 'SC';
  // Weekly ads come with prices; rewards and prizes with games.
  return offerTypes.find((type) => type === text.toUpperCase() && ['PD', 'MF', 'SC', 'CC'].includes(type)) ?? null;
}

function usesIn(fields: OfferFields, deal: Deal) {
  const usage = fields.usage === '' ? 'ONE_TIME' : fields.usage.toUpperCase().replaceAll(/[\s-]/g, '_');
  const [uses, perDay, times, clipLimit] = (
    [
      ['uses', 99],
      ['perDay', 99],
      ['times', 99],
      ['clipLimit', 999_999_999],
    ] as const
  ).map(([key, most]) => (fields[key] === '' ? null : (countIn(fields[key], 1, most) ?? undefined)));
  if (uses === undefined || perDay === undefined || times === undefined || clipLimit === undefined)
    return 'uses, perDay, times, and clipLimit are whole numbers of at least 1';
  const budgetCents = fields.budget === '' ? null : budgetIn(fields.budget);
  if (typeof budgetCents === 'string') return budgetCents;
  if (times !== null && (deal.kind === 'SPEND' || deal.kind === 'POINTS') && times > 1)
    return 'what counts for a whole order is given once an order';
  const limits = { ordersADay: perDay, times, clipLimit, budgetCents };
  switch (usage) {
    case 'ONE_TIME':
      return (uses ?? 1) === 1
        ? { usageType: 'ONE_TIME' as const, ordersEach: 1, ...limits }
        : 'uses above 1 need the usage MULTI';
    case 'MULTI':
      return uses === null
        ? 'the usage MULTI needs uses'
        : { usageType: 'MULTI' as const, ordersEach: uses, ...limits };
    case 'UNLIMITED':
      return uses === null
        ? { usageType: 'UNLIMITED' as const, ordersEach: null, ...limits }
        : 'the usage UNLIMITED has no uses';
    default:
      return `usage "${fields.usage}" isn't ONE_TIME, MULTI, or UNLIMITED`;
  }
}

/** Dollars of more than a price: `250,000`. */
function budgetIn(text: string): number | string {
  const dollars = text.replace(/^\$/, '').replaceAll(',', '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(dollars)) return `budget "${text}" isn't an amount in dollars`;
  const cents = Math.round(Number(dollars) * 100);
  return cents > 0 ? cents : `budget ${String(centsOf('0'))}`;
}

function placesIn(fields: OfferFields) {
  const banners = idsIn(fields.banners);
  const divisions = idsIn(fields.divisions);
  const stores = idsIn(fields.stores);
  const channels = idsIn(fields.channels.toUpperCase());
  const wrong = channels?.find((each) => !['DELIVERY', 'PICKUP', 'IN_STORE', 'SHIPPING'].includes(each));
  if (wrong !== undefined) return `channel "${wrong}" is unknown`;
  const odd = [banners, divisions, stores].flatMap((list) => list ?? []).find((each) => !/^[\w-]{1,32}$/.test(each));
  if (odd !== undefined) return `"${odd}" names no banner, division, or store`;
  const events = fields.events === '' ? [] : fields.events.split(',').map((each) => firstCharacters(each.trim(), 64));
  return { banners, divisions, stores, channels, events: events.filter(Boolean) };
}
