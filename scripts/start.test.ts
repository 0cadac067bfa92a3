import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { upstreamNames, type UpstreamName } from '../gateway/src/compose.ts';
import { readConfig, urlVariable } from '../gateway/src/config.ts';
import { root } from './processes.ts';
import { readSettings } from './settings.ts';
import { addresses, parts } from './start.ts';

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

const given = (services: readonly UpstreamName[]) =>
  Object.fromEntries(services.map((service) => [urlVariable(service), `https://shop.example/${service}`]));
const readyAddresses = (env: Record<string, string>) => parts(readSettings(env), false).map(({ readyAt }) => readyAt);
const front = 'http://127.0.0.1:4000/readyz';
const services = 'http://127.0.0.1:4001/readyz';

test.each<[string, readonly UpstreamName[]]>([
  ['none', []],
  ...upstreamNames.map((one): [string, UpstreamName[]] => [`${one} alone`, [one]]),
  ...upstreamNames.map((one): [string, UpstreamName[]] => [
    `all but ${one}`,
    upstreamNames.filter((each) => each !== one),
  ]),
])('with %s of the services elsewhere, ours are started, and the gateway finds the others there', (_, elsewhere) => {
  const env = given(elsewhere);
  expect(readyAddresses(env)).toEqual([services, front]);
  const { upstreams } = readConfig(env);
  for (const name of upstreamNames)
    expect(upstreams[name]).toBe(
      elsewhere.includes(name) ? `https://shop.example/${name}` : `http://127.0.0.1:4001/${name}`,
    );
});

test('with all services elsewhere, by their own addresses or by one for all, none is started here', () => {
  expect(readyAddresses(given(upstreamNames))).toEqual([front]);
  expect(readyAddresses({ API_URL: 'https://shop.example' })).toEqual([front]);
  expect(readyAddresses({ API_URL: ' ' })).toEqual([services, front]);
});

test('the outbox and the store are announced only where sign-in and orders are ours', () => {
  const said = (elsewhere: readonly UpstreamName[]) => addresses(readSettings(given(elsewhere)));
  expect(said(['orders'])).not.toContain('/store');
  expect(said(['orders'])).toContain('/outbox');
  expect(said(['identity'])).toContain('/store');
});

test('the table of settings has the address of each service', () => {
  const settings = readFileSync(join(root, 'docs', 'configuration.md'), 'utf8');
  for (const name of upstreamNames)
    expect(settings).toMatch(new RegExp(`^\\| \`${urlVariable(name)}\` +\\| \`http://127.0.0.1:4001/${name}\` `, 'm'));
});
