import { media } from '@larder/design-system/media';

/** Is the window as narrow as a phone's now? */
export const isPhone = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia(media.belowTablet).matches;
