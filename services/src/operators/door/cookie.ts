import { createHash } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServicesConfig } from '../../platform/config.ts';
import type { Random } from '../../platform/random.ts';
import { sessionLimits } from '../rules/limits.ts';

/** Apart from the shoppers' cookies: no page of the storefront is sent it. */
export const cookieName = 'larder_operator';

/** What a browser has for a session: 256 random bits. */
export const newToken = (random: Random): string => random.bytes(32).toString('base64url');

/** What is kept of it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

const attributes = ({ publicScheme }: Pick<ServicesConfig, 'publicScheme'>): CookieSerializeOptions => ({
  path: '/admin',
  httpOnly: true,
  sameSite: 'strict',
  secure: publicScheme === 'https',
});

export const sessionOf = ({ cookies }: FastifyRequest): string | null => {
  const token = cookies[cookieName];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? tokenHash(token) : null;
};

export const setSession = (reply: FastifyReply, config: Pick<ServicesConfig, 'publicScheme'>, token: string): void =>
  void reply.setCookie(cookieName, token, {
    ...attributes(config),
    maxAge: sessionLimits.longest.total('seconds'),
  });

export const clearSession = (reply: FastifyReply, config: Pick<ServicesConfig, 'publicScheme'>): void =>
  void reply.clearCookie(cookieName, attributes(config));
