import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { alwaysServed, turnstile, type TurnstileOptions } from '../../../../server-kit/turnstile.ts';

/** Why and for how long a request is not served now. */
export interface Refusal {
  /** 429: the caller has had enough for now. 503: this process has. */
  status: 429 | 503;
  retryAfterSeconds: number;
}

export interface AdmissionOptions extends TurnstileOptions {
  /** Mean delay of the event loop above which no more than a few are let in, in milliseconds; 0 = any. */
  maxEventLoopDelayMs: number;
  /** Routes that are let in whatever happens: health, and files that cost nothing. */
  isExempt: (request: FastifyRequest) => boolean;
  /** Says the refusal in the form that the route speaks; status and Retry-After are set. */
  body: (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => unknown;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives its place to another before its answer is over: what lasts is counted elsewhere. */
    leave: (() => void) | null;
  }
}

/** When a request that was turned away may come again. */
const retryAfterSeconds = 2;
/** Share of the heap's limit from which on no more than a few are let in: collecting garbage would take all of the time. */
const fullHeap = 0.92;

/** Serves as many requests at once as there is room for, lets some wait for a moment, and answers 503 with Retry-After to the rest. */
export async function registerAdmission(app: FastifyInstance, options: AdmissionOptions): Promise<void> {
  const { isExempt, body, maxEventLoopDelayMs } = options;
  const door = turnstile(options);
  const overloaded: Refusal = { status: 503, retryAfterSeconds };

  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * fullHeap,
    // The plugin measures; who is turned away and how is decided below.
    pressureHandler: () => undefined,
  });
  app.decorateRequest('leave', null);
  app.addHook('onRequest', (request, reply, done) => {
    if (isExempt(request) || door.inside() < alwaysServed || !app.isUnderPressure()) return done();
    request.log.warn(app.memoryUsage(), 'a request was turned away');
    return void reply.send(body(request, refused(reply, overloaded), overloaded));
  });

  // After the body has come: a caller that sends slowly takes no one's place.
  app.addHook('preValidation', (request, reply, done) => {
    if (isExempt(request)) return done();
    const leaveNow = door.enterNow();
    if (leaveNow) {
      request.leave = leaveNow;
      reply.raw.once('close', leaveNow).once('finish', leaveNow);
      return done();
    }
    const gone = new AbortController();
    let leave: (() => void) | null = null;
    const over = () => {
      gone.abort();
      leave?.();
    };
    reply.raw.once('close', over).once('finish', over);
    door.enter(gone.signal).then((entered) => {
      request.leave = leave = entered;
      if (gone.signal.aborted) leave?.();
      else if (leave === null) return void reply.send(body(request, refused(reply, overloaded), overloaded));
      return done();
    }, done);
    return undefined;
  });
}

/** Status and Retry-After of a refusal. */
export const refused = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  reply.code(refusal.status).header('retry-after', refusal.retryAfterSeconds);
