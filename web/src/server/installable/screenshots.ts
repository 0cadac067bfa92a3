import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '../../messages/language.ts';

/** What a phone shows of the storefront before it is installed, the first one first; `npm run screens` takes them. */
export const shownScreens = ['home', 'coupons', 'cart'] as const;
/** Windows that they are taken in, in CSS pixels. */
export const screenForms = { narrow: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } } as const;

export type ShownScreen = (typeof shownScreens)[number];
export type ScreenForm = keyof typeof screenForms;

/** Bytes that one of them may have: whoever looks at the sheet waits for it. */
export const largestScreenshot = 48 * 1024;

/** A picture of a screen of a banner, in a language and a form. */
export interface Screenshot {
  banner: string;
  language: Language;
  screen: ShownScreen;
  form: ScreenForm;
  /** Its address, which changes with its content. */
  src: string;
  content: Buffer;
}

const named = /^([\w-]+)-(en|es)-(\w+)-(narrow|wide)\.webp$/;

/** The pictures in a folder, each named `<banner>-<language>-<screen>-<form>.webp`. */
export const screenshotsIn = (folder: URL): Screenshot[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const [, banner = '', language, screen, form] = named.exec(file) ?? [];
      const known = shownScreens.find((each) => each === screen);
      if (!known) return [];
      const content = readFileSync(new URL(file, folder));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
      return [
        {
          banner,
          language: language as Language,
          screen: known,
          form: form as ScreenForm,
          src: `/app/screens/${hash}.webp`,
          content,
        },
      ];
    })
    .toSorted((one, other) => shownScreens.indexOf(one.screen) - shownScreens.indexOf(other.screen));
