import { browserStore } from './browser-store.ts';

const key = 'larder.asked';

/** Has anybody asked a store to stock something in this browser as a guest? What, only the server knows. */
export const guestAsks = {
  has: (): boolean => browserStore.read(key) !== null,
  note: (): void => browserStore.write(key, '1'),
};
