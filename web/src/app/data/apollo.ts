import { ApolloClient, ApolloLink } from '@apollo/client';
import { createContext } from 'react-router-dom';
import possibleTypes from '../../graphql/possible-types.ts';
import { thisPage } from '../../page/page.ts';
import { untilGone } from './until-gone.ts';
import { spreadChanges } from './spread-changes.ts';
import { KeepingCache, noteFailedFields } from './failed-fields.ts';

/** Fields whose newest answer is the whole list. */
const replaced = (...names: readonly string[]) => ({
  fields: Object.fromEntries(names.map((name) => [name, { merge: false }])),
});

/** Apollo Client with the storefront's cache. On the server it never asks on its own: the loaders do. */
export function createClient(link: ApolloLink, options: { ssr: boolean }): ApolloClient {
  const cache = new KeepingCache({
    possibleTypes: possibleTypes.possibleTypes,
    // What has no id is merged field by field: a screen that asks for less must not take from one that asks for more.
    typePolicies: {
      ...Object.fromEntries(
        [
          'Me',
          'Viewer',
          'PlayAndEarn',
          'ProgramPoints',
          'ProgramLinks',
          'PointLabels',
          'Playability',
          'Game',
          'Inbox',
          'ProductPrice',
          'ProductPictures',
          'CouponHeader',
          'Availability',
          'Substitution',
        ].map((type) => [type, { merge: true }]),
      ),
      // The same value counts other products in every list.
      FacetValue: { keyFields: false },
      CouponGroupValue: { keyFields: false },
      CouponKindValue: { keyFields: false },
      Query: replaced('search'),
      // An order's lines and changes are read with their order only.
      OrderLine: { keyFields: false },
      OrderChange: { keyFields: false },
      Swap: { keyFields: false },
      Order: replaced('lines', 'changes', 'sums', 'changedSums', 'swaps', 'track', 'today'),
      // A way to pay is offered or not for each cart anew.
      PaymentChoice: { keyFields: false },
      Prize: replaced('choices', 'wins', 'redemptions'),
    },
  });
  // What is built leaves it to the browser: with its document, everything of a page is gone.
  const first = import.meta.env.DEV && !options.ssr ? [untilGone(thisPage())] : [];
  return new ApolloClient({
    cache,
    link: ApolloLink.from([...first, spreadChanges, noteFailedFields, link]),
    ssrMode: options.ssr,
    devtools: { enabled: false },
  });
}

/** The client of this page or this browser, for loaders. */
export const apolloContext = createContext<ApolloClient>();
