import { useState, useSyncExternalStore } from 'react';
import { installOffer, type WayToInstall } from '../../../storage/phone/install-offer.ts';

interface Installing {
  /** null where there is nothing to offer. */
  way: WayToInstall | null;
  /** Are the steps shown? */
  isExplained: boolean;
  setExplained: (isShown: boolean) => void;
  /** Asks the browser, or shows the steps. */
  start: () => void;
}

/** Putting the storefront beside the phone's apps. */
export function useInstall(): Installing {
  const way = useSyncExternalStore(installOffer.subscribe, installOffer.read, installOffer.readOnServer);
  const [isExplained, setExplained] = useState(false);
  const start = () => (way === 'prompt' ? void installOffer.take() : setExplained(true));
  return { way, isExplained, setExplained, start };
}
