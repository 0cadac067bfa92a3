import { loadCode } from '../../../app/loading/stale-chunk.ts';

/** What speaks to the device; it loads once a passkey is wanted. */
export const loadDevice = () => loadCode(() => import('./device.ts'));
