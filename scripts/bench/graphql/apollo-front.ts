import { ApolloServer } from '@apollo/server';
import { RESTDataSource } from '@apollo/datasource-rest';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import Fastify from 'fastify';
import { forEachUpstream, sourcesOf } from '../../../gateway/src/compose.ts';
import type { GatewayContext } from '../../../gateway/src/context.ts';
import { schema } from '../../../gateway/src/server/schema.ts';
import { openContext } from '../../../gateway/src/server/visit.ts';
import { sealWith } from '../../../gateway/src/session/seal.ts';
import { followingClock } from '../../../gateway/src/shared/clock.ts';
import type { UpstreamCall } from '../../../gateway/src/upstream/upstream.ts';
import { listenOn } from './listen.ts';

// Our resolvers under Apollo Server as it comes, each call through Apollo's own data source.
const app = Fastify();
const server = new ApolloServer<GatewayContext>({ schema, plugins: [fastifyApolloDrainPlugin(app)] });

class Service extends RESTDataSource {
  override readonly baseURL: string;

  constructor(name: string) {
    super({ cache: server.cache });
    this.baseURL = `${process.argv[2]}/${name}/`;
  }

  async call({ method, path, query = {}, headers }: UpstreamCall) {
    const params = Object.entries(query).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)] as const],
    );
    const given = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const { parsedBody, response } = await this.fetch(path.slice(1), {
      method,
      params: Object.fromEntries(params),
      headers: Object.fromEntries(given),
    });
    return { status: response.status, body: parsedBody as unknown, setCookies: [] };
  }
}

const upstreams = forEachUpstream(({ name }) => ({
  name,
  url: null,
  call: (call: UpstreamCall) => new Service(name).call(call),
  open: () => Promise.reject(new Error('The benchmark downloads nothing.')),
  follow: () => Promise.reject(new Error('The benchmark follows nothing.')),
  isSilent: () => false,
  close: async () => undefined,
}));
const environment = {
  upstreams,
  openSources: sourcesOf(upstreams),
  clock: followingClock(),
  secureCookies: false,
  seal: sealWith('the secret of this measurement alone'),
  originOf: () => null,
  withDc: true,
  mediaUrl: null,
  hasGuestCart: true,
  log: app.log,
};
await server.start();
app.post(
  '/graphql',
  fastifyApolloHandler(server, {
    context: async ({ host, headers, id, ip }) =>
      openContext(environment, {
        host,
        cookie: headers.cookie ?? '',
        pagePath: '',
        correlationId: id,
        language: 'en',
        address: ip,
      }),
  }),
);
await app.ready();
await listenOn(app.server);
