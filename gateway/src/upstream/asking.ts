import type { Dispatcher } from 'undici';
import type { Connections } from './connections.ts';
import { networkFailure } from './network-failure.ts';
import { retryBudget } from './retry-budget.ts';
import type { Share } from './share.ts';
import { type Silence, type Wait, watchSilence } from './silence.ts';
import { UpstreamError } from './upstream-error.ts';
import type { WholeAnswer } from './whole-answer.ts';

/** Which route a call is of. */
export interface AskedRoute {
  /** `GET /draws/{drawId}`. */
  name: string;
  /** May it take its time, as a change that waits for others may? Then only answers that never came say that it is silent. */
  mayTakeLong: boolean;
}

/** Who asks for what. */
export interface Asked {
  correlationId: string;
  route?: AskedRoute | undefined;
  /** Calls of one visit take one place; a call without a visit is one by itself. */
  visit?: object | undefined;
}

/** How a service is asked while it, or one of its routes, may be broken or silent. */
export interface Asking {
  /**
   * Begins a call.
   * @throws UpstreamError at once while the service or the route is silent: whoever waits for it then waits in vain
   */
  begin(correlationId: string, route?: AskedRoute): Wait;
  /**
   * A call has failed.
   * @returns an UpstreamError when no answer came; the error itself when it is a fault of ours
   */
  failed(error: unknown, wait: Wait, correlationId: string): unknown;
  /**
   * Does work that waits for the service, as soon as its share of places has room for the visit.
   * @throws UpstreamError when it has none in time, and at once while the service is silent
   */
  inTurn<Result>(asked: Pick<Asked, 'correlationId' | 'visit'>, work: () => Promise<Result>): Promise<Result>;
  /** Asks for a whole answer; once more for a read whose connection broke, while few are. @throws what `failed` returns */
  ask(request: Dispatcher.DispatchOptions, asked: Asked): Promise<WholeAnswer>;
  stop(): void;
}

export interface AskingOptions {
  name: string;
  connections: Pick<Connections, 'ask'>;
  /** The service's. */
  silence: Silence;
  share: Share;
  deadlineMs: number;
  onRouteChange: (route: string, isSilent: boolean) => void;
}

export function createAsking({ name, connections, silence, share, deadlineMs, onRouteChange }: AskingOptions): Asking {
  const retries = retryBudget();
  const routes = new Map<string, Silence>();
  const errorOf = (failure: 'TIMEOUT' | 'UNREACHABLE', correlationId: string) =>
    new UpstreamError({ upstream: name, failure, status: failure === 'TIMEOUT' ? 504 : 503, correlationId });

  function silenceOf({ name: route, mayTakeLong }: AskedRoute): Silence {
    let known = routes.get(route);
    if (!known) {
      const onChange = (isSilent: boolean) => {
        // Of a service that is silent as a whole, each route is.
        if (!silence.isSilent()) onRouteChange(route, isSilent);
      };
      known = watchSilence({ deadlineMs, watchesWaiting: !mayTakeLong, countsShare: true, onChange });
      routes.set(route, known);
    }
    return known;
  }

  function begin(correlationId: string, route?: AskedRoute): Wait {
    const wait = silence.asked();
    if (!wait) throw errorOf('UNREACHABLE', correlationId);
    if (!route) return wait;
    const ofRoute = silenceOf(route).asked();
    if (ofRoute) return bothOf(ofRoute, wait);
    wait.dropped();
    throw errorOf('UNREACHABLE', correlationId);
  }

  function failed(error: unknown, wait: Wait, correlationId: string): unknown {
    const failure = networkFailure(error);
    if (failure === null) wait.dropped();
    else wait.unheard();
    return failure === null ? error : errorOf(failure, correlationId);
  }

  async function inTurn<Result>(
    { correlationId, visit = {} }: Pick<Asked, 'correlationId' | 'visit'>,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (silence.isSilent()) throw errorOf('UNREACHABLE', correlationId);
    const entering = share.enter(visit);
    const leave = entering instanceof Promise ? await entering : entering;
    if (!leave) throw errorOf('UNREACHABLE', correlationId);
    return work().finally(leave);
  }

  async function send(request: Dispatcher.DispatchOptions, { correlationId, route }: Asked) {
    retries.spend();
    const isRead = request.method === 'GET';
    for (let isAgain = false; ; isAgain = true) {
      const wait = begin(correlationId, route);
      try {
        // What may have changed something is waited for: to give it up would tell less than its deadline does.
        return await connections.ask(request, wait.heard, isRead ? wait.endsBy : undefined);
      } catch (error) {
        const failure = failed(error, wait, correlationId);
        const isBroken = failure instanceof UpstreamError && failure.failure === 'UNREACHABLE';
        if (!isBroken || isAgain || !isRead || !retries.take()) throw failure;
      }
    }
  }

  return {
    begin,
    failed,
    inTurn,
    ask: (request, asked) => inTurn(asked, () => send(request, asked)),
    stop() {
      for (const each of [silence, ...routes.values()]) each.stop();
    },
  };
}

/** One call as its route and its service see it. */
function bothOf(ofRoute: Wait, ofService: Wait): Wait {
  let isGivenUp = false;
  return {
    endsBy(giveUp) {
      ofService.endsBy(giveUp);
      ofRoute.endsBy(() => {
        isGivenUp = true;
        giveUp(false);
      });
    },
    heard() {
      ofRoute.heard();
      ofService.heard();
    },
    unheard() {
      ofRoute.unheard();
      // Many are given up at once for the route's sake: for the service, that is not so many in a row.
      if (isGivenUp) ofService.dropped();
      else ofService.unheard();
    },
    dropped() {
      ofRoute.dropped();
      ofService.dropped();
    },
  };
}
