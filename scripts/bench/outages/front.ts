import Fastify from 'fastify';
import { forEachUpstream } from '../../../gateway/src/compose.ts';
import { readConfig } from '../../../gateway/src/config.ts';
import { correlationId } from '../../../gateway/src/server/correlation.ts';
import { registerFrontAdmission } from '../../../gateway/src/server/front-admission.ts';
import { registerGateway } from '../../../gateway/src/server/gateway.ts';
import { withoutRates } from '../settings.ts';
import type { Operation } from './operations.ts';

/** How one operation ended. */
export interface Ending {
  /** Answered whole, without an error. */
  isServed: boolean;
  ms: number;
  /** Codes of its errors. */
  codes: readonly string[];
}

/** The gateway with the places of a front, without the web. */
export interface Front {
  ask(operation: Operation, count: number): Promise<Ending>;
  /** Services that are called while `work` runs. */
  callsDuring(work: () => Promise<unknown>): Promise<ReadonlySet<string>>;
  silent(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Longest wait for an answer, as a client would have it. */
const patienceMs = 10_000;

/** @param servicesUrl where all services are asked, each below its name. @param cookie of the shopper */
export async function openFront(servicesUrl: string, cookie: string): Promise<Front> {
  const config = {
    ...readConfig(withoutRates),
    upstreams: forEachUpstream(({ name }) => `${servicesUrl}/${name}`),
    maxEventLoopDelayMs: 0,
  };
  let called = new Set<string>();
  const write = (line: string) => {
    const { upstream, ms } = JSON.parse(line) as { upstream?: string; ms?: number };
    if (upstream !== undefined && ms !== undefined) called.add(upstream);
  };
  const app = Fastify({
    genReqId: correlationId,
    forceCloseConnections: true,
    logger: { level: 'debug', stream: { write } },
  });
  await registerFrontAdmission(app, { ...config, refusalPage: () => ({ html: '', headers: {} }) });
  await registerGateway(app, { config, documents: {} });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  return {
    async ask({ isMember, query, streamOf }, count) {
      const began = performance.now();
      const headers = {
        'content-type': 'application/json',
        accept: streamOf ? 'text/event-stream' : 'application/json',
        cookie: isMember ? cookie : '',
      };
      const body = JSON.stringify({ query: query(count) });
      const signal = AbortSignal.timeout(patienceMs);
      try {
        const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body, signal });
        const text = await answer.text();
        const codes = [...text.matchAll(/"code":"(\w+)"/g)].map(([, code]) => code ?? '');
        return { isServed: answer.ok && codes.length === 0, ms: performance.now() - began, codes };
      } catch {
        return { isServed: false, ms: performance.now() - began, codes: ['NO_ANSWER'] };
      }
    },
    async callsDuring(work) {
      called = new Set();
      await work();
      return called;
    },
    async silent() {
      const { silent = [] } = (await (await fetch(`${url}/readyz`)).json()) as { silent?: string[] };
      return silent;
    },
    close: () => app.close(),
  };
}
