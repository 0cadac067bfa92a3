import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('with nothing set, everything has a working default', () => {
  expect(readConfig({}, '/project')).toMatchObject({
    host: '127.0.0.1',
    port: 4001,
    dataDir: '/project/.data',
    databaseUrl: null,
    demoData: true,
    smtpUrl: null,
    texts: null,
    writeLimit: 240,
    redisUrl: null,
  });
});

test.each([
  [{ TRUSTED_PROXIES: 'loopback, all' }, 'TRUSTED_PROXIES can\'t have "all" among its entries.'],
  [{ SERVICES_PORT: 'many' }, 'SERVICES_PORT must be a whole number from 0 to 65535, not "many".'],
  [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be one of on, off, not "yes".'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a URL that begins with postgres:// or postgresql://'],
  [{ OPERATORS: 'romero:short' }, 'OPERATORS must be like "romero:<sha256 of the key in hex>,lindqvist:<…>".'],
  [{ OPERATORS: `romero:${'0'.repeat(64)},romero:${'1'.repeat(64)}` }, 'OPERATORS names romero twice.'],
  [{ PUSH_KEY: 'short' }, 'PUSH_KEY must be a P-256 private key in base64url, of 43 characters.'],
  [{ PUSH_SUBJECT: 'ops' }, 'PUSH_SUBJECT must be a URL that begins with mailto:// or https://'],
  [{ WRITE_LIMIT: 'few' }, 'WRITE_LIMIT must be a whole number from 0 to 1000000, not "few".'],
  [{ REDIS_URL: 'http://x' }, 'REDIS_URL must be a URL that begins with redis:// or rediss://'],
  [
    { APPLE_PAY_MERCHANT_ID: 'merchant.example' },
    'APPLE_PAY_MERCHANT_ID needs QUILLPAY_URL: a wallet is paid through the payment provider.',
  ],
  [
    { QUILLPAY_URL: 'https://pay.example', APPLE_PAY_MERCHANT_ID: 'example' },
    'APPLE_PAY_MERCHANT_ID can\'t be "example": set it as the wallet\'s console shows it.',
  ],
  [
    { GOOGLE_PAY_MERCHANT_ID: 'BCR2DN4T' },
    'GOOGLE_PAY_MERCHANT_ID needs QUILLPAY_URL: a wallet is paid through the payment provider.',
  ],
  [{ SMTP_URL: 'mail' }, 'SMTP_URL must be a URL that begins with smtp:// or smtps://'],
  [
    { TEXTS_URL: 'https://sid:token@texts.example/Messages.json' },
    'Set TEXTS_URL and TEXTS_FROM together, or neither.',
  ],
  [{ TEXTS_FROM: '+15035550100' }, 'Set TEXTS_URL and TEXTS_FROM together, or neither.'],
  [
    { TEXTS_URL: 'https://texts.example/', TEXTS_FROM: 'Larder' },
    'TEXTS_FROM must be a phone number such as +15035550100, a short code, or a messaging service.',
  ],
])('%o is refused in one sentence', (env, sentence) => {
  expect(() => readConfig(env, '/project')).toThrow(sentence);
});

test('wallets are offered as whom they know the retailer, and none to try only because a demo runs', () => {
  const wallets = { APPLE_PAY_MERCHANT_ID: 'merchant.example.larder', GOOGLE_PAY_MERCHANT_ID: 'BCR2DN4T' };
  expect(readConfig({ QUILLPAY_URL: 'https://pay.example', ...wallets }, '/project')).toMatchObject({
    applePayMerchantId: 'merchant.example.larder',
    googlePayMerchantId: 'BCR2DN4T',
    demoWallet: false,
  });
});

test('N-27 the sponsor in the official rules has a name and an address; only a demo makes them up', () => {
  const sponsor = { SPONSOR_NAME: 'Market Co.', SPONSOR_ADDRESS: '1 Main St' };
  expect(readConfig(sponsor, '/project').sponsor).toEqual({ name: 'Market Co.', address: '1 Main St' });
  expect(readConfig({}, '/project').sponsor).not.toBeNull();
  expect(readConfig({ DEMO_DATA: 'off' }, '/project').sponsor).toBeNull();
  expect(() => readConfig({ SPONSOR_NAME: 'Market Co.' }, '/project')).toThrow('SPONSOR_NAME and SPONSOR_ADDRESS');
});
