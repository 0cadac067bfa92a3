import { banners } from '../src/theme/banners.ts';

const files = import.meta.glob<string>('../dist/themes/*.css', { query: '?url', import: 'default', eager: true });

/** Address of each theme's stylesheet, by banner. */
const themeUrls = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.css$/g, ''), url] as const),
);

/** Every theme: the banners in the order of the house, then wireframe and whatever else is built. */
export const themeChoices: readonly { value: string; title: string }[] = [
  ...banners.filter(({ key }) => themeUrls.has(key)).map(({ key, name }) => ({ value: key as string, title: name })),
  ...[...themeUrls.keys()]
    .filter((key) => !banners.some((banner) => banner.key === key))
    .map((key) => ({ value: key, title: key.replace(/^./, (letter) => letter.toUpperCase()) })),
];

const linkId = 'larder-theme';

/** Links one banner's stylesheet in place of the last one; the old one stays until the new one is there. */
export function linkTheme(banner: string): Promise<void> {
  const href = themeUrls.get(banner) ?? themeUrls.get('safeway');
  const old = document.getElementById(linkId);
  if (!href || old?.getAttribute('href') === href) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve) => {
    const done = () => {
      old?.remove();
      resolve();
    };
    link.addEventListener('load', done);
    link.addEventListener('error', done);
    if (old) old.removeAttribute('id');
    link.id = linkId;
    document.head.append(link);
  });
}
