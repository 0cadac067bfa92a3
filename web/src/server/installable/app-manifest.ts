import { bannerOf } from '@larder/design-system/banners';
import { screens } from '../../app/routing/paths.ts';
import type { Language } from '../../messages/language.ts';
import { offlineTexts } from '../../messages/phone/offline.ts';
import { colorsOf } from '../favicon.ts';
import { iconSizes } from './icons.ts';

/** Where the icon leads when it is held; most phones show four. */
export const shortcuts = ['cart', 'scan', 'orders', 'myList'] as const;

/** What a phone needs to know to put a banner's storefront beside its apps. */
export function appManifest(banner: string, language: Language, themeCss: string): object {
  const { ground } = colorsOf(themeCss);
  const { app, shortcuts: texts } = offlineTexts[language];
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
  const [sign] = icons;
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
    shortcuts: shortcuts.map((screen) => ({ name: texts[screen], url: screens[screen], icons: [sign] })),
  };
}
