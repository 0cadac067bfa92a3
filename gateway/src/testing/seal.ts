import { sealWith } from '../session/seal.ts';

/** `COOKIE_SECRET` of fronts under test. */
export const testSecret = 'the secret of these tests, long enough';

/** Signs cookies as these fronts do. */
export const testSeal = sealWith(testSecret);
