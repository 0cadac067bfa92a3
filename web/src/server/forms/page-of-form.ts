import type { FastifyRequest } from 'fastify';
import { screens } from '../../app/routing/paths.ts';

/** The page that a form was sent from, as a path of this site; the home page when the browser doesn't say. */
export function pageOfForm({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): string {
  const url = URL.parse(headers.referer ?? '');
  // A path like `//other.example` would lead away.
  return url?.host === host && !/^[/\\]{2}/.test(url.pathname) ? url.pathname + url.search : screens.home;
}
