import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { followingClock } from '../shared/clock.ts';
import { forEachUpstream, type UpstreamName } from '../compose.ts';
import { readConfig, type GatewayConfig } from '../config.ts';
import { correlationId } from '../server/correlation.ts';
import type { Challenge, GamesConfig, Logos } from '../generated/rest.ts';
import { registerFrontAdmission } from '../server/front-admission.ts';
import { registerGateway, type Gateway } from '../server/gateway.ts';
import { aGame, aPlay, aProgram, someUserInfo, somePoints } from './rows.ts';
import { testSecret } from './seal.ts';

/** A call that reached the stand-in services. */
export interface Call {
  /** `GET /games/programs`, without the query. */
  route: string;
  query: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

export type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** The moment at which everything in these tests happens. */
export const now = Temporal.Instant.from('2026-08-05T12:00:00Z');

export const codes = ['HARVEST', 'PANTRY', 'SCRATCH', 'SUMMER', 'FIFTH', 'SIXTH', 'SEVENTH', 'EIGHTH'];
export const signedIn = 'larder_session=s1; larder_refresh=r1; larder_account=R-C';

export const envelope = (code: string, message: string, field?: string) => ({
  errors: [{ code, message, ...(field === undefined ? {} : { field }) }],
  serviceErrors: [],
  correlationId: 'theirs',
});

/** The discard port, at which no one listens. */
const nowhere = 'http://127.0.0.1:9';

const gamesConfig: GamesConfig = {
  version: '1',
  defaultMinimumAge: 0,
  banners: [
    { key: 'haggen', name: 'Haggen', host: 'haggen.localhost', brandColor: '#12603E', division: 'pnw', themed: true },
  ],
  games: codes.map((programCode) => aGame({ programCode, title: `Game ${programCode}` })),
  flags: { optInEnhancementsEnabled: true },
};
const logo = { src: '/logo.svg', altText: 'For U' };
const logos: Logos = {
  root: {
    responsivegrid: {
      j4u_logos: { freshPassLogo: logo, forULogo: logo, rewardsLogo: logo, defaultLogo: logo },
    },
  },
};
const challenge: Challenge = {
  offerId: 'c1',
  title: 'Buy 3 packs of berries',
  description: '',
  imageId: 'blueberries',
  rewardText: '$3 reward',
  bonusPathStatus: 'inprogress',
  endDate: '2026-08-31T00:00:00.000Z',
  continuity: { units: 'ITEMS', progressValue: 2, targetValue: 3 },
};
const codesOf = (request: FastifyRequest) => (request.query as { programCodes: string }).programCodes.split(',');

/** Services of a retailer, as plain functions over fixed rows. */
const handlers: Readonly<Record<string, Handler>> = {
  'GET /identity/auth/userinfo': () => someUserInfo(),
  'GET /identity/demo/shoppers': () => [],
  'GET /content/gamesConfig.json': () => gamesConfig,
  'GET /content/left-navigation/safeway.json': () => ({
    banner: 'safeway',
    items: [{ id: 'n1', title: '{banner} for U', href: '/foru.html', icon: 'house' }],
  }),
  'GET /content/logos.json': () => logos,
  'GET /offers/challenges': () => ({ challenges: [challenge] }),
  'GET /profile/customers/cust-1/profile': () => ({ customerId: 'cust-1', phones: [], addresses: [] }),
  'GET /games/programs': () => ({
    userOptedInPrograms: codes.slice(0, 4).map((code) => aProgram({ code })),
    storePrograms: codes.slice(4).map((code) => aProgram({ code, optInStatus: 'NOT_OPTED_IN' })),
    sweepstakesWinners: [{ displayed: false, prizeId: 'p1', programCode: 'HARVEST' }],
    optInEnhancementsEnabled: true,
  }),
  'GET /games/program/points': (request) => ({
    programPoints: codesOf(request).map((programCode) => somePoints({ programCode })),
  }),
  'GET /games/prizes': () => ({ prizes: [] }),
  'GET /games/prizes/uuid-1/game/activity': () => ({
    days: 180,
    since: '2026-02-06T12:00:00.000Z',
    items: [],
    counts: [],
    programs: [],
    nextPageToken: null,
    note: '',
  }),
  'GET /games/gameplay/postgamedetails': () => ({
    programCode: 'HARVEST',
    lastPlay: aPlay(),
    balances: somePoints(),
    canPlayAgain: true,
    cannotPlayReason: null,
    nextPlayAt: null,
    nextCommit: 'c0ffee',
  }),
  'POST /games/gameplay/freeplay': () => ({ programCode: 'HARVEST', points: somePoints() }),
  'POST /games/gameplay/play': () => ({ play: aPlay(), points: somePoints(), nextCommit: 'beef', replayed: false }),
  'POST /games/gameplay/optin': () => ({
    programCode: 'FIFTH',
    optInStatus: 'OPTED_IN',
    optedInAt: '2026-08-05T12:00:00.000Z',
    gamePlaysEarned: 1,
    totalGamePoints: 0,
    alreadyOptedIn: false,
  }),
};

export interface Answer {
  status: number;
  headers: Headers;
  setCookies: string[];
  data: Record<string, unknown> | null | undefined;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
  text: string;
}

export interface Front {
  calls: Call[];
  /** Routes that were called, in alphabetical order. */
  routes(): string[];
  gateway: Gateway;
  app: FastifyInstance;
  url: string;
  /** Everything that was logged. */
  log(): string;
  query(
    query: string,
    given?: { variables?: object; cookie?: string; headers?: Record<string, string> },
  ): Promise<Answer>;
  send(body: unknown, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

/** The gateway in front of the stand-in services, both on ports of their own. */
export async function openFront(
  given: {
    handlers?: Record<string, Handler>;
    config?: Partial<GatewayConfig>;
    documents?: Record<string, string>;
    consoleDocuments?: Record<string, string>;
    /** Answers every call for which it doesn't say null. */
    instead?: (request: FastifyRequest, reply: FastifyReply) => unknown;
    /** Services that are off. */
    off?: readonly UpstreamName[];
    /** Address of real services, in place of the stand-ins. */
    servicesUrl?: string;
    /** How many operations are served at once; any number if it isn't said. */
    places?: number;
  } = {},
): Promise<Front> {
  const calls: Call[] = [];
  const all: Record<string, Handler> = { ...handlers, ...given.handlers };
  const services = Fastify({ forceCloseConnections: true });
  services.all('/*', async (request, reply) => {
    const route = `${request.method} ${request.url.split('?', 1)[0]}`;
    calls.push({ route, query: request.query as Call['query'], headers: request.headers, body: request.body });
    void reply.header('date', new Date(now.epochMilliseconds).toUTCString());
    const answer = given.instead?.(request, reply) ?? null;
    if (answer !== null) return answer;
    const handler = all[route];
    return handler ? handler(request, reply) : reply.code(404).send(envelope('NOT_FOUND', 'Nothing here.'));
  });
  const servicesUrl = given.servicesUrl ?? (await services.listen({ port: 0 }));

  const lines: string[] = [];
  const app = Fastify({
    genReqId: correlationId,
    forceCloseConnections: true,
    logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
  });
  const upstreams = forEachUpstream(({ name }) => `${given.off?.includes(name) ? nowhere : servicesUrl}/${name}`);
  const config = {
    ...readConfig({ COOKIE_SECRET: testSecret }),
    contractChecks: 'all' as const,
    concurrency: given.places ?? 10_000,
    upstreams,
    ...given.config,
  };
  if (given.places)
    await registerFrontAdmission(app, {
      concurrency: given.places,
      maxEventLoopDelayMs: 0,
      publicScheme: 'http',
      refusalPage: () => ({ html: '', headers: {} }),
    });
  const gateway = await registerGateway(app, {
    config,
    documents: given.documents ?? {},
    consoleDocuments: given.consoleDocuments ?? {},
    clock: followingClock({ now: () => now }),
  });
  const url = await app.listen({ port: 0 });

  const send = async (body: unknown, headers: Record<string, string> = {}): Promise<Answer> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const { data, errors = [] } = JSON.parse(text) as { data: Answer['data']; errors?: Answer['errors'] };
    const { status } = response;
    return { status, headers: response.headers, setCookies: response.headers.getSetCookie(), data, errors, text };
  };
  return {
    calls,
    routes: () => calls.map(({ route }) => route).toSorted(),
    gateway,
    app,
    url,
    log: () => lines.join(''),
    query: (query, { variables, cookie = signedIn, headers = {} } = {}) =>
      send({ query, variables }, { cookie, ...headers }),
    send,
    async close() {
      await app.close();
      await services.close();
    },
  };
}
