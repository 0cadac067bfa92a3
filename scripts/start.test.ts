import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { addresses } from './start.ts';

const run = promisify(execFile);

test.each([
  [{ SANDBOX: 'maybe' }, 'SANDBOX must be one of on, off, not "maybe".'],
  [{ UPSTREAM_TIMEOUT_MS: 'soon' }, 'UPSTREAM_TIMEOUT_MS must be a whole number from 1 to 120000, not "soon".'],
  [{ GAMES_URL: 'games.example' }, 'GAMES_URL must be a URL that begins with http:// or https://.'],
])('with %o nothing is built or started, and one sentence says why', async (env, sentence) => {
  const started = run(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { PATH: process.env['PATH'], ...env },
  });
  await expect(started).rejects.toMatchObject({ code: 1, stdout: '', stderr: `${sentence}\n` });
});

test('the outbox, the store, and the sandbox are announced only where they are', () => {
  const said = (env: Record<string, string>) => addresses(readSettings(env));
  expect(said({})).toContain('/outbox');
  expect(said({})).toContain('/store');
  expect(said({})).toContain('/sandbox');
  expect(said({ DEMO_DATA: 'off' })).not.toMatch(/outbox|\/store/);
  expect(said({ DEMO_DATA: 'off' })).toContain('/docs');
  expect(said({ API_URL: 'https://api.example' })).not.toMatch(/outbox|docs|\/store/);
  expect(said({ IDENTITY_URL: 'https://identity.example' })).not.toContain('/outbox');
  expect(said({ SANDBOX: 'off' })).not.toContain('/sandbox');
  expect(said({ CONSUMER: 'themedesigner' })).not.toMatch(/outbox|docs|\/store|sandbox|graphql/);
  expect(said({ CONSUMER: 'themedesigner' })).toContain('design mode');
});
