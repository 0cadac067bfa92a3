import type { EarlyInstall } from '../../storage/phone/install-offer.ts';

/** The globals that the script sets. */
const kept = 'installOffer' satisfies keyof EarlyInstall;

/**
 * The inline script that keeps a browser's offer to install the storefront: it comes once, often before any code is there, and
 * it is made where a shopper asks for it, never on arrival.
 */
export const installScript = `addEventListener('beforeinstallprompt', (event) => { event.preventDefault(); self.${kept} = event; });`;
