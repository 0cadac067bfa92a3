import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServicesConfig } from '../../platform/config.ts';
import type { Keys } from './keys.ts';
import { joining, secondsOf, sessionLimits } from '../rules/limits.ts';
import { open, refreshToken, seal } from './sessions.ts';
import type { SessionRow } from '../store/tables.ts';

const names = {
  session: 'larder_session',
  refresh: 'larder_refresh',
  remember: 'larder_remember',
  joining: 'larder_joining',
} as const;

/** The browser's side of a session: opaque, HttpOnly, SameSite=Lax, Secure on https. */
export interface Cookies {
  sessionId(request: FastifyRequest): string | null;
  rememberedId(request: FastifyRequest): string | null;
  joiningId(request: FastifyRequest): string | null;
  refresh(request: FastifyRequest): string | undefined;
  /** Cookies outlive the browser's session only for a shopper who wants to be remembered. */
  setSession(reply: FastifyReply, session: SessionRow): void;
  clearSession(reply: FastifyReply): void;
  setRemembered(reply: FastifyReply, id: string): void;
  clearRemembered(reply: FastifyReply): void;
  setJoining(reply: FastifyReply, id: string): void;
  clearJoining(reply: FastifyReply): void;
}

export function createCookies(config: Pick<ServicesConfig, 'publicScheme'>, keys: Keys): Cookies {
  const base: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicScheme === 'https',
  };
  const lasting = { maxAge: secondsOf(sessionLimits.refresh) };
  return {
    sessionId: (request) => open(keys, 'session', request.cookies[names.session]),
    rememberedId: (request) => open(keys, 'remember', request.cookies[names.remember]),
    joiningId: (request) => open(keys, 'joining', request.cookies[names.joining]),
    refresh: (request) => request.cookies[names.refresh],
    setSession: (reply, session) => {
      const options = { ...base, ...(session.remember ? lasting : {}) };
      reply.setCookie(names.session, seal(keys, 'session', session.session_id), options);
      reply.setCookie(names.refresh, refreshToken(keys, session), options);
    },
    clearSession: (reply) => {
      reply.clearCookie(names.session, base);
      reply.clearCookie(names.refresh, base);
    },
    setRemembered: (reply, id) =>
      void reply.setCookie(names.remember, seal(keys, 'remember', id), {
        ...base,
        maxAge: secondsOf(sessionLimits.remembered),
      }),
    clearRemembered: (reply) => void reply.clearCookie(names.remember, base),
    setJoining: (reply, id) =>
      void reply.setCookie(names.joining, seal(keys, 'joining', id), { ...base, maxAge: secondsOf(joining.life) }),
    clearJoining: (reply) => void reply.clearCookie(names.joining, base),
  };
}
