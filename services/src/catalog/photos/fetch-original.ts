import { lookup, type LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { limits } from '../rules/photos/original.ts';
import { photoUrl } from '../rules/photos/photo-url.ts';
import { isPublicAddress } from '../rules/photos/public-address.ts';

/** What a server says of a version of a file, to be asked for changes. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** What came of asking: a file, `unchanged` since the version that was known, or why there is none, in words. */
export type Fetched =
  | { content: Buffer; validators: Validators }
  | 'unchanged'
  | { problem: string; isPassing: boolean };

export interface Fetching {
  /** The longest wait for all of it, in milliseconds. */
  deadlineMs?: number;
  /** Which addresses are asked; only public ones, unless a test says otherwise. */
  isAllowed?: (address: string) => boolean;
  /** How names are looked up, and connections made; a test has its own. */
  resolve?: typeof lookup;
  agent?: Agent;
}

const mostRedirects = 4;
const usualDeadlineMs = 30_000;
const fine = new Set([200, 304]);
const moved = new Set([301, 302, 303, 307, 308]);

class Refused extends Error {
  readonly isPassing: boolean;
  constructor(message: string, isPassing = false) {
    super(message);
    this.isPassing = isPassing;
  }
}

/** Fetches originals from the internet, and from nowhere else. Close it when all are there. */
export interface OriginalFetcher {
  /** @param known the version that is there already, if one is */
  fetch(url: string, known?: Validators): Promise<Fetched>;
  close(): void;
}

export function originalFetcher(options: Fetching = {}): OriginalFetcher {
  const { deadlineMs = usualDeadlineMs, isAllowed = isPublicAddress, resolve = lookup } = options;
  const agent = options.agent ?? new Agent({ keepAlive: true, maxSockets: 8 });
  const guarded = guardedLookup(resolve, isAllowed);

  const ask = (url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((resolved, rejected) => {
      const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
      // A literal address is never looked up.
      if (isIP(literal) !== 0 && !isAllowed(literal)) return rejected(privateAddress(url));
      request(url, { agent, headers, signal, lookup: guarded }, resolved).on('error', rejected).end();
    });

  const fetch = async (text: string, known: Validators | undefined, signal: AbortSignal): Promise<Fetched> => {
    let url = allowed(text);
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const response = await ask(url, headersFor(known), signal);
      const { statusCode: status = 0, headers } = response;
      if (moved.has(status) && headers.location !== undefined) {
        response.destroy();
        url = allowed(URL.parse(headers.location, url)?.href ?? headers.location);
        continue;
      }
      if (!fine.has(status) || (status === 304 && !known)) {
        response.destroy();
        throw new Refused(`${url.hostname} answered ${status}`, status >= 500 || status === 429);
      }
      if (status === 304) {
        response.destroy();
        return 'unchanged';
      }
      const content = await bodyOf(response);
      return { content, validators: { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null } };
    }
    throw new Refused(`${url.hostname} redirects more than ${mostRedirects} times`);
  };

  return {
    async fetch(url, known) {
      const signal = AbortSignal.timeout(deadlineMs);
      try {
        return await fetch(url, known, signal);
      } catch (error) {
        if (error instanceof Refused) return { problem: error.message, isPassing: error.isPassing };
        if (signal.aborted)
          return { problem: `${hostOf(url)} took longer than ${deadlineMs / 1000} seconds`, isPassing: true };
        const { code } = error as NodeJS.ErrnoException;
        return { problem: `${hostOf(url)} can't be reached (${code ?? 'failed'})`, isPassing: true };
      }
    },
    close: () => agent.destroy(),
  };
}

const hostOf = (url: string): string => URL.parse(url)?.hostname ?? 'the server';
const privateAddress = ({ hostname }: Pick<URL, 'hostname'>) =>
  new Refused(`${hostname} is an address in a private network`);

function allowed(text: string): URL {
  const url = photoUrl(text);
  if (typeof url === 'string') throw new Refused(url);
  return url;
}

function headersFor(known: Validators | undefined): Record<string, string> {
  return {
    accept: 'image/avif,image/webp,image/png,image/jpeg',
    'accept-encoding': 'identity',
    'user-agent': 'Larder catalog import',
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
  };
}

/** The body, as far as it is as long as it may be. */
async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  const tooLarge = () => new Refused(`is larger than ${limits.bytes / 1024 / 1024} MB`);
  if (Number(response.headers['content-length'] ?? 0) > limits.bytes) {
    response.destroy();
    throw tooLarge();
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limits.bytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Looks a name up once and connects to what was found, so that a name can't be public when it is checked and private when it
 * is connected to. One private address among several refuses the name.
 */
function guardedLookup(resolve: typeof lookup, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => {
      if (error) return done(error, '', 4);
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => isAllowed(address)))
        return done(privateAddress({ hostname }), '', 4);
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}
