import { readFileSync } from 'node:fs';
import { ownProxies, trustedProxiesIn } from '../../server-kit/trusted-proxies.ts';
import { forEachUpstream, type UpstreamName } from './compose.ts';
import { hostsIn, ownHosts } from './shared/hosts.ts';
import { type UpstreamPaths, upstreamPathsIn } from './upstream/environment-paths.ts';
import { apiKey } from './upstream/outgoing-headers.ts';
import type { RatesPerMinute } from './server/limits/operation-rates.ts';

/** Environments of a retailer's API; they differ by path prefix and key alone (G-97). */
export const environmentNames = ['qa1', 'qa2', 'qa3', 'stage', 'prod'] as const;

const upstreamModes = ['live', 'record', 'playback'] as const;
const contractChecks = ['all', 'sampled', 'off'] as const;

/** Configuration of the front, read once from the environment. */
export interface GatewayConfig {
  host: string;
  port: number;
  /** Hosts that a proxy may ask for; `*.example.com` is every name that ends so. */
  allowedHosts: readonly string[];
  /** Proxies that are believed: addresses, networks, `loopback`, `linklocal`, `uniquelocal`. */
  trustedProxies: readonly string[];
  /** Base URL of each service, without a slash at its end. */
  upstreams: Readonly<Record<UpstreamName, string>>;
  /** Paths at which the retailer has calls that are elsewhere in the contract (S-212). */
  upstreamPaths: UpstreamPaths;
  /** Are services asked, asked and recorded, or played back from a recording without being there (S-169)? */
  upstreamMode: (typeof upstreamModes)[number];
  /** Folder of recordings. */
  recordings: string;
  /** Key that every call of a service carries; null = none is asked for. Never in a log. */
  apiKey: string | null;
  /** Key of the subscription that calls of offers carry (S-168); null = none is asked for. Never in a log. */
  subscriptionKey: string | null;
  /** Which answers of services are held against the contract: all, one in 100, or none. */
  contractChecks: (typeof contractChecks)[number];
  /** Longest wait for one answer of a service, in milliseconds. */
  upstreamTimeoutMs: number;
  /** Sandbox page, operations as text and introspection. */
  sandbox: boolean;
  /** https makes cookies Secure. */
  publicScheme: 'http' | 'https';
  /** Where pictures of category banners come from (S-275), without a slash at its end; null = the storefront's own origin. */
  mediaUrl: string | null;
  /** Signs cookies, the same for all fronts of a site; null = one of its own, kept in the data folder. Never in a log. */
  cookieSecret: string | null;
  /** Folder of what a front keeps. */
  dataDir: string;
  /** The District of Columbia beside the 50 states (N-7). */
  dcAddresses: boolean;
  /** May guests fill a cart (S-11, S-132)? */
  guestCart: boolean;
  /** Uses of one viewer in a minute, by class of operation; 0 = no limit (T-101). */
  ratesPerMinute: RatesPerMinute;
  /** Pages and operations that are served at once. */
  concurrency: number;
  /** Subscriptions that are open at once; 0 = none. */
  liveConnections: number;
  /** Mean delay of the event loop above which no one is let in, in milliseconds; 0 = any. */
  maxEventLoopDelayMs: number;
  /** How long a process that stops goes on serving, so that load balancers notice, in milliseconds. */
  drainMs: number;
  /** Redis, to count the rates of all processes together. */
  redisUrl: string | null;
  logLevel: string;
  /** Hot reload of the web. */
  development: boolean;
}

/** What the environment says is wrong; its message is one clear sentence. */
export class ConfigError extends Error {}

/** Fewer characters than these can be guessed. */
const shortestSecret = 32;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The variable that says where a service is. */
export const urlVariable = (service: UpstreamName): string => `${service.toUpperCase()}_URL`;

