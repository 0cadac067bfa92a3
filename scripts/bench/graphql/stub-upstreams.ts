import { createServer, request, type IncomingMessage } from 'node:http';
import { listenOn } from './listen.ts';

/** What a service answered once, to be answered again. */
interface Recording {
  status: number;
  contentType: string;
  body: Buffer;
}

/** What stands between the front and the services: it hands on what it has not seen yet, and answers the rest from memory. */
const services = process.argv[2] ?? '';
const recordings = new Map<string, Recording>();
/** Calls since they were last asked for, in their order. */
let calls: string[] | null = null;

/** A read, without what makes each call unique; null for a change, which is always handed on. */
function keyOf({ method, url = '' }: IncomingMessage): string | null {
  if (method !== 'GET') return null;
  return url.replace(/([?&])rand=[\w-]+&?/, '$1').replace(/[?&]$/, '');
}

const server = createServer((asked, answer) => {
  const key = keyOf(asked);
  const known = key === null ? undefined : recordings.get(key);
  calls?.push(key ?? '');
  const give = ({ status, contentType, body }: Recording) =>
    answer.writeHead(status, { 'content-type': contentType, 'content-length': body.length }).end(body);
  if (known) return void give(known);
  const { host: _, ...headers } = asked.headers;
  const take = async (original: IncomingMessage) => {
    const body = Buffer.concat(await original.toArray());
    const status = original.statusCode ?? 500;
    const recording = { status, contentType: original.headers['content-type'] ?? 'application/json', body };
    if (key !== null && status === 200) recordings.set(key, recording);
    give(recording);
  };
  const handedOn = request(
    `${services}${asked.url}`,
    { method: asked.method ?? 'GET', headers },
    (original) => void take(original),
  );
  handedOn.on('error', () => give({ status: 502, contentType: 'text/plain', body: Buffer.from('') }));
  asked.pipe(handedOn);
});

process.on('message', (message) => {
  if (message !== 'calls') return;
  process.send?.({ type: 'calls', calls: calls ?? [] });
  calls = [];
});
await listenOn(server);
