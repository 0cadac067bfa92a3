import { bannerOf } from '@larder/design-system/banners';
import type { FastifyInstance } from 'fastify';
import { groundOf } from '../art/ground.ts';

const color = (css: string, name: string): string | undefined =>
  new RegExp(`--${name}:(?:light-dark\\()?(#[0-9a-f]{3,8})`, 'i').exec(css)?.[1];

/** The colors of a banner's sign, and of the page it stands on, read from its theme in light. */
export const colorsOf = (themeCss: string): { fill: string; ink: string; ground: string } => ({
  ground: color(themeCss, 'surface-page') ?? '#fff',
  fill: color(themeCss, 'action') ?? '#1c1d1a',
  ink: color(themeCss, 'on-action') ?? '#fff',
});

/** The header's ground in light and dark, read from a theme. */
export function groundsOf(themeCss: string): { light: string; dark: string } {
  const [, light = '#fff', dark = light] =
    /--surface-card:(?:light-dark\()?(#[0-9a-f]{3,8})(?:,\s*(#[0-9a-f]{3,8}))?/i.exec(themeCss) ?? [];
  return { light, dark };
}

/** A banner's sign in its own colors. */
export function faviconOf(banner: string, themeCss: string): string {
  const { ground, drawing } = bannerOf(banner).mark;
  const { fill, ink } = colorsOf(themeCss);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">',
    `<path d="${groundOf[ground]}" fill="${fill}"/>`,
    `<path d="${drawing}" fill="${ink}"/>`,
    '</svg>',
  ].join('');
}

/** Serves `/favicon/<banner>.svg`, and the default banner's where a browser asks without reading the page. */
export function serveFavicons(app: FastifyInstance, cssOf: (banner: string) => string): void {
  const answer = (banner: string) => faviconOf(banner, cssOf(banner));
  app.get<{ Params: { banner: string } }>('/favicon/:banner.svg', { logLevel: 'warn' }, (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/svg+xml')
      .send(answer(request.params.banner.replace(/[^a-z0-9-]/g, ''))),
  );
  app.get('/favicon.ico', { logLevel: 'warn' }, (_request, reply) => reply.redirect('/favicon/safeway.svg', 302));
}
