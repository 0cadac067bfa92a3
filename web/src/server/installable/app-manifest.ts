import { bannerOf } from '@larder/design-system/banners';
import { screens } from '../../app/routing/paths.ts';
import type { Language } from '../../messages/language.ts';
import { offlineTexts } from '../../messages/phone/offline.ts';
import { colorsOf } from '../favicon.ts';
import { iconSizes } from './icons.ts';
import { type Screenshot, screenForms } from './screenshots.ts';

/** Where the icon leads when it is held; most phones show four. */
export const shortcuts = ['cart', 'scan', 'orders', 'myList'] as const;

/** What a phone needs to know to put a banner's storefront beside its apps. @param taken the pictures that there are of any */
export function appManifest(
  banner: string,
  language: Language,
  themeCss: string,
  taken: readonly Screenshot[] = [],
): object {
  const { ground } = colorsOf(themeCss);
  const { app, shortcuts: texts, screens: labels } = offlineTexts[language];
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
    screenshots: taken
      .filter((each) => each.banner === banner && each.language === language)
      .map(({ src, screen, form }) => ({
        src,
        sizes: `${screenForms[form].width}x${screenForms[form].height}`,
        type: 'image/webp',
        form_factor: form,
        label: labels[screen],
      })),
    shortcuts: shortcuts.map((screen) => ({ name: texts[screen], url: screens[screen], icons: [sign] })),
  };
}
