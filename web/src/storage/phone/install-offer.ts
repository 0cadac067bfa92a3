import { pageNews } from '../../page/news.ts';
import { pageState } from '../../page/page.ts';
import { browserStore } from '../browser-store.ts';

/** A browser's offer to put the storefront beside the phone's apps; it can be taken once. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** What `install-script.ts` keeps until code is there. */
export interface EarlyInstall {
  installOffer?: InstallPrompt;
}

/** How the storefront gets among the apps: the browser asks, or the shopper goes by its menu (iPhones and iPads). */
export type WayToInstall = 'prompt' | 'steps';

const key = 'installPutAside';
const { subscribe, tell } = pageNews();
const page = pageState(() => ({ isInstalled: false, isListening: false }));

const early = (): EarlyInstall => globalThis as EarlyInstall;

function listen(): void {
  if (page().isListening) return;
  page().isListening = true;
  // The script at the top of the page has heard it first.
  addEventListener('beforeinstallprompt', () => tell());
  addEventListener('appinstalled', () => {
    page().isInstalled = true;
    delete early().installOffer;
    tell();
  });
}

/** What this browser would do; only Apple's phones and tablets say whether they are an app, and none of their browsers asks. */
function wayHere(): WayToInstall | null {
  if (early().installOffer) return 'prompt';
  return (navigator as { standalone?: boolean }).standalone === false ? 'steps' : null;
}

/** Can the storefront be installed from here, and how? For `useSyncExternalStore`. */
export const installOffer = {
  subscribe(listener: () => void): () => void {
    listen();
    return subscribe(listener);
  },
  read(): WayToInstall | null {
    const way = wayHere();
    return way === null || page().isInstalled || matchMedia('(display-mode: standalone)').matches ? null : way;
  },
  readOnServer: (): null => null,
  /** Lets the browser ask. Its offer is used up then, whatever the answer. @returns is it being installed? */
  async take(): Promise<boolean> {
    const offer = early().installOffer;
    if (!offer) return false;
    delete early().installOffer;
    const { outcome } = await offer.prompt().catch(() => ({ outcome: 'dismissed' as const }));
    if (outcome === 'accepted') page().isInstalled = true;
    tell();
    return outcome === 'accepted';
  },
  /** Did the shopper say "Not now"? The menu goes on offering it; nothing else does. */
  isPutAside: (): boolean => browserStore.read(key) !== null,
  putAside(): void {
    browserStore.write(key, 'yes');
    tell();
  },
};
