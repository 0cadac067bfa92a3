import { loadCode } from '../../../app/loading/stale-chunk.ts';

/** What a checkout sends: it loads once the page has settled, at the latest with the first press. */
export const loadChanges = () => loadCode(() => import('./changes.ts'));
