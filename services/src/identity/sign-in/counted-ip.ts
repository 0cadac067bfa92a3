import type { FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../platform/service.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** The address whose tries are counted; null in a demo on one's own machine, where everyone comes from one address. */
export const countedIp = (
  { config: { demoData } }: Pick<ServiceContext, 'config'>,
  { ip }: Pick<FastifyRequest, 'ip'>,
): string | null => (demoData && loopback.has(ip) ? null : ip);
