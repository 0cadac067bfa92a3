import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { pathTo } from './paths.ts';

/** Paths under which an offer's page is found besides its own: on the shop's side, on the site's, and the legacy file (S-15, S-16). */
export const olderOfferPaths = [
  '/shop/offer-details/:offerId/:offerPgm',
  '/foru/offer-details/:offerId/:offerPgm',
  '/foru/:file',
] as const;

/** S-16: `offer-details.{offerId}.{offerTs}.{offerPgm}.html`. */
const legacyFile = /^offer-details\.(?<offerId>[\w-]{1,64})\.\d{1,16}\.(?<offerPgm>[A-Z]{2})\.html$/;

/** Moves to the offer's own page, for good. @throws a 404 page for a file that is none of an offer */
export function toOffer({ request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>): Response {
  const { offerId, offerPgm } = params['file'] ? (legacyFile.exec(params['file'])?.groups ?? {}) : params;
  if (!offerId || !offerPgm) throw data(null, { status: 404 });
  return redirect(pathTo('offer', { offerId, offerPgm }) + new URL(request.url).search, 301);
}
