import { afterEach, expect, test, vi } from 'vitest';
import { browserWallet } from './browser-wallet.ts';

const apple = { kind: 'APPLE_PAY', merchantId: 'merchant.example' } as const;
const bill = { shop: 'Safeway', total: '32.83', hold: '32.83' };
const complete = vi.fn<(result: string) => Promise<void>>(() => Promise.resolve());

/** A browser with a wallet. @param show what its sheet does */
function browserWith(show: (request: EventTarget) => Promise<object>, canPay = true) {
  vi.stubGlobal(
    'PaymentRequest',
    class extends EventTarget {
      canMakePayment = () => Promise.resolve(canPay);
      show = () => show(this);
    },
  );
  return browserWallet(apple, 'Safeway', (url) => Promise.resolve(JSON.stringify({ asked: url })));
}
const failing = (name: string) => browserWith(() => Promise.reject(new DOMException('no', name)));
afterEach(() => vi.unstubAllGlobals());

test('N-64 what a sheet confirms goes on as it is, and the sheet hears what came of it', async () => {
  const wallet = browserWith(() => Promise.resolve({ details: { token: { a: 1 } }, complete }));
  const sheet = await wallet.pay(bill);
  if (sheet.kind !== 'confirmed') throw new Error(sheet.kind);
  expect(sheet.payload).toBe('{"token":{"a":1}}');
  await sheet.complete(false);
  expect(complete).toHaveBeenLastCalledWith('fail');
  await sheet.complete(true);
  expect(complete).toHaveBeenLastCalledWith('success');
});

test.each([
  ['AbortError', 'closed'],
  ['NotSupportedError', 'unavailable'],
  ['SecurityError', 'failed'],
])('%s of a sheet is that it is %s', async (name, kind) => {
  expect(await failing(name).pay(bill)).toEqual({ kind });
});

test('Apple Pay is told who asks before its sheet opens', async () => {
  const sessions: Promise<unknown>[] = [];
  const wallet = browserWith((request) => {
    const asks = Object.assign(new Event('merchantvalidation'), {
      validationURL: 'https://gateway.apple.com/x',
      complete: (session: Promise<unknown>) => void sessions.push(session),
    });
    request.dispatchEvent(asks);
    return Promise.resolve({ details: {}, complete });
  });
  await wallet.pay(bill);
  expect(await Promise.all(sessions)).toEqual([{ asked: 'https://gateway.apple.com/x' }]);
});

test('a browser without the wallet says so, and one that has it', async () => {
  expect(await browserWith(() => Promise.reject(new Error('unused')), false).canPay()).toBe(false);
  expect(await browserWith(() => Promise.reject(new Error('unused'))).canPay()).toBe(true);
  vi.unstubAllGlobals();
  const bare = browserWallet(apple, 'Safeway', () => Promise.reject(new Error('unused')));
  expect(await bare.canPay()).toBe(false);
  expect(await bare.pay(bill)).toEqual({ kind: 'unavailable' });
});
