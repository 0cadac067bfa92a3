import { screens } from '../routing/paths.ts';

/** Where the forms of the guided tour are sent: `stop` is the number to open, or the word that closes the open one. */
export const tourForm = { path: screens.tour, field: 'stop', close: 'close' } as const;
