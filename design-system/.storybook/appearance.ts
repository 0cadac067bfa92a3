import { setLongerWords } from '../src/docs/longer-words/longer-words.ts';
import { linkTheme } from './themes.ts';

/** What the toolbar chooses. */
export interface Appearance {
  banner: string;
  scheme: string;
  contrast: string;
  direction: string;
  motion: string;
  text: string;
  language: string;
}

/** The language of nobody: English with longer words, to see what another one would do to the layout. */
export const pseudoLanguage = 'en-XA';

const stillId = 'larder-still';

/** As a device that asks for reduced motion: the tokens' still values, and nothing runs on a clock. */
const still = `:root[data-motion=reduced]{--motion-in:0ms;--motion-out:0ms;--motion-play:0ms;--motion-fall:0ms}
:root[data-motion=reduced] *,:root[data-motion=reduced] ::before,:root[data-motion=reduced] ::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important}`;

/** Puts the choices on the page as the product and the browser's settings would. Resolves when the theme is there. */
export async function applyAppearance({
  banner,
  scheme,
  contrast,
  direction,
  motion,
  text,
  language,
}: Appearance): Promise<void> {
  await linkTheme(banner);
  const page = document.documentElement;
  page.lang = language;
  page.dir = direction;
  page.dataset['banner'] = banner;
  page.dataset['scheme'] = scheme;
  page.dataset['motion'] = motion;
  page.dataset['contrast'] = contrast === 'more' ? 'more' : 'standard';
  setLongerWords(language === pseudoLanguage);
  page.style.fontSize = text === '200' ? '200%' : '';
  if (!document.getElementById(stillId))
    document.head.append(Object.assign(document.createElement('style'), { id: stillId, textContent: still }));
}
