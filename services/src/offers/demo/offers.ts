import type { Prototype } from '../../../../pricing/offer.ts';
import type { Behavior, OfferType } from '../rules/offer.ts';
import type { OfferDraft } from '../store/offers.ts';
import type { Deal } from '../rules/terms/deal.ts';
import { ruleOf } from '../rules/terms/rule-of.ts';
import { behaviorNames, limitsOf, wordsOf } from '../rules/terms/words.ts';
import { nameInSpanish, termsInSpanish } from './names-es.ts';
import { dealsIn, type DealRow } from './parse.ts';
import { center } from './table/center.ts';
import { fresh } from './table/fresh.ts';
import { home } from './table/home.ts';

/** A product that a coupon may be on. */
export interface DemoGoods {
  upc: string;
  name: string;
  brandId: string | null;
  brandName: string | null;
  shelf: string;
  departmentId: string;
  department: string;
  pictureId: string | null;
}

/** Every coupon of the tables, in their order. */
export const demoDeals = (): DealRow[] => [fresh, center, home].flatMap(dealsIn);

/** Days until coupons end, one after another. */
const lengths = [6, 13, 2, 20, 9, 27, 4, 16, 34, 11];

/**
 * The demo coupons on these products: the same on every run, as of a day of the store. A row of the tables without a product
 * is left out.
 */
export function demoOffers(goods: readonly DemoGoods[], today: Temporal.PlainDate): OfferDraft[] {
  const byShelf = Map.groupBy(goods, ({ department, shelf }) => `${department}|${shelf}`);
  const departmentIds = new Map(goods.map(({ department, departmentId }) => [department, departmentId]));
  const inDepartment = new Map<string, number>();
  const taken = new Set<string>();
  const drafts = demoDeals().flatMap((row, index) => {
    const [first = [], second = []] = row.shelves.map((shelf) =>
      (byShelf.get(`${row.department}|${shelf}`) ?? []).filter(
        ({ brandId, name }) =>
          (row.brandId === null || brandId === row.brandId) && (row.word === null || name.includes(row.word)),
      ),
    );
    if (row.list === null && (first.length === 0 || (row.shelves.length > 1 && second.length === 0))) return [];
    const at = inDepartment.get(row.department) ?? 0;
    inDepartment.set(row.department, at + 1);
    const draft = draftOf(row, { index, at, first, second, today, departmentId: departmentIds.get(row.department) });
    let offerId = draft.offerId;
    for (let more = 2; taken.has(offerId); more++) offerId = `${draft.offerId}-${more}`;
    taken.add(offerId);
    return [{ ...draft, offerId }];
  });
  return withCompanions(drafts);
}

const mostCompanions = 4;

/** Names the other offers of an offer's products beside it (S-91). */
function withCompanions(drafts: readonly OfferDraft[]): OfferDraft[] {
  const byUpc = new Map<string, string[]>();
  for (const { offerId, upcs } of drafts) for (const upc of upcs) byUpc.set(upc, [...(byUpc.get(upc) ?? []), offerId]);
  return drafts.map((draft) => {
    const others = new Set(draft.upcs.flatMap((upc) => byUpc.get(upc) ?? []));
    others.delete(draft.offerId);
    return { ...draft, card: { ...draft.card, companionOfferIds: [...others].slice(0, mostCompanions) } };
  });
}

interface Making {
  index: number;
  /** Its place in its department. */
  at: number;
  first: readonly DemoGoods[];
  second: readonly DemoGoods[];
  today: Temporal.PlainDate;
  departmentId: string | undefined;
}

function draftOf(row: DealRow, { index, at, first, second, today, departmentId }: Making): OfferDraft {
  const { deal, flags, list } = row;
  const upcs = first.map(({ upc }) => upc);
  const seconds = second.map(({ upc }) => upc);
  const everywhere = departmentId === undefined;
  const of = list === null ? { upcs } : everywhere ? {} : { department: departmentId };
  const { proto, rule } = ruleOf(deal, of, second.length > 0 ? { upcs: seconds } : null);
  const brand = list === null && row.brandId !== null ? (first[0]?.brandName ?? null) : null;
  const name = nameOf(row, brand);
  const { startsOn, endsOn } = datesOf(flags, index, today);
  const by = Temporal.PlainDate.from(endsOn).toLocaleString('en-US', { month: 'long', day: 'numeric' });
  const words = wordsOf(deal, list === null ? name : everywhere ? 'groceries' : row.department, by);
  const kind = kindOf(row, proto);
  const uses = usesOf(deal, flags);
  const named = nameInSpanish(name, row.noun, brand);
  return {
    offerId: idOf(row),
    externalId: flags.has('welcome') ? `X-${idOf(row)}` : null,
    subPgm: flags.has('box') ? '07' : null,
    proto,
    rule,
    stackGroup: null,
    ...kind,
    ...uses,
    ordersADay: null,
    banners: flags.has('vons') ? ['vons'] : flags.has('safeway') ? ['safeway'] : null,
    divisions: flags.has('norcal') ? ['NORCAL'] : null,
    stores: null,
    channels: flags.has('pickup') ? ['PICKUP'] : flags.has('delivery') ? ['DELIVERY'] : null,
    startsOn,
    endsOn,
    departmentId: departmentId ?? 'everything',
    category: row.department,
    events: eventsOf(flags, row),
    upcs: [...upcs, ...seconds],
    purchaseRank: at * 25 + (index % 25),
    arrivalRank: Temporal.PlainDate.from(startsOn).until(today).days,
    ...(flags.has('one') ? { clipLimit: 1 } : flags.has('gone') ? { clipLimit: 0 } : {}),
    card: {
      brand,
      name,
      description: words.description,
      forUDescription: words.description,
      disclaimer: `${flags.has('box') ? 'Each purchase also earns a box top for the school you choose. ' : ''}Offer good through ${by} at participating stores and online.`,
      limits: limitsOf(uses.ordersEach),
      offerPrice: words.offerPrice,
      priceTitle: words.priceTitle,
      valueCents: deal.kind === 'OFF' || deal.kind === 'SPEND' ? deal.cents || null : null,
      regularPriceCents: null,
      imageId: row.imageId,
      pictureId: first.find(({ pictureId }) => pictureId !== null)?.pictureId ?? null,
      promoType: proto === 'MUST_BUY' ? 'M' : proto === 'BUYX_GETX' ? 'B' : null,
      purchaseInd: index % 9 === 4 && list === null ? 'B' : null,
      companionOfferIds: [],
      // Grocery rewards are paid for with points.
      isClippable: deal.kind !== 'REWARD',
      instantAllocation: flags.has('welcome'),
      qualificationBehavior: deal.kind === 'BEHAVIOR' ? (deal.behavior as Behavior) : null,
      ...(deal.kind === 'PATH' ? { units: unitsOf[deal.units] } : {}),
      rewardText: words.rewardText,
      deal: {
        ...deal,
        on: list === null ? 'GOODS' : everywhere ? 'EVERYTHING' : 'DEPARTMENT',
        isDescribed: true,
      },
      translations: {
        es: { ...(named === undefined ? {} : { name: named }), disclaimer: termsInSpanish(endsOn, flags.has('box')) },
      },
      icon: null,
    },
  };
}

