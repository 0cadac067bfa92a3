import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Has the browser taken over? Not on the server, and not while its page is being taken over either: both draw the same. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
