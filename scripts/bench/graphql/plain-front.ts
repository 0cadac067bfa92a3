import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { Pool } from 'undici';
import { listenOn } from './listen.ts';
import type { Plan } from './plan.ts';

// What somebody would write by hand for these operations alone: the same calls, and the same answer made into text.
const plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Plan;
const { origin } = new URL(plan.upstreams);
const pool = new Pool(origin, { connections: 64 });
const app = Fastify();

async function read(path: string, headers: Record<string, string>): Promise<unknown> {
  const { statusCode, body } = await pool.request({ method: 'GET', path, headers });
  if (statusCode !== 200) throw new Error(`The stub answered ${statusCode}.`);
  return body.json();
}

app.post<{ Body: { operationName: string } }>('/graphql', async (request) => {
  const operation = plan.operations[request.body.operationName];
  if (!operation) throw new Error('There is no such operation.');
  const [session = '', ...others] = operation.calls;
  const headers = { accept: 'application/json', 'x-correlation-id': request.id };
  const { token } = (await read(session, { ...headers, cookie: request.headers.cookie ?? '' })) as { token: string };
  const authorized = { ...headers, authorization: `Bearer ${token}` };
  await Promise.all(others.map((path) => read(path, authorized)));
  return operation.answer;
});

await app.ready();
await listenOn(app.server);