const unitsOf = { items: 'ITEMS', lb: 'POUND', visits: null, dollars: 'DOLLARS' } as const;

function nameOf({ deal, list, noun, department }: DealRow, brand: string | null): string {
  if (deal.kind === 'BEHAVIOR') return behaviorNames[deal.behavior] ?? '';
  if (deal.kind === 'REWARD') return 'Your Next Order';
  if (list === 'freshpass') return 'FreshPass Orders';
  if (list === 'prize') return 'Your Winning Ticket';
  if (list !== null) return department === 'Everything' ? 'Your Groceries' : department;
  if (brand === null) return noun;
  // Willow Tea sells tea.
  const [own = ''] = brand.split(' ').slice(-1);
  return noun.startsWith(own) ? `${brand}${noun.slice(own.length)}` : `${brand} ${noun}`;
}

function kindOf(
  { list, flags, deal }: DealRow,
  proto: Prototype,
): Pick<OfferDraft, 'pgm' | 'offerType' | 'funding' | 'programType' | 'programSubType'> {
  const isFreshPass = flags.has('fresh') || list === 'freshpass';
  const offerType: OfferType =
    deal.kind === 'REWARD'
      ? 'GR'
      : list === 'prize'
        ? 'TR'
        : flags.has('PD')
          ? 'PD'
          : flags.has('MF')
            ? 'MF'
            : list
              ? 'CC'
              : 'SC';
  return {
    pgm: offerType === 'PD' ? 'PD' : 'CC',
    offerType,
    funding: offerType === 'MF' ? 'MF' : 'STORE',
    programType: isFreshPass ? 'FRESHPASS' : proto.startsWith('REWARDS') ? 'REWARDS' : 'COUPON',
    programSubType: !isFreshPass
      ? null
      : flags.has('lto')
        ? 'FRESHPASS LTO'
        : flags.has('welcome')
          ? 'IA FRESHPASS'
          : 'FRESHPASS',
  };
}

function usesOf(deal: Deal, flags: ReadonlySet<string>): Pick<OfferDraft, 'usageType' | 'ordersEach'> {
  if (flags.has('x2')) return { usageType: 'MULTI', ordersEach: 2 };
  if (flags.has('any') || deal.kind === 'PATH') return { usageType: 'UNLIMITED', ordersEach: null };
  return { usageType: 'ONE_TIME', ordersEach: 1 };
}

function datesOf(flags: ReadonlySet<string>, index: number, today: Temporal.PlainDate) {
  const span = (starts: number, ends: number) => ({
    startsOn: today.add({ days: starts }).toString(),
    endsOn: today.add({ days: ends }).toString(),
  });
  if (flags.has('today')) return span(-6, 0);
  if (flags.has('tomorrow')) return span(-6, 1);
  if (flags.has('soon')) return span(3, 17);
  if (flags.has('over')) return span(-20, -1);
  return span(-(index % 12), lengths[index % lengths.length] ?? 7);
}

const eventsOf = (flags: ReadonlySet<string>, { list }: DealRow): string[] => [
  ...(flags.has('welcome') ? ['Welcome Offers'] : []),
  ...(flags.has('fresh') || list === 'freshpass' ? ['FreshPass'] : []),
  ...(flags.has('new') ? ['New Offers'] : []),
  ...(list === 'path' ? ['Bonus Path'] : []),
];

/** `breakfast-cereal-prairie-cereal-off`, as long as an id may be. */
function idOf({ department, brandId, noun, deal, list }: DealRow): string {
  const text = [department.split(/[ ,&]/)[0], brandId ?? list, list === null ? noun : '', deal.kind].join(' ');
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 56)
    .replaceAll(/^-|-$/g, '');
}
