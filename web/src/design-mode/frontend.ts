import { banners } from '@larder/design-system/banners';
import type { Frontend } from '../server/frontend.ts';
import { type BarSettings, showBar } from './bar.ts';
import { bannerCookie, designTexts } from './fixture-gateway.ts';

const settings: BarSettings = {
  texts: designTexts,
  banners: banners.map(({ key, name }) => ({ key, name })),
  cookieName: bannerCookie,
};
const script = `(${String(showBar)})(${JSON.stringify(settings).replaceAll('<', String.raw`\u003c`)})`;

/** A storefront whose pages have the bar of design mode (S-167). */
export const withBar = (frontend: Frontend): Frontend => ({
  ...frontend,
  head: async (modules, nonce) =>
    `${(await frontend.head?.(modules, nonce)) ?? ''}<script nonce="${nonce}">${script}</script>`,
});