/** @param env the process environment. @throws ConfigError */
export function readConfig(env: Readonly<Record<string, string | undefined>>): GatewayConfig {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const oneOf = <const T extends string>(name: string, allowed: readonly T[], fallback: T): T => {
    const value = text(name) ?? fallback;
    const found = allowed.find((each) => each === value);
    if (found === undefined) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not "${value}".`);
    return found;
  };
  const whole = (name: string, fallback: number, least: number, most: number): number => {
    const given = text(name) ?? String(fallback);
    const value = Number(given);
    if (!/^-?\d+$/.test(given) || value < least || value > most)
      throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${text(name)}".`);
    return value;
  };
  const webUrl = (name: string, value: string): string => {
    if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
      throw new ConfigError(`${name} must be a URL that begins with http:// or https://.`);
    const { username, password, search, hash } = new URL(value);
    if (username || password || search || hash)
      throw new ConfigError(`${name} must be a URL without a user, a query, and a fragment.`);
    return value.replace(/\/+$/, '');
  };
  const keyOf = (name: string): string | null => {
    const value = text(name) ?? null;
    if (value !== null && !apiKey.test(value))
      throw new ConfigError(`${name} must consist of characters that a header can hold.`);
    return value;
  };
  const secret = (name: string): string | null => {
    const value = text(name) ?? null;
    if (value !== null && value.length < shortestSecret)
      throw new ConfigError(`${name} must have at least ${shortestSecret} characters.`);
    return value;
  };
  const path = (name: string, fallback: string): string => {
    const value = text(name) ?? fallback;
    if (!/^(\/[\w.~-]+)*\/?$/.test(value)) throw new ConfigError(`${name} must be a path like /qa1, not "${value}".`);
    return value.replace(/\/+$/, '');
  };
  const redisUrl = (): string | null => {
    const value = text('REDIS_URL') ?? null;
    if (value !== null && !/^rediss?:$/.test(URL.parse(value)?.protocol ?? ''))
      throw new ConfigError('REDIS_URL must be a URL that begins with redis:// or rediss://.');
    return value;
  };
  const upstreamPaths = (environment: string | null): UpstreamPaths => {
    const file = text('UPSTREAM_PATHS');
    if (file === undefined) return {};
    const content = contentOf(file);
    if (content === null) throw new ConfigError(`UPSTREAM_PATHS has to be a file, and ${file} can't be read.`);
    try {
      return upstreamPathsIn(content, environment);
    } catch (error) {
      throw new ConfigError(`${file}, the file of UPSTREAM_PATHS, ${(error as Error).message}.`);
    }
  };
  const list = (
    name: string,
    read: (value: string) => readonly string[] | { wrong: string },
    fallback: readonly string[] = [],
  ): readonly string[] => {
    const value = text(name);
    const entries = value === undefined ? fallback : read(value);
    if ('wrong' in entries) throw new ConfigError(`${name} can't have "${entries.wrong}" among its entries.`);
    return entries;
  };
  const host = text('HOST') ?? '127.0.0.1';
  const servicesPort = whole('SERVICES_PORT', 4001, 1, 65_535);
  const environment = text('ENVIRONMENT') === undefined ? null : oneOf('ENVIRONMENT', environmentNames, 'prod');
  const own = environment?.toUpperCase() ?? '';
  const prefix = environment ? path(`${own}_PATH_PREFIX`, environment === 'prod' ? '' : `/${environment}`) : '';
  const api = webUrl('API_URL', text('API_URL') ?? `http://127.0.0.1:${servicesPort}`);
  const baseUrl = (service: UpstreamName): string => {
    const name = urlVariable(service);
    const value = text(name) ?? `${api}${prefix}/${service}`;
    return webUrl(name, value);
  };
  return {
    host,
    port: whole('PORT', 4000, 0, 65_535),
    allowedHosts: [...new Set([...ownHosts, host, ...list('ALLOWED_HOSTS', hostsIn)])],
    trustedProxies: list('TRUSTED_PROXIES', trustedProxiesIn, ownProxies),
    upstreams: forEachUpstream(({ name }) => baseUrl(name)),
    upstreamPaths: upstreamPaths(environment),
    upstreamMode: oneOf('GATEWAY_UPSTREAMS', upstreamModes, 'live'),
    recordings: text('GATEWAY_RECORDINGS') ?? '.recordings',
    apiKey: environment ? keyOf(`${own}_API_KEY`) : null,
    subscriptionKey: environment ? keyOf(`${own}_SUBSCRIPTION_KEY`) : null,
    contractChecks: oneOf('CONTRACT_CHECKS', contractChecks, env['NODE_ENV'] === 'development' ? 'all' : 'sampled'),
    upstreamTimeoutMs: whole('UPSTREAM_TIMEOUT_MS', 3000, 1, 120_000),
    sandbox: oneOf('SANDBOX', ['on', 'off'], 'on') === 'on',
    publicScheme: oneOf('PUBLIC_SCHEME', ['http', 'https'], 'http'),
    mediaUrl: text('MEDIA_URL') === undefined ? null : webUrl('MEDIA_URL', text('MEDIA_URL') ?? ''),
    cookieSecret: secret('COOKIE_SECRET'),
    dataDir: text('DATA_DIR') ?? '.data',
    dcAddresses: oneOf('DC_ADDRESSES', ['on', 'off'], 'on') === 'on',
    guestCart: oneOf('GUEST_CART', ['on', 'off'], 'on') === 'on',
    ratesPerMinute: {
      query: whole('QUERY_LIMIT', 600, 0, 1_000_000),
      mutation: whole('MUTATION_LIMIT', 120, 0, 1_000_000),
      signIn: whole('SIGN_IN_LIMIT', 30, 0, 1_000_000),
      page: whole('PAGE_LIMIT', 120, 0, 1_000_000),
    },
    concurrency: whole('FRONT_CONCURRENCY', 24, 1, 10_000),
    liveConnections: whole('LIVE_CONNECTIONS', 5000, 0, 100_000),
    maxEventLoopDelayMs: whole('MAX_EVENT_LOOP_DELAY_MS', 1000, 0, 60_000),
    drainMs: whole('DRAIN_MS', 0, 0, 300_000),
    redisUrl: redisUrl(),
    logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
    development: env['NODE_ENV'] === 'development',
  };
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
