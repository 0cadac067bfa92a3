import type { Dispatcher } from 'undici';
import type { Connections } from './connections.ts';
import { networkFailure } from './network-failure.ts';
import { retryBudget } from './retry-budget.ts';
import type { Silence, Wait } from './silence.ts';
import { UpstreamError } from './upstream-error.ts';
import type { WholeAnswer } from './whole-answer.ts';

/** How a service is asked while it may be broken or silent. */
export interface Asking {
  /**
   * Begins a call.
   * @throws UpstreamError at once while the service is silent: whoever waits for it then waits in vain
   */
  begin(correlationId: string): Wait;
  /**
   * A call has failed.
   * @returns an UpstreamError when no answer came; the error itself when it is a fault of ours
   */
  failed(error: unknown, wait: Wait, correlationId: string): unknown;
  /** Asks for a whole answer; once more for a read whose connection broke, while few are. @throws what `failed` returns */
  ask(request: Dispatcher.DispatchOptions, correlationId: string): Promise<WholeAnswer>;
}

export function createAsking(name: string, connections: Pick<Connections, 'ask'>, silence: Silence): Asking {
  const retries = retryBudget();
  const errorOf = (failure: 'TIMEOUT' | 'UNREACHABLE', correlationId: string) =>
    new UpstreamError({ upstream: name, failure, status: failure === 'TIMEOUT' ? 504 : 503, correlationId });

  function begin(correlationId: string): Wait {
    if (silence.isSilent()) throw errorOf('UNREACHABLE', correlationId);
    return silence.asked();
  }

  function failed(error: unknown, wait: Wait, correlationId: string): unknown {
    const failure = networkFailure(error);
    if (failure === null) wait.dropped();
    else wait.unheard();
    return failure === null ? error : errorOf(failure, correlationId);
  }

  async function ask(request: Dispatcher.DispatchOptions, correlationId: string): Promise<WholeAnswer> {
    retries.spend();
    for (let isAgain = false; ; isAgain = true) {
      const wait = begin(correlationId);
      try {
        return await connections.ask(request, wait.heard);
      } catch (error) {
        const failure = failed(error, wait, correlationId);
        const isBroken = failure instanceof UpstreamError && failure.failure === 'UNREACHABLE';
        if (!isBroken || isAgain || request.method !== 'GET' || !retries.take()) throw failure;
      }
    }
  }

  return { begin, failed, ask };
}
