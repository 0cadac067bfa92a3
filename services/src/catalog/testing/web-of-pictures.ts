import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AgentOfOneServer } from '../../testing/agent-of-one-server.ts';
import type { Fetching } from '../photos/fetch-original.ts';

interface Asked {
  /** `host/path`. */
  url: string;
  headers: IncomingHttpHeaders;
}

/** An internet of one server, which has every host: how it is reached, what it was asked, and what it answers. */
export interface WebOfPictures {
  fetching: Fetching & { resolve: typeof lookup };
  asked: Asked[];
  answers: (url: string, response: ServerResponse, headers: IncomingHttpHeaders) => void;
  /** Hosts by address; every other one has a public one. */
  addresses: Map<string, string[]>;
  close(): Promise<void>;
}

const publicAddress = '93.184.216.34';

/** @param answers what is answered at `host/path` */
export async function webOfPictures(answers: WebOfPictures['answers']): Promise<WebOfPictures> {
  const asked: Asked[] = [];
  const addresses = new Map<string, string[]>();
  const server = createServer((request, response) => {
    const url = `${request.headers.host}${request.url}`;
    asked.push({ url, headers: request.headers });
    web.answers(url, response, request.headers);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new AgentOfOneServer((server.address() as AddressInfo).port);
  const resolve = ((name: string, _: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      (addresses.get(name) ?? [publicAddress]).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup;
  const web: WebOfPictures = {
    fetching: { agent, resolve },
    asked,
    answers,
    addresses,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return web;
}
