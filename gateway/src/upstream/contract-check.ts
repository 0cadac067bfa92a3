import type { AnswerSchema, Breach, RestContract } from '../../../server-kit/rest-contract.ts';
import type { UpstreamAnswer } from './answer.ts';
import type { UpstreamCall } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

/** Holds an answer against the contract. @throws UpstreamError 502 when it breaks it */
export type ContractCheck = (call: UpstreamCall, answer: UpstreamAnswer) => void;

/** What an operator should know of an answer that breaks the contract: never a value of it. */
export interface ContractBreach extends Breach {
  upstream: string;
  /** `GET /stores/{storeId}`. */
  route: string;
  /** How many more places of this answer are wrong. */
  more: number;
  correlationId: string;
}

export interface ContractCheckOptions {
  upstream: string;
  contract: () => RestContract;
  /** One in so many answers of a route is checked while they hold; 1 checks all of them. */
  every: number;
  onBreach: (breach: ContractBreach) => void;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/** What a wrong answer of these means has rules of its own (S-219, S-221, S-222, S-223): it is logged, and passed on. */
const ruled: ReadonlySet<string> = new Set(['POST /cart/customer/{customerId}', 'POST /offers/clip']);

/** So many answers of a route pass before the first check: a process that has just started has other work to do. */
export const passedFirst = 9;

/** A route that breaks the contract is logged once in so many milliseconds. */
export const quietMs = 60_000;

interface Route {
  name: string;
  schema: AnswerSchema | undefined;
  /** Answers that pass unseen before the next check. */
  unseen: number;
  /** Answers in a row that have to hold before others pass unseen again. */
  watched: number;
  loggedAt: number;
}

/**
 * Checks one answer in `every` of each route, the first time the tenth at the latest, and each one that is kept for others: a
 * wrong one would go on after its service is right again. A route that has broken the contract has all of its
 * answers checked until as many in a row have held, so a fault that comes and goes has the same consequence each time.
 */
export function contractCheck(options: ContractCheckOptions): ContractCheck {
  const { upstream, contract, every, onBreach, now = () => performance.now() } = options;
  const routes = new Map<string, Route>();

  function routeOf(method: string, template: string, status: number): Route {
    const key = `${method} ${template} ${status}`;
    let route = routes.get(key);
    if (!route) {
      const path = `/${upstream}${template}`;
      const schema = contract().schemaOf(method, path, status);
      routes.set(
        key,
        (route = {
          name: `${method} ${path}`,
          schema,
          unseen: Math.min(passedFirst, every - 1),
          watched: 0,
          loggedAt: -Infinity,
        }),
      );
    }
    return route;
  }

  return ({ method, route: template, headers, isKept = false }, { status, body }) => {
    if (template === undefined) return;
    const route = routeOf(method, template, status);
    if (!route.schema || (!isKept && route.unseen > 0 && route.unseen--)) return;
    const [first, ...others] = route.schema.breachesOf(body);
    if (first === undefined) {
      if (route.watched > 0) route.watched -= 1;
      if (route.watched === 0) route.unseen = every - 1;
      return;
    }
    route.watched = every;
    const correlationId = headers['x-correlation-id'] ?? '';
    if (now() - route.loggedAt >= quietMs) {
      route.loggedAt = now();
      onBreach({ upstream, route: route.name, ...first, more: others.length, correlationId });
    }
    if (ruled.has(route.name)) return;
    throw new UpstreamError({ upstream, failure: 'STATUS', status: 502, correlationId });
  };
}
