import { ownProxies, trustedProxiesIn } from '../../../server-kit/trusted-proxies.ts';
import { join, resolve } from 'node:path';
import { ConfigError } from './config-error.ts';
import { mediaPlaceOf } from './media/media-place.ts';
import type { MediaPlace } from './media/media-store.ts';

/** Someone who may run operations; `keyHash` is the sha256 of their key in hex, null in demos. */
export interface Operator {
  name: string;
  keyHash: string | null;
}

/** Configuration of the services, read once from the environment. */
export interface ServicesConfig {
  host: string;
  port: number;
  /** Folder of what is kept on this machine: the embedded database, and photos unless `media` says otherwise. */
  dataDir: string;
  /** Where the photos of products are kept. */
  media: MediaPlace;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | null;
  databasePoolSize: number;
  /** Whether connections of the database are shared by transaction (PgBouncer and its like), so that nothing is kept on one. */
  databasePooler: 'none' | 'transaction';
  /** Demo shoppers, demo games, the sign-in outbox page and the movable clock. */
  demoData: boolean;
  smtpUrl: string | null;
  /** Who delivers text messages, with account and password in its address, and whom they come from; null: nobody does. */
  texts: { url: string; from: string } | null;
  /** Where the payment provider Quillpay answers; paying at hand-over only, without one. */
  quillpayUrl: string | null;
  /** As whom Apple Pay knows the retailer; not offered without one. */
  applePayMerchantId: string | null;
  /** As whom Google Pay, and Quillpay for it, know the retailer; not offered without one. */
  googlePayMerchantId: string | null;
  /** A wallet to try checkout with; only where Quillpay's stand-in runs. */
  demoWallet: boolean;
  /** Where the retailer's fleet tells where its drivers are; a demo's drivers go by the clock, without one. */
  fleetUrl: string | null;
  mailFrom: string;
  /** P-256 private key by which push services know us; null: one that is made once and kept in the database. */
  pushKey: Buffer | null;
  /** Whom push services turn to: `mailto:` or `https:`. */
  pushSubject: string;
  logLevel: string;
  /** Changes of one household in a minute; 0 = no limit (T-101). */
  writeLimit: number;
  /** Requests that are served at once; 0 = as many as come. */
  concurrency: number;
  /** Mean delay of the event loop above which no request is let in, in milliseconds; 0 = any. */
  maxEventLoopDelayMs: number;
  /** Streams of changes that may be open at once; 0 = none (GET /live/changes). */
  liveConnections: number;
  /** Memory for searches of stores, in megabytes; 0 = none, the database does it all. */
  searchMemoryMb: number;
  /** How long a process that stops goes on serving, so that load balancers notice, in milliseconds. */
  drainMs: number;
  /** Redis, to count the changes at all processes together. */
  redisUrl: string | null;
  /** https makes cookies Secure. */
  publicScheme: 'http' | 'https';
  /** Who is believed about the address that a request comes from: the gateway's networks and addresses. */
  trustedProxies: readonly string[];
  /** Delivery to the District of Columbia beside the 50 states (N-7). */
  dcAddresses: boolean;
  /** Keys that callers of offers must send (S-168); null asks for none. */
  offersKeys: { apiKey: string | null; subscriptionKey: string | null };
  /** Whom official rules name when a program's file does not; null only outside demos (N-27). */
  sponsor: { name: string; address: string } | null;
  /** Who may run operations; no one, outside demos, when none are named (N-71). */
  operators: readonly Operator[];
}

export { ConfigError };

