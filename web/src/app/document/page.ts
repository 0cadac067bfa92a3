import type { BannerMark } from '@larder/design-system/banners';
import type { Language } from '../../messages/language.ts';
import type { Density, Scheme } from '../../storage/cookies.ts';
import type { Sheet } from '../loading/sheets.ts';

/** What the document needs beside its data, the same on the server and in the browser. */
export interface PageSettings {
  banner: string;
  /** The banner's sign. */
  mark: BannerMark;
  language: Language;
  scheme?: Scheme;
  density?: Density;
  /** Its stylesheet is named in development alone; in a build it is within the page's own. */
  theme: { href?: string; fonts: string[] };
  /** Stylesheet of what few visits ask for, when it stands apart. */
  conditional?: string;
  /** Stylesheets that load with the code they are for; in a build alone. */
  sheets?: Partial<Record<Sheet, string>>;
}
