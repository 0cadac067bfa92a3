import { randomBytes, randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { cookieNames, densityOf, schemeOf } from '../storage/cookies.ts';
import { cookie } from './cookies.ts';
import type { Frontend } from './frontend.ts';
import { GuestPage } from './guest-page.ts';
import type { GuestRequest } from './guest-request.ts';
import type { OpenVisit } from './rendering.ts';

interface DrawOptions {
  frontend: Frontend;
  openVisit: OpenVisit;
  publicScheme: 'http' | 'https';
  /** Where pictures come from besides our own origin (S-275). */
  mediaOrigin?: string | null;
  onError: (error: unknown) => void;
}

/**
 * Draws the page of a guest's request. The visit is opened from that request alone, so nothing of the visitor who happens
 * to ask first can come into it. Null when the page must not be kept: a redirect, a page that is not there, one of which
 * a part failed, or one that has something to tell this browser only. Never rejects.
 */
export function drawForGuests({ frontend, openVisit, publicScheme, mediaOrigin, onError }: DrawOptions) {
  return async ({ host, url, language, cookie: chosen }: GuestRequest): Promise<GuestPage | null> => {
    const nonce = randomBytes(16).toString('base64url');
    let isWhole = true;
    try {
      const visit = openVisit({
        host,
        path: `${url.pathname}${url.search}`,
        cookie: chosen,
        scheme: publicScheme,
        language,
        userAgent: '',
        address: '',
        correlationId: randomUUID(),
      });
      const rendered = await frontend.render(new Request(url), {
        visit,
        nonce,
        entry: frontend.builds[language].entry,
        scheme: schemeOf(cookie(chosen, cookieNames.scheme)),
        density: densityOf(cookie(chosen, cookieNames.density)),
        language,
        assets: frontend.builds[language].assets,
        theme: frontend.theme,
        styles: frontend.styles,
        onError: (error) => {
          isWhole = false;
          onError(error);
        },
      });
      if (rendered.kind !== 'page' || rendered.status !== 200 || !rendered.isWhole) return null;
      await rendered.ready;
      const html = await text(rendered.stream.pipe(new PassThrough()));
      if (!isWhole || visit.setCookies().length > 0) return null;
      const staleSeconds = visit.staleSeconds?.() ?? 0;
      return GuestPage.of(html, { nonce, language, https: publicScheme === 'https', mediaOrigin, staleSeconds });
    } catch (error) {
      onError(error);
      return null;
    }
  };
}
