import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keyOf, type RecordedRequest } from './call-key.ts';

/** What a service answered, without anything secret or personal. */
export interface RecordedAnswer {
  status: number;
  headers: { date?: string; 'retry-after'?: string; 'set-cookie'?: string[] };
  /** JSON; left out when the answer had none. */
  body?: unknown;
  /** A file that is no JSON, such as a picture, in base64. */
  bytes?: string;
}

/** Calls and what they were answered, in a folder: one readable file for each call. */
export interface Tape {
  /** Adds an answer; one that says the same as the last is not kept twice. */
  keep(request: RecordedRequest, answer: RecordedAnswer): void;
  /** The next answer to a call: in the order in which they came, the last one from then on. undefined if there is none. */
  next(request: RecordedRequest): RecordedAnswer | undefined;
}

interface Entry {
  request: RecordedRequest;
  answers: RecordedAnswer[];
}

/** A tape to record on. What was recorded of a call before is overwritten when the call is made again. */
export function blankTape(folder: string): Tape {
  return tapeOf(new Map(), (key, entry) => {
    const file = join(folder, fileOf(key, entry.request));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(entry, null, 2)}\n`);
  });
}

/** @throws Error with one sentence, which names the file, for one that nobody recorded */
function entryIn(file: string): Entry {
  let entry: unknown;
  try {
    entry = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // What isn't JSON is no recording either.
  }
  if (!isEntry(entry)) throw new Error(`${file} is no recording: record it anew, or remove it.`);
  return entry;
}

function isEntry(value: unknown): value is Entry {
  const { request, answers } = (value ?? {}) as Partial<Entry>;
  return (
    typeof request?.service === 'string' &&
    typeof request.method === 'string' &&
    typeof request.path === 'string' &&
    Array.isArray(answers) &&
    answers.length > 0 &&
    answers.every(isAnswer)
  );
}

function isAnswer(value: unknown): value is RecordedAnswer {
  const { status, headers, bytes = '' } = (value ?? {}) as Partial<RecordedAnswer>;
  const { date = '', 'retry-after': retryAfter = '', 'set-cookie': cookies = [] } = headers ?? {};
  return (
    Number.isInteger(status) &&
    status! >= 200 &&
    status! <= 599 &&
    Boolean(headers) &&
    typeof headers === 'object' &&
    [date, retryAfter, bytes].every((text) => typeof text === 'string') &&
    Array.isArray(cookies) &&
    cookies.every((cookie) => typeof cookie === 'string')
  );
}

/** The tape that a folder holds. @throws Error with one sentence if there is none, or a file in it is none */
export function recordedTape(folder: string): Tape {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const entries = files.filter((file) => file.endsWith('.json')).map((file) => entryIn(join(folder, file)));
  if (entries.length === 0)
    throw new Error(`There is no recording in ${folder}: make one with GATEWAY_UPSTREAMS=record first.`);
  return tapeOf(new Map(entries.map((entry) => [keyOf(entry.request), entry])));
}

function tapeOf(entries: Map<string, Entry>, write: (key: string, entry: Entry) => void = () => undefined): Tape {
  const played = new Map<string, number>();
  return {
    keep(request, answer) {
      const key = keyOf(request);
      const entry = entries.get(key) ?? { request, answers: [] };
      entries.set(key, entry);
      if (isSame(entry.answers.at(-1), answer)) return;
      entry.answers.push(answer);
      write(key, entry);
    },
    next(request) {
      const key = keyOf(request);
      const answers = entries.get(key)?.answers ?? [];
      const place = played.get(key) ?? 0;
      played.set(key, place + 1);
      return answers[Math.min(place, answers.length - 1)];
    },
  };
}

/** Do both say the same, whenever they said it? */
function isSame(one: RecordedAnswer | undefined, other: RecordedAnswer): boolean {
  const said = (answer: RecordedAnswer) =>
    JSON.stringify({ ...answer, headers: { ...answer.headers, date: undefined } });
  return one !== undefined && said(one) === said(other);
}

const fileOf = (key: string, { service, method, path }: RecordedRequest): string =>
  join(service, `${method}${path.replaceAll(/[^\w.-]+/g, '-').slice(0, 80)}.${key}.json`);
