import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { schema } from '../../gateway/src/server/schema.ts';
import { openFront, type Answer, type Front } from '../../gateway/src/testing/front.ts';
import { services } from '../../services/src/app.ts';
import { demoCatalog } from '../../services/src/testing/bases.ts';
import { createWorld, type World } from '../../services/src/testing/world.ts';
import { fuzzCases, hostileText, targetsOf, type Case, type KnownValues } from './schema-cases.ts';

/** The same seed sends the same requests; another one, or more of them, looks elsewhere. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const count = Number(process.env['FUZZ_REQUESTS'] ?? 1_000);
// A request takes two milliseconds on a quiet machine.
vi.setConfig({ testTimeout: (60_000 + 20 * count) * Number(process.env['LARDER_SPEED'] ?? 1) });
const atOnce = 100;

const programs = ['HARVEST-SPIN', 'SCRATCH-SIP', 'MARKET-TRAIL', 'SUMMER-COOKOUT'];
const prizes = ['harvest-coffee', 'harvest-cake', 'harvest-bakery', 'harvest-movie', 'cookout-entries'];
const known: KnownValues = {
  code: programs,
  programCode: programs,
  id: [...prizes, 'harvest-spin', 'summer-cookout', '975277826', 'deli', 'hive-and-hollow'],
  prizeId: prizes,
  choiceId: ['harvest-pie', 'harvest-bread'],
  key: ['maya', 'theo', 'young', 'nobody'],
  handle: ['maya@example.com', '(925) 555-4821', 'nobody'],
  state: ['CA', 'WA', 'ZZ'],
  residencyState: ['CA', 'WA'],
  zipCode: ['94103', '98122-1234', '00000'],
  city: ['San Francisco'],
  email: ['maya@example.com'],
  clientSeed: ['seed', '0123456789abcdef'],
  ids: ['975277826', '976885794', 'x'],
  upcs: ['041000000019', '012345678905'],
  text: ['milk', 'che', 'build your own sub', '041000000019'],
  departmentId: ['deli', 'dairy-eggs-cheese'],
  aisleId: ['dairy-eggs-cheese.cheese'],
  sellerId: ['hive-and-hollow'],
  values: ['meadow-lane', 'IN_STOCK', 'ORGANIC', '0-299'],
  after: ['1.', '24.'],
  proofOfWork: ['{"challenge":{},"solution":{}}', '{}', '[]'],
};

let world: World;
let front: Front;
let sessions: string[];

beforeAll(async () => {
  world = await createWorld({
    services,
    base: demoCatalog,
  });
  front = await openFront({
    servicesUrl: await world.app.listen({ port: 0, host: '127.0.0.1' }),
    config: {
      // A machine that is busy with tests is slow, and slow is not what is looked for.
      upstreamTimeoutMs: 20_000,
      // Whoever is turned away for asking too often never gets to the door.
      ratesPerMinute: { query: 0, mutation: 0, signIn: 0, page: 0 },
    },
  });
  sessions = await Promise.all(['maya', 'theo', 'business', 'new', 'naomi'].map(signIn));
});
afterAll(async () => {
  await front.close();
  await world.close();
});

const ask = (query: string, variables: object, cookie = '') => front.query(query, { variables, cookie });

async function signIn(key: string): Promise<string> {
  const { setCookies } = await ask(
    'mutation($input: SignInAsDemoShopperInput!) { signInAsDemoShopper(input: $input) { redirectTo } }',
    { input: { key } },
  );
  return setCookies.map((line) => line.split(';', 1)[0]).join('; ');
}

/** Runs the jobs, so many at once, and answers what each has said against itself. */
async function all<T>(jobs: readonly T[], run: (job: T) => Promise<string | null>): Promise<string[]> {
  const faults: string[] = [];
  const queue = jobs.values();
  const worker = async () => {
    for (const job of queue) {
      const fault = await run(job);
      if (fault !== null) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return faults;
}

/** What is wrong with an answer: whatever a client writes, nothing of it is our failure or a service's. */
function faultOf(what: string, { status, headers, errors }: Answer): string | null {
  // Turned away with a time to come back is an answer, not a failure.
  if (status === 503 && headers.has('retry-after')) return null;
  const failed = errors.find(({ extensions }) => Number(extensions['status']) >= 500 || !extensions['code']);
  if (status < 500 && !failed) return null;
  return `${status} ${JSON.stringify(failed ?? null)} | ${what}`;
}

const isLate = ({ errors }: Answer): boolean =>
  errors.some(({ extensions }) => extensions['code'] === 'UPSTREAM_TIMEOUT');

/** All services answer through the gateway, and it is ready. */
async function expectEverythingAnswers(): Promise<void> {
  const { status, errors, data } = await ask(
    `{
      viewer { firstName }
      logos { forU { src } }
      me { profile { id } playAndEarn { programs { code points { gameplaysAvailable } } bonusPaths { id } } }
    }`,
    {},
    await signIn('maya'),
  );
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  expect(data).toMatchObject({ viewer: { firstName: 'Maya' }, logos: {}, me: { profile: {} } });
  const ready = await front.app.inject('/readyz');
  expect([ready.statusCode, ready.body]).toEqual([200, '{"status":"ready"}']);
}

const play = 'mutation($input: PlayInput!) { play(input: $input) { play { receipt } userErrors { code } } }';

test('a line break in every second play key of a crowd leaves every upstream answering', async () => {
  const keys = Array.from({ length: 400 }, (_, i) => (i % 2 ? `a-good-key-${i}` : `bad\r\nx-banner: ${i}`));
  const faults = await all(keys, async (playKey) => {
    const answer = await ask(
      play,
      { input: { programCode: 'SCRATCH-SIP', playKey, clientSeed: 'seed' } },
      sessions[playKey.length % sessions.length],
    );
    const isRefused = answer.errors.some(({ extensions }) => extensions['code'] === 'BAD_USER_INPUT');
    return playKey.startsWith('bad') === isRefused ? faultOf(playKey, answer) : `not refused as it should: ${playKey}`;
  });
  expect(faults).toEqual([]);
  await expectEverythingAnswers();
});

test(`${count} hostile requests over every argument of the schema, ${atOnce} at once, give no 5xx (seed ${seed})`, async () => {
  const targets = targetsOf(schema, known);
  const cases = fuzzCases(targets, known, count, seed);
  expect(new Set(cases.map(({ target }) => target)).size).toBe(targets.length);
  const late: (() => Promise<string | null>)[] = [];
  const faults = await all([...cases.entries()], async ([i, each]: [number, Case]) => {
    // Most come from visitors, which is quick; who signs out stays away from the sessions of the others.
    const isVisitor = i % 4 > 0 || /signOut|forget/.test(each.target);
    const cookie = isVisitor ? '' : sessions[i % sessions.length];
    const what = JSON.stringify(each).slice(0, 600);
    const send = () => ask(each.query, each.variables, cookie);
    const answer = await send();
    if (!isLate(answer)) return faultOf(what, answer);
    late.push(async () => faultOf(what, await send()));
    return null;
  });
  // The catalog's deadlines are given (S-251), and a crowd may be late for them: what is hostile is late alone, too.
  for (const sendAlone of late) {
    const fault = await sendAlone();
    if (fault !== null) faults.push(fault);
  }
  expect(faults.slice(0, 20).join('\n')).toBe('');
  await expectEverythingAnswers();
});

test('a text of a megabyte is turned away wherever it stands, and costs nobody else anything', async () => {
  const megabyte = 'x'.repeat(1024 * 1024);
  const bodies = targetsOf(schema, known).map(({ document, args }) =>
    JSON.stringify({ query: document, variables: Object.fromEntries(args.map(({ name }) => [name, megabyte])) }),
  );
  const faults = await all(bodies, async (body) => {
    const answer = await front.send(body).catch((error: unknown) => {
      // The server may hang up on a body that it does not want before all of it is written.
      const { code = '' } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
      return ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(code) ? null : Promise.reject(error as Error);
    });
    return answer === null || answer.status === 413 ? null : `${answer.status}`;
  });
  expect(faults).toEqual([]);
  await expectEverythingAnswers();
});

test('hostile headers and hosts give no 5xx', async () => {
  const texts = fc.sample(hostileText, { seed, numRuns: 300 });
  const names = [
    'host',
    'x-forwarded-host',
    'cookie',
    'x-page-path',
    'x-page-shopper',
    'x-correlation-id',
    'user-agent',
  ];
  const headers = texts.flatMap((text) => {
    // What HTTP can't carry never arrives.
    const value = text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 2000);
    return names.map((name) => [name, value] as const);
  });
  const faults = await all(headers, async ([name, value]) => {
    const { statusCode } = await front.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: 'safeway.localhost', [name]: value },
      payload: { query: '{ banner { id } viewer { firstName } }' },
    });
    return statusCode < 500 ? null : `${statusCode} | ${name}: ${value}`;
  });
  expect(faults).toEqual([]);
});
