import type { ServicesConfig } from '../config.ts';
import { page } from './page.ts';
import type { ServiceApp } from '../service.ts';

/** The services' front door for a person with a browser. */
export function registerRootPage(app: ServiceApp, config: Pick<ServicesConfig, 'demoData'>): void {
  const outbox = '<li><a href="/outbox">Sign-in outbox</a>: the one-time codes that were sent here</li>';
  const store = '<li><a href="/store">The store</a>: orders to pick, pack, and hand over, and the demo clock</li>';
  const body = `<h1>Larder services</h1>
<p>The REST services behind the storefront.</p>
<ul>
<li><a href="/docs">Documentation of every route</a>, and the <a href="/docs/json">OpenAPI document</a></li>
${config.demoData ? outbox + store : ''}
<li><a href="/readyz">Readiness</a></li>
</ul>`;
  app.get('/', { schema: { hide: true } }, async (_request, reply) => page(reply, 'Larder services', body));
}
