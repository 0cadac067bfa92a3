import type { FastifyRequest } from 'fastify';
import { ServiceError, unauthorized } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { sessionLimits } from '../rules/limits.ts';
import { type Act, may } from '../rules/permissions.ts';
import { noteUse, type SignedIn, signedIn } from '../store/sessions.ts';
import { sessionOf } from './cookie.ts';

/** What a route asks of its caller: an act of theirs, or nothing where somebody signs in. */
export type Asks = Act | 'NOTHING';

declare module 'fastify' {
  interface FastifyContextConfig {
    asks?: Asks;
  }
  interface FastifyRequest {
    /** Who is signed in to the console; null on routes that ask for nothing. */
    operator: SignedIn | null;
  }
}

/**
 * The one door of operators' routes: 401 without a session, 403 for an act that none of the person's roles has, before
 * anything of the request is read. A route that doesn't say what it asks is refused when it is registered.
 */
export function registerDoor(app: ServiceApp, { db, clock }: Pick<ServiceContext, 'db' | 'clock'>): void {
  app.decorateRequest('operator', null);
  app.addHook('onRoute', ({ config, method, url, schema }) => {
    const asks = config?.asks;
    if (asks === undefined) throw new Error(`${String(method)} ${url} doesn't say what it asks of operators.`);
    if (schema && asks !== 'NOTHING') Object.assign(schema, { security: [{ operator: [] }] });
  });
  app.addHook('onRequest', async (request) => {
    const { asks } = request.routeOptions.config;
    if (asks === undefined || asks === 'NOTHING') return;
    const now = clock.now();
    const hash = sessionOf(request);
    const person = hash === null ? undefined : await signedIn(db, hash, now);
    if (!person) throw unauthorized();
    const unseen = now.since(person.seen_at).total('seconds');
    if (unseen >= sessionLimits.noted.total('seconds')) await noteUse(db, person.session_hash, now);
    if (!may(person.roles, asks))
      throw new ServiceError(403, 'NOT_PERMITTED', "Your roles don't include this. Ask an owner.");
    request.operator = person;
  });
}

/** Who calls a route that asks for an act. */
export function operatorOf({ operator }: FastifyRequest): SignedIn {
  if (!operator) throw unauthorized();
  return operator;
}
