import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
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

/** Connections end at the test's server without TLS, once the address they would go to is decided. */
class AgentOfOneServer extends Agent {
  readonly #port: number;
  constructor(port: number) {
    super({ keepAlive: true });
    this.#port = port;
  }
  override createConnection(options: Parameters<Agent['createConnection']>[0]) {
    const { lookup: guarded, hostname } = options as { lookup: typeof lookup; hostname: string };
    return connect({
      host: hostname,
      port: this.#port,
      lookup: (name, how, done) =>
        guarded(name, how, (error, address, family) =>
          error
            ? done(error, address, family)
            : how.all
              ? done(null, [{ address: '127.0.0.1', family: 4 }])
              : done(null, '127.0.0.1', 4),
        ),
    });
  }
}

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
