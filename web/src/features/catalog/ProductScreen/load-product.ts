import { data as response, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { knownData } from '../../../app/data/answers.ts';
import { errorAt, query } from '../../../app/data/query.ts';
import type { Prepare } from '../../../app/loading/prepare.ts';
import { loadParts } from './parts.ts';
import { ProductPageDocument } from './ProductPage.generated.ts';

export interface ProductLoaderData {
  /** Where the page is, for links that leave the site: `https://www.safeway.com`. */
  origin: string;
  /** Couldn't its substitutes be loaded? */
  hasNoSubstitutes: boolean;
}

/** A product has one address (S-14): one that is opened under another shop's path moves there. */
function assertOwnPath(request: Request, path: string): void {
  const { pathname, search, origin } = new URL(request.url);
  if (pathname !== new URL(path, origin).pathname) throw redirect(`${path}${search}`, 301);
}

/** Asks for a product in the shopper's store. @throws a 404 page when there is none with this number */
export async function loadProduct(args: LoaderFunctionArgs): Promise<ProductLoaderData> {
  const { data, errors } = await query(args, ProductPageDocument, { id: args.params['bpn'] ?? '' });
  if (!data.product) {
    const failure = errorAt(errors, 'product');
    throw response(
      { reason: 'UNAVAILABLE', ...(failure ? { message: failure.message } : {}) },
      { status: failure && failure.code !== 'NOT_FOUND' ? 503 : 404 },
    );
  }
  assertOwnPath(args.request, data.product.product.path);
  await loadParts(data.product);
  return {
    origin: new URL(args.request.url).origin,
    hasNoSubstitutes: errorAt(errors, 'product.substitutes') !== undefined,
  };
}

/** A part's code is there before the browser takes over the page that the server has drawn. */
export const prepareProduct: Prepare = async ({ client, params }) => {
  const answer = knownData(client, ProductPageDocument, { id: params['bpn'] ?? '' });
  await loadParts(answer?.product ?? null);
};
