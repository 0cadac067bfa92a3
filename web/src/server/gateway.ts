import { print } from 'graphql';
import type { OpenVisit, VisitResult } from './rendering.ts';

/** Opens visits that ask a gateway elsewhere over HTTP, with the browser's cookies and host; its cookies come back. */
export function openVisitOverHttp(gatewayUrl: string, fetchFrom: typeof fetch = fetch): OpenVisit {
  const endpoint = new URL('/graphql', gatewayUrl);
  return (page) => {
    const cookies: string[] = [];
    let staleSeconds = 0;
    return {
      async execute({ id, document, variables, operationName }) {
        const answer = await fetchFrom(endpoint, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            'accept-language': page.language,
            'user-agent': page.userAgent,
            'x-correlation-id': page.correlationId,
            ...(page.address ? { 'x-forwarded-for': page.address } : {}),
            'x-forwarded-host': page.host,
            'x-forwarded-proto': page.scheme,
            'x-page-path': page.path,
            ...(page.cookie ? { cookie: page.cookie } : {}),
          },
          body: JSON.stringify({
            variables,
            operationName,
            ...(id ? { extensions: { persistedQuery: { version: 1, sha256Hash: id } } } : { query: print(document) }),
          }),
          signal: AbortSignal.timeout(10_000),
        });
        cookies.push(...answer.headers.getSetCookie());
        staleSeconds = Math.max(staleSeconds, Number(answer.headers.get('age')) || 0);
        return (await answer.json()) as VisitResult;
      },
      staleSeconds: () => staleSeconds,
      setCookies: () => cookies,
    };
  };
}
