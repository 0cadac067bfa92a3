import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AgentOfOneServer } from '../../testing/agent-of-one-server.ts';
import type { Pushing } from '../push/push-service.ts';

interface Taken {
  /** `host/path`. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service that has every host: what it took, and what it answers. */
export interface PushPlace {
  pushing: Pushing;
  taken: Taken[];
  /** Status by `host/path`; 201 if it isn't there. */
  answers: Map<string, number>;
  /** Addresses of hosts; every other one has a public one. */
  addresses: Map<string, string>;
  close(): Promise<void>;
}

export async function pushPlace(): Promise<PushPlace> {
  const taken: Taken[] = [];
  const answers = new Map<string, number>();
  const addresses = new Map<string, string>();
  const server = createServer((request, response) => {
    const url = `${request.headers.host}${request.url}`;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      taken.push({ url, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answers.get(url) ?? 201).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new AgentOfOneServer((server.address() as AddressInfo).port);
  const resolve = ((name: string, _: object, done: (error: null, found: object[]) => void) =>
    done(null, [{ address: addresses.get(name) ?? '93.184.216.34', family: 4 }])) as unknown as typeof lookup;
  return {
    pushing: { agent, resolve },
    taken,
    answers,
    addresses,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