const demoSponsor = { name: 'Larder Markets, Inc.', address: '250 Orchard Parkway, Pleasanton, CA 94588' };
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** @param env the process environment; @param root the folder that a relative DATA_DIR is in. @throws ConfigError */
export function readConfig(env: Readonly<Record<string, string | undefined>>, root: string): ServicesConfig {
  const text = (name: string): string | null => env[name]?.trim() || null;
  const oneOf = <const T extends string>(name: string, allowed: readonly T[], fallback: T): T => {
    const value = text(name) ?? fallback;
    const found = allowed.find((each) => each === value);
    if (found === undefined) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not "${value}".`);
    return found;
  };
  const whole = (name: string, fallback: number, max: number): number => {
    const value = Number(text(name) ?? fallback);
    if (!Number.isInteger(value) || value < 0 || value > max)
      throw new ConfigError(`${name} must be a whole number from 0 to ${max}, not "${text(name)}".`);
    return value;
  };
  const url = (name: string, protocols: readonly string[]): string | null => {
    const value = text(name);
    if (value === null) return null;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
      throw new ConfigError(
        `${name} must be a URL that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
      );
    return value;
  };
  const sponsor = (): { name: string; address: string } | null => {
    const [name, address] = [text('SPONSOR_NAME'), text('SPONSOR_ADDRESS')];
    if (name !== null && address !== null) return { name, address };
    if (name !== address) throw new ConfigError('Set SPONSOR_NAME and SPONSOR_ADDRESS together, or neither.');
    return demoData ? demoSponsor : null;
  };
  const texts = (): ServicesConfig['texts'] => {
    const [address, from] = [url('TEXTS_URL', ['http:', 'https:']), text('TEXTS_FROM')];
    if (address === null && from === null) return null;
    if (address === null || from === null) throw new ConfigError('Set TEXTS_URL and TEXTS_FROM together, or neither.');
    if (!/^(?:\+[1-9]\d{4,14}|\d{3,8}|MG[0-9a-f]{32})$/.test(from))
      throw new ConfigError(
        `TEXTS_FROM must be a phone number such as +15035550100, a short code, or a messaging service.`,
      );
    return { url: address, from };
  };
  const walletMerchant = (name: string, shape: RegExp): string | null => {
    const value = text(name);
    if (value === null) return null;
    if (!shape.test(value))
      throw new ConfigError(`${name} can't be "${value}": set it as the wallet's console shows it.`);
    if (text('QUILLPAY_URL') === null)
      throw new ConfigError(`${name} needs QUILLPAY_URL: a wallet is paid through the payment provider.`);
    return value;
  };
  const trustedProxies = (): readonly string[] => {
    const value = text('TRUSTED_PROXIES');
    const entries = value === null ? ownProxies : trustedProxiesIn(value);
    if ('wrong' in entries) throw new ConfigError(`TRUSTED_PROXIES can't have "${entries.wrong}" among its entries.`);
    return entries;
  };
  const demoData = oneOf('DEMO_DATA', ['on', 'off'], 'on') === 'on';
  const mailFrom = text('MAIL_FROM') ?? 'Larder <no-reply@larder.example>';
  const dataDir = resolve(root, text('DATA_DIR') ?? '.data');
  return {
    host: text('HOST') ?? '127.0.0.1',
    port: whole('SERVICES_PORT', 4001, 65_535),
    dataDir,
    media: mediaPlaceOf(text, { root, usual: join(dataDir, 'media') }),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databasePoolSize: whole('DATABASE_POOL_SIZE', 10, 1000) || 1,
    databasePooler: oneOf('DATABASE_POOLER', ['none', 'transaction'], 'none'),
    demoData,
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    texts: texts(),
    quillpayUrl: url('QUILLPAY_URL', ['http:', 'https:']),
    applePayMerchantId: walletMerchant('APPLE_PAY_MERCHANT_ID', /^merchant\.[A-Za-z0-9.-]{1,119}$/),
    googlePayMerchantId: walletMerchant('GOOGLE_PAY_MERCHANT_ID', /^[A-Za-z0-9-]{1,64}$/),
    demoWallet: false,
    fleetUrl: url('FLEET_URL', ['http:', 'https:']),
    mailFrom,
    pushKey: pushKeyOf(text('PUSH_KEY')),
    pushSubject: url('PUSH_SUBJECT', ['mailto:', 'https:']) ?? `mailto:${addressIn(mailFrom)}`,
    writeLimit: whole('WRITE_LIMIT', 240, 1_000_000),
    concurrency: whole('SERVICES_CONCURRENCY', 64, 10_000),
    maxEventLoopDelayMs: whole('MAX_EVENT_LOOP_DELAY_MS', 1000, 60_000),
    liveConnections: whole('LIVE_CONNECTIONS', 5000, 100_000),
    searchMemoryMb: whole('SEARCH_MEMORY_MB', 256, 65_536),
    drainMs: whole('DRAIN_MS', 0, 300_000),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
    publicScheme: oneOf('PUBLIC_SCHEME', ['http', 'https'], 'http'),
    trustedProxies: trustedProxies(),
    dcAddresses: oneOf('DC_ADDRESSES', ['on', 'off'], 'on') === 'on',
    offersKeys: { apiKey: text('OFFERS_API_KEY'), subscriptionKey: text('OFFERS_SUBSCRIPTION_KEY') },
    sponsor: sponsor(),
    operators: operatorsOf(text('OPERATORS'), demoData),
  };
}

/** A private key as `npx web-push generate-vapid-keys` makes it. */
function pushKeyOf(value: string | null): Buffer | null {
  if (value === null) return null;
  const key = Buffer.from(value, 'base64url');
  if (!/^[\w-]{43}$/.test(value) || key.length !== 32)
    throw new ConfigError('PUSH_KEY must be a P-256 private key in base64url, of 43 characters.');
  return key;
}

/** The bare address of a sender: `Larder <no-reply@larder.example>`. */
const addressIn = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender;

const demoOperators: readonly Operator[] = ['romero', 'lindqvist', 'okafor'].map((name) => ({ name, keyHash: null }));

/** `name:sha256-of-the-key` with commas between; demos have three operators without a key. */
function operatorsOf(listed: string | null, demoData: boolean): readonly Operator[] {
  if (listed === null) return demoData ? demoOperators : [];
  const operators = listed.split(',').map((part) => {
    const [, name, keyHash] = /^\s*([a-z0-9._-]+):([0-9a-f]{64})\s*$/.exec(part) ?? [];
    if (name === undefined || keyHash === undefined)
      throw new ConfigError('OPERATORS must be like "romero:<sha256 of the key in hex>,lindqvist:<…>".');
    return { name, keyHash };
  });
  const twice = operators.find(({ name }, index) => operators.findIndex((other) => other.name === name) < index);
  if (twice) throw new ConfigError(`OPERATORS names ${twice.name} twice.`);
  return operators;
}
