import { graphql } from 'graphql';
import type { GatewayContext } from '../context.ts';
import type { Sources } from '../generated/areas.ts';
import { areas } from '../generated/descriptors.ts';
import { schema } from '../server/schema.ts';
import { cookieJar } from '../session/cookies.ts';
import { createSession } from '../session/session.ts';
import type { UserInfo } from '../generated/rest.ts';
import type { Language } from '../shared/language.ts';
import { someUserInfo } from './rows.ts';
import { testSeal } from './seal.ts';

type PartialSources = { [Name in keyof Sources]?: Partial<Sources[Name]> };

interface Given {
  sources: PartialSources;
  /** null = a guest. */
  shopper?: UserInfo | null;
  now?: string;
  banner?: GatewayContext['banner'];
  cookie?: string;
  language?: Language;
  pagePath?: string;
  cameFrom?: string;
  origin?: string | null;
}

/** Runs a query over sources that are plain functions; one that is not given fails. */
export async function run(
  query: string,
  {
    sources,
    shopper,
    now,
    banner = 'safeway',
    cookie = '',
    language = 'en',
    pagePath = '',
    cameFrom = '',
    origin = 'http://safeway.localhost:4000',
  }: Given,
  variables = {},
) {
  const info = shopper === undefined ? someUserInfo() : shopper;
  const jar = cookieJar(`${info ? 'larder_session=s; ' : ''}${cookie}`, false);
  const clock = { now: () => Temporal.Instant.from(now ?? '2026-08-05T12:00:00Z') };
  const logged: string[] = [];
  const log = {
    warn: (_: object, text: string) => logged.push(text),
    error: (_: object, text: string) => logged.push(text),
  };
  const context: GatewayContext = {
    correlationId: 'visit-1',
    banner,
    language,
    site: 'C',
    origin,
    pagePath,
    cameFrom,
    pageShopper: null,
    caller: null,
    clock,
    jar,
    seal: testSeal,
    session: createSession({
      jar,
      clock,
      uuid: () => 'uuid-0000-0001',
      onFailure: () => undefined,
      identity: {
        userInfo: async () => info ?? Promise.reject(new Error('nobody')),
        refresh: () => Promise.reject(new Error('no renewal')),
      },
    }),
    sources: allSources(sources),
    staleness: { seconds: 0 },
    withDc: true,
    mediaUrl: null,
    hasGuestCart: true,
    uuid: () => 'uuid-0000-0001',
    log: log as unknown as GatewayContext['log'],
  };
  const { data, errors } = await graphql({ schema, source: query, contextValue: context, variableValues: variables });
  // Objects of graphql-js have no prototype.
  const plain = JSON.parse(JSON.stringify(data ?? null)) as Record<string, unknown> | null;
  return { data: plain, errors: errors?.map(({ message }) => message) ?? [], setCookies: jar.setCookies(), logged };
}

function allSources(given: PartialSources): Sources {
  const failing = (name: string) => ({
    get: (target: Record<string, unknown>, call: string) =>
      target[call] ?? (() => Promise.reject(new Error(`${name}.${call} was not expected`))),
  });
  return Object.fromEntries(
    areas.map(({ name }) => [
      name,
      new Proxy({ ...(given as Record<string, object>)[name] } as Record<string, unknown>, failing(name)),
    ]),
  ) as unknown as Sources;
}
