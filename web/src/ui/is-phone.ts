import { breakpoints } from '@larder/design-system/media';

/** As `media.belowTablet`; the header needs only this one, and so loads no others. */
const phone = `(max-width: ${breakpoints.tablet - 0.02}px)`;

/** Is the window as narrow as a phone's now? */
export const isPhone = (): boolean => typeof window.matchMedia === 'function' && window.matchMedia(phone).matches;
