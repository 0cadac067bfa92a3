import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { guardedLookup, PrivateAddress, type Reach, refusePrivate } from '../../platform/internet/only-public.ts';
import { limits } from '../rules/photos/original.ts';
import { photoUrl } from '../rules/photos/photo-url.ts';

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

export interface Fetching extends Reach {
  /** The longest wait for all of it, in milliseconds. */
  deadlineMs?: number;
  /** How connections are made; a test has its own. */
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
  const { deadlineMs = usualDeadlineMs } = options;
  const agent = options.agent ?? new Agent({ keepAlive: true, maxSockets: 8 });
  const guarded = guardedLookup(options);

  const ask = (url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((resolved, rejected) => {
      refusePrivate(url, options);
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
        if (error instanceof PrivateAddress) return { problem: error.message, isPassing: false };
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
