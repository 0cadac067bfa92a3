import { expect, test } from 'vitest';
import { deviceKind } from './device-kind.ts';

test.each([
  ['iphone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1', 5],
  ['ipad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5],
  ['mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0],
  ['android', 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/140.0 Mobile', 5],
  ['windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 0],
  ['chromebook', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0', 0],
  ['linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', 0],
  ['other', 'curl/8', 0],
])('a new passkey is called after its device: %s', (kind, userAgent, maxTouchPoints) => {
  expect(deviceKind({ userAgent, maxTouchPoints })).toBe(kind);
});
