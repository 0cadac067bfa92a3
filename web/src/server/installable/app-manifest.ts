import { bannerOf } from '@larder/design-system/banners';
import { keptPages } from '../../app/routing/kept-pages.ts';
import { screens } from '../../app/routing/paths.ts';
import type { Language } from '../../messages/language.ts';
import { offlineTexts } from '../../messages/phone/offline.ts';
import { colorsOf } from '../favicon.ts';
import { iconSizes } from './icons.ts';

/** What a phone needs to know to put a banner's storefront beside its apps. */
export function appManifest(banner: string, language: Language, themeCss: string): object {
  const { ground } = colorsOf(themeCss);
  const { app, pages } = offlineTexts[language];
  const { name } = bannerOf(banner);
  const icons = iconSizes
    .filter((edge) => edge >= 192)
    .flatMap((edge) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/app/${banner}/icon-${edge}.png`,
        sizes: `${edge}x${edge}`,
        type: 'image/png',
        purpose,
      })),
    );
  return {
    id: screens.home,
    name,
    short_name: name,
    description: app(name),
    lang: language,
    start_url: screens.home,
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons,
    shortcuts: keptPages.map((screen) => ({ name: pages[screen], url: screens[screen] })),
  };
}
