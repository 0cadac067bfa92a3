import type { ServerResponse } from 'node:http';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceError } from '../http/errors.ts';
import { alwaysServed, turnstile, type Turnstile } from '../../../../server-kit/turnstile.ts';

export interface AdmissionOptions {
  /** Requests that are served at once; 0 = as many as come. */
  concurrency: number;
  /** Mean delay of the event loop above which no more than a few are let in, in milliseconds; 0 = any. */
  maxEventLoopDelayMs: number;
  /** Requests that are let in whatever happens: health, pages of the documentation, files that are handed through. */
  isExempt: (request: FastifyRequest) => boolean;
}

/** Waiting longer than this would outlast the caller's patience. */
const patienceMs = 1500;
/** Share of the heap's limit from which on no more than a few are let in: collecting garbage would take all of the time. */
const fullHeap = 0.92;

/** Made once: a reason that is made for each request costs more than all the rest of this. */
const callerIsGone = new Error('The caller disconnected.');

const overloaded = () =>
  new ServiceError(503, 'OVERLOADED', "We're busier than usual. Try again in a moment.", undefined, {
    'retry-after': '2',
  });

/** Serves as many requests at once as there is room for, lets some wait for a moment, and answers 503 with Retry-After to the rest. */
export async function registerAdmission(app: FastifyInstance, options: AdmissionOptions): Promise<void> {
  const { concurrency, maxEventLoopDelayMs, isExempt } = options;
  const most = concurrency === 0 ? Infinity : concurrency;
  const door = turnstile({ most, queue: most * 8, patienceMs });
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * fullHeap,
    // The plugin measures; who is turned away is decided below.
    pressureHandler: () => undefined,
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (isExempt(request) || door.inside() < alwaysServed || !app.isUnderPressure()) return done();
    request.log.warn(app.memoryUsage(), 'a request was turned away');
    done(overloaded());
  });
  // After the body has arrived, so a slow sender never takes anyone's place.
  app.addHook('preValidation', (request, reply, done) => {
    if (isExempt(request)) return done();
    const leave = door.enterNow();
    if (leave === null) return void wait(door, reply.raw).then(() => done(), done);
    reply.raw.on('close', leave).on('finish', leave);
    done();
  });
}

/** Waits for room. @throws ServiceError 503 when there is none in time */
async function wait(door: Turnstile, answer: ServerResponse): Promise<void> {
  const gone = new AbortController();
  let leave: (() => void) | null = null;
  const over = () => {
    gone.abort(callerIsGone);
    leave?.();
  };
  answer.once('close', over).once('finish', over);
  leave = await door.enter(gone.signal);
  if (gone.signal.aborted) leave?.();
  else if (leave === null) throw overloaded();
}
