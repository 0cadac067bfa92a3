import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('with nothing set everything has a default that works', () => {
  expect(readConfig({}, '/project')).toMatchObject({
    host: '127.0.0.1',
    port: 4001,
    dataDir: '/project/.data',
    databaseUrl: null,
    demoData: true,
    smtpUrl: null,
  });
});

test.each([
  [{ SERVICES_PORT: 'many' }, 'SERVICES_PORT must be a whole number from 0 to 65535, not "many".'],
  [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be one of on, off, not "yes".'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a URL that begins with postgres:// or postgresql://'],
  [{ SMTP_URL: 'mail' }, 'SMTP_URL must be a URL that begins with smtp:// or smtps://'],
])('%o is refused in one sentence', (env, sentence) => {
  expect(() => readConfig(env, '/project')).toThrow(sentence);
});
