import type { UserInfo } from '../generated/rest.ts';
import { kept } from '../shared/kept.ts';

/** Site of an account, or of a host: C for households, B for businesses (S-62, S-165). */
export type SiteType = UserInfo['siteType'];

interface Site {
  /** Program of its own cart (S-78). */
  program: 'abs' | '1P_B2B';
  /** Category of that cart. */
  cartCategory: '1P' | '1P_B2B';
  /** Every kind of cart that it keeps, as S-170 lists them; X-2: in exactly this case. */
  cartCategories: string;
  /** What calls say in the header `pgm`; null for the grocery program, which goes without saying. */
  programHeader: string | null;
  /** Cookie of the page to come back to after a sign-in (G-63, G-64, G-75). */
  redirectCookie: string;
  /** What its hosts begin with, before the banner's: its own origin. */
  hostPrefix: string;
}

/** What differs between the sites (S-9, S-165): carts, program, cookies, origin. */
export const sites = {
  C: {
    program: 'abs',
    cartCategory: '1P',
    cartCategories: '1P,3P_MARKETPLACE,1P_Wine',
    programHeader: null,
    redirectCookie: 'ACI_S_ECommRedirectURL',
    hostPrefix: '',
  },
  B: {
    program: '1P_B2B',
    cartCategory: '1P_B2B',
    cartCategories: '1P_B2B',
    programHeader: '1P_B2B',
    redirectCookie: 'ACI_S_B2BRedirectURL',
    hostPrefix: 'business.',
  },
} as const satisfies Record<SiteType, Site>;

/** The site of a host: `business.safeway.localhost` is that of businesses. An account's own site comes before it. */
export const siteOfHost = kept(200, (host): SiteType =>
  host.toLowerCase().startsWith(sites.B.hostPrefix) ? 'B' : 'C',
);
