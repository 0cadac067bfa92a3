import { data as response, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { loadable } from '../../../app/loading/loadable.tsx';
import type { Prepare } from '../../../app/loading/prepare.ts';
import { errorAt, query } from '../../../app/data/query.ts';
import { OfferPageDocument, type OfferPageQuery } from './OfferPage.generated.ts';

export type Offer = NonNullable<OfferPageQuery['coupon']>;

export interface OfferLoaderData {
  /** Where the page is, for what machines read: `https://www.safeway.com`. */
  origin: string;
}

/** What the address says when all eligible items are to be seen. */
export const allItems = '?items=all';

/** Eligible items of a page at most. */
export const mostItems = 48;

/** How many eligible items an address shows: a row of them, or all that a page takes. */
export const itemsOf = (parameters: URLSearchParams): number => (parameters.get('items') === 'all' ? mostItems : 12);

/** Offers on the whole store have no department of their own. */
export const wholeStore = 'everything';

/** The products that an offer counts for, below it. */
export const eligible = loadable<{ offer: Offer }>(
  'src/routes/loyalty/offer-details/Eligible.tsx',
  async () => (await import('./Eligible.tsx')).Eligible,
);

/** Loads the code of what stands below before the browser takes the page over. */
export const prepare: Prepare = () => eligible.load();

/** Asks for an offer at the visitor's store; one that is opened under another program moves to its own path (S-17). @throws a 404 page when the store has none with this id */
export async function loader(args: LoaderFunctionArgs): Promise<OfferLoaderData> {
  const { pathname, search, searchParams, origin } = new URL(args.request.url);
  const asked = { id: args.params['offerId'] ?? '', items: itemsOf(searchParams) };
  const { data, errors } = await query(args, OfferPageDocument, asked);
  if (!data.coupon) {
    const failure = errorAt(errors, 'coupon');
    throw response(
      { reason: 'UNAVAILABLE', ...(failure ? { message: failure.message } : {}) },
      { status: failure ? 503 : 404 },
    );
  }
  if (pathname !== new URL(data.coupon.path, origin).pathname) throw redirect(data.coupon.path + search, 301);
  await eligible.load();
  return { origin };
}
