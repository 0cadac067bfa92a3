import { texts } from '../texts.ts';

/** `Safeway for U` (G-3). @param name of the banner */
export function forUTitle(name: string): string {
  return texts.banner.forU(name);
}
