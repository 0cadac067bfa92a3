import { pageNow } from '../page/clock.ts';
import { browserStore } from './browser-store.ts';

const key = 'larder.passkey';
const daysOfQuiet = 90;

/** Whether this browser offers a passkey after a code: not once it has one, and not for a while after "Not now". */
export const passkeyOffer = {
  isDue: (): boolean => {
    const noted = browserStore.read(key);
    if (noted === null) return true;
    return noted !== 'made' && !(pageNow() - Number(noted) < daysOfQuiet * 24 * 60 * 60 * 1000);
  },
  made: (): void => browserStore.write(key, 'made'),
  declined: (): void => browserStore.write(key, String(pageNow())),
};
