import { data as response, type LoaderFunction, type LoaderFunctionArgs } from 'react-router-dom';
import { knownData } from './answers.ts';
import { apolloContext } from './apollo.ts';
import { FrameDocument } from './Frame.generated.ts';
import { query } from './query.ts';
import { serverAnswersContext } from './server-contexts.ts';
import type { Screen } from '../routing/paths.ts';

/** Coupons and points are for households: the site of businesses has no such pages (S-165). */
export const householdScreens: ReadonlySet<Screen> = new Set([
  'coupons',
  'weeklyAd',
  'offer',
  'bonusPath',
  'welcomeOffers',
  'freshPass',
  'rewards',
  'reward',
]);

/** What only a business is given (S-165). */
export const businessScreens: ReadonlySet<Screen> = new Set(['invoices', 'invoice']);

/** Who looks: the frame's answer says so, which every page asks for. */
async function viewerOf(args: LoaderFunctionArgs) {
  const server = args.context.get(serverAnswersContext);
  const known = knownData(server ?? args.context.get(apolloContext), FrameDocument);
  return (known ?? (await query(args, FrameDocument)).data).viewer;
}

/** Is it the site of businesses? */
const isBusiness = async (args: LoaderFunctionArgs): Promise<boolean> => (await viewerOf(args)).site === 'BUSINESS';

/** Is it a business that has signed in? */
export async function isBusinessAccount(args: LoaderFunctionArgs): Promise<boolean> {
  const { site, isAuthorized } = await viewerOf(args);
  return isAuthorized && site === 'BUSINESS';
}

/** A loader whose page is answered with 404 where the site is, or isn't, that of businesses, as is every path without a screen. */
const onlyFor =
  (isFor: (isOfBusinesses: boolean) => boolean) =>
  (load: LoaderFunction): LoaderFunction =>
  async (args, handlerContext) => {
    const loaded = Promise.resolve(load(args, handlerContext));
    loaded.catch(() => undefined);
    // A frame that can't be loaded fails by itself.
    if (
      await isBusiness(args).then(
        (is) => !isFor(is),
        () => false,
      )
    )
      throw response(null, { status: 404 });
    return loaded;
  };

export const householdsOnly = onlyFor((isOfBusinesses) => !isOfBusinesses);
export const businessesOnly = onlyFor((isOfBusinesses) => isOfBusinesses);
