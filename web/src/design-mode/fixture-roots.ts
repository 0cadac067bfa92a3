import { type Banner, bannerOf } from '@larder/design-system/banners';
import { matchPath } from 'react-router-dom';
import { screens } from '../app/routing/paths.ts';
import { answers } from '../testing/fixtures/games.ts';
import { defaultShop } from '../testing/fixtures/stores.ts';
import { samples } from '../testing/screens.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Screens on which somebody is a guest; on all others the designer is a member, who sees everything. */
const guestScreens: readonly string[] = [screens.signIn, screens.reSignIn, screens.join];

/** What the samples of all screens answer together; of a field that several have, the first. */
const everywhere = Object.values(samples).reduce<{ me: Fields; root: Fields }>(
  ({ me, root }, sample) => ({ me: { ...sample.me, ...me }, root: { ...sample.root, ...root } }),
  { me: {}, root: {} },
);

/** The sample of the screen at a path; null for a path of none. */
const sampleAt = (pathname: string): { screen: string; me?: Fields; root?: Fields } | null => {
  const found = Object.entries(samples).find(([screen]) => matchPath(screen, pathname) !== null);
  return found ? { screen: found[0], ...found[1] } : null;
};

/** Every field that a page may ask for, as the stories of its screen have it (S-167, N-72). @param path of the page */
export function fixtureRoot(path: string, bannerKey: string): Fields {
  const { pathname } = new URL(path, 'http://here');
  const sample = sampleAt(pathname);
  const root: Record<string, unknown> = { ...everywhere.root, ...sample?.root };
  if (!guestScreens.includes(sample?.screen ?? '')) delete root['viewer'];
  // Only its own page is on a tour.
  if (sample?.screen !== screens.tour) delete root['tour'];
  root['shop'] = wholeShop(root['shop']);
  return { ...answers({ ...everywhere.me, ...sample?.me }, root), banner: bannerFields(bannerOf(bannerKey)) };
}

/** Where a screen's sample shops, with what the header tells of every shop. */
function wholeShop(shop: unknown): Fields {
  const { store, ...more } = (shop ?? {}) as { store?: Fields };
  return { ...defaultShop, ...more, store: { ...defaultShop.store, ...store } };
}

const bannerFields = ({ key, name }: Banner) => ({
  __typename: 'Banner',
  id: key,
  name,
  host: `${key}.localhost`,
  forUTitle: `${name} for U`,
});
