import { memberOf, requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import type { Coupon } from '../contract/coupons.ts';
import { couponRoutes as table } from '../contract/routes.ts';
import { type OfferType } from '../rules/offer.ts';
import { isBonus, passes } from '../rules/filters.ts';
import { galleryPageSize as pageSize } from '../../constants.ts';
import { galleryPage, galleryPlace, galleryToken } from '../rules/gallery.ts';
import { knownStore, offersAt, type Seen, type Viewer } from '../reading/offers-at.ts';
import { type SharedGallery, sharedGallery, sharedOffers } from '../reading/shared-gallery.ts';
import type { OfferPlace } from '../rules/record.ts';
import { noStanding } from '../store/standing.ts';
import { couponView } from '../views/coupon.ts';
import { hiddenEventView } from '../views/hidden-event.ts';

interface GalleryAsked {
  primaryCategoryNm?: string[];
  events?: string[];
  offerPgm?: 'PD' | 'CC';
  offerTypes?: OfferType[];
  q?: string;
  pageSize?: number;
  pageToken?: string;
}
interface CompanionAsked {
  storeId: string;
  limit?: number;
  includeRedmBonusPathFPOffers?: boolean;
  includeOnlyBonusOffer?: boolean;
  includeWeeklyAd?: boolean;
  onlyUpcomingAd?: boolean;
  hiddenEvents?: boolean;
  pageToken?: string;
  known?: string;
}

/** Galleries of a store's offers: for a household, and for everybody. */
export function galleryRoutes(app: ServiceApp, { db, clock }: ServiceContext): void {
  async function gallery(viewer: Viewer, asked: GalleryAsked) {
    const { store, all } = await offersAt(db, viewer);
    const filter = {
      categories: asked.primaryCategoryNm,
      events: asked.events,
      offerPgm: asked.offerPgm,
      offerTypes: asked.offerTypes,
      words: asked.q,
    };
    const at = { ...store, now: viewer.now };
    const found = all.filter(({ offer }) => passes(offer, filter));
    return paged(
      found.map(({ offer, standing }) => couponView(offer, standing, at)),
      { size: asked.pageSize ?? pageSize, token: asked.pageToken },
    );
  }

  async function companion(viewer: Viewer, asked: CompanionAsked) {
    const onlyUpcomingAd = asked.onlyUpcomingAd === true;
    const { store, all } = await offersAt(db, viewer, { onlyUpcomingAd });
    const at = { ...store, now: viewer.now };
    const shared = isWhole(asked) ? await sharedGallery(db, store, viewer.now) : null;
    if (shared && asked.known === shared.version) return differences(all, shared, at);
    const found = all.filter(
      ({ offer }) =>
        (offer.offerType !== 'WS' || asked.includeWeeklyAd === true || onlyUpcomingAd) &&
        (asked.includeOnlyBonusOffer !== true || isBonus(offer)),
    );
    const views = found
      .map(({ offer, standing }) => couponView(offer, standing, at))
      .filter(({ bonusPathStatus }) => asked.includeRedmBonusPathFPOffers === true || bonusPathStatus !== 'completed');
    const { offers, nextPageToken, total } = paged(views, {
      size: asked.limit ?? views.length + 1,
      token: asked.pageToken,
    });
    if (asked.hiddenEvents === true) return { offers: offers.map(hiddenEventView), nextPageToken, total };
    return { companionGalleryOffer: byIdOf(offers), ...(shared && { shared: shared.version }), nextPageToken, total };
  }

  app.route({
    ...table.gallery,
    preHandler: requireShopper,
    handler: (request) => {
      const { householdId } = shopperOf(request);
      return gallery({ ...request.query, householdId, now: clock.now() }, request.body);
    },
  });
  app.route({
    ...table.anonymousGallery,
    handler: ({ query, body }) => gallery({ ...query, householdId: null, now: clock.now() }, body),
  });
  app.route({
    ...table.companionGallery,
    preHandler: requireShopper,
    handler: (request) => {
      const householdId = memberOf(request)?.householdId ?? null;
      return companion({ storeId: request.query.storeId, householdId, now: clock.now() }, request.query);
    },
  });
  app.route({
    ...table.sharedGallery,
    preHandler: requireShopper,
    handler: async ({ query: { storeId } }) => {
      const { version, offers } = await sharedOffers(db, await knownStore(db, storeId), clock.now());
      return { shared: version, companionGalleryOffer: byIdOf(offers) };
    },
  });
  app.route({
    ...table.anonymousCompanionGallery,
    handler: ({ query }) => companion({ storeId: query.storeId, householdId: null, now: clock.now() }, query),
  });
}

const byIdOf = (offers: readonly Coupon[]) => Object.fromEntries(offers.map((offer) => [offer.offerId, offer]));

/** Is everything of the store asked for, so that what households share is all of it? */
const isWhole = (asked: CompanionAsked): boolean =>
  asked.includeWeeklyAd === true &&
  asked.includeRedmBonusPathFPOffers === true &&
  asked.onlyUpcomingAd !== true &&
  asked.includeOnlyBonusOffer !== true &&
  asked.hiddenEvents !== true &&
  asked.limit === undefined &&
  asked.pageToken === undefined;

/** What a viewer sees otherwise than the shared gallery has it. */
function differences(
  all: readonly Seen[],
  { version, ids }: SharedGallery,
  at: OfferPlace & { now: Temporal.Instant },
) {
  const own = all.filter(({ offer, standing }) => standing !== noStanding || !ids.has(offer.offerId));
  const seen = new Set(all.map(({ offer }) => offer.offerId));
  return {
    companionGalleryOffer: byIdOf(own.map(({ offer, standing }) => couponView(offer, standing, at))),
    shared: version,
    without: [...ids].filter((id) => !seen.has(id)),
    nextPageToken: null,
    total: all.length,
  };
}

/** A page of offers. @throws ServiceError 400 for a token that is none of ours */
function paged(offers: readonly Coupon[], { size, token }: { size: number; token: string | undefined }) {
  const after = token === undefined ? null : galleryPlace(token);
  if (token !== undefined && after === null)
    throw new ServiceError(400, 'INVALID', 'This page token belongs to another list.', 'pageToken');
  const { page, next } = galleryPage(offers, { after, size });
  return { offers: page, nextPageToken: next === null ? null : galleryToken(next), total: offers.length };
}
