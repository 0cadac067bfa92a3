import cookie from '@fastify/cookie';
import type { FastifyServerOptions } from 'fastify';
import { cart } from './cart/index.ts';
import { catalog } from './catalog/index.ts';
import { content } from './content/index.ts';
import { registerDemoCopies } from './demo/copies.ts';
import { drawsService } from './draws/index.ts';
import { bookFreeEntry, games } from './games/index.ts';
import { identity, registerOutboxPages } from './identity/index.ts';
import { live } from './live/index.ts';
import { notices } from './notices/index.ts';
import { operators } from './operators/index.ts';
import { offers } from './offers/index.ts';
import { fullSlots, orders, registerStorePages } from './orders/index.ts';
import { registerAuth } from './platform/http/auth.ts';
import { registerAdmission } from './platform/limits/admission.ts';
import type { MovableClock } from './platform/clock.ts';
import { ErrorEnvelope } from './platform/http/contract.ts';
import { registerDevClock } from './platform/http/dev-clock.ts';
import { describeRoutes, registerDocumentation } from './platform/http/documentation.ts';
import { registerHealth } from './platform/http/health.ts';
import { platform } from './platform/idempotency/housekeeping.ts';
import { createHttp } from './platform/http/server.ts';
import { guardPages } from './platform/http/page-guard.ts';
import { registerRootPage } from './platform/http/root-page.ts';
import type { Migrated } from './platform/database/migrations.ts';
import type { Service, ServiceApp, ServiceContext } from './platform/service.ts';
import { registerWriteLimit } from './platform/limits/write-limit.ts';
import { profile } from './profile/index.ts';
import { recommendations } from './recommendations/index.ts';
import { subscriptions } from './subscriptions/index.ts';
import { storesService } from './stores/index.ts';

/** Draws book a household's free entry with games, which keeps its points. */
export const draws = drawsService(bookFreeEntry);

/** Stores tell the next slots that can be had, and orders know which are full. */
export const stores = storesService(fullSlots);

/** Every service, in the order their tables are created. */
export const services: readonly Service[] = [
  identity,
  stores,
  profile,
  content,
  games,
  notices,
  draws,
  offers,
  catalog,
  cart,
  orders,
  subscriptions,
  recommendations,
  operators,
  live,
];

/** Everything with tables, the platform first. */
export const migrated = (of: readonly Service[]): readonly Migrated[] => [platform, ...of];

export interface AppOptions {
  services: readonly Service[];
  /** Set only in development and demos. */
  devClock?: MovableClock;
  documentation?: boolean;
  logger?: FastifyServerOptions['logger'];
}

/** Mounts the services, each under its own prefix, on one Fastify, which isn't listening yet. */
export async function buildApp(context: Omit<ServiceContext, 'log'>, options: AppOptions): Promise<ServiceApp> {
  const app = createHttp(context, options.logger ?? false);
  const full: ServiceContext = { ...context, log: app.log };
  const prefixes = options.services.map(prefixOf);
  await registerAdmission(app, {
    ...context.config,
    // What lasts never blocks anyone else; streams of changes have a limit of their own.
    isExempt: ({ routeOptions: { url = '' } }) =>
      url.endsWith('/file') ||
      url === '/live/changes' ||
      !prefixes.some((prefix) => url === prefix || url.startsWith(`${prefix}/`)),
  });
  guardPages(app, context.config);
  if (options.documentation ?? true) await registerDocumentation(app);
  await app.register(cookie);

  // What several services tell of is in the models of each.
  for (const model of new Set([ErrorEnvelope, ...options.services.flatMap(({ models }) => models ?? [])]))
    app.addSchema(model);
  const authenticate = options.services.find((service) => service.authenticator)?.authenticator?.(full);
  registerAuth(app, authenticate ?? (async () => null));
  await registerWriteLimit(app, context.config);
  registerHealth(app, context);
  if (options.devClock) registerDevClock(app, options.devClock, context.db);
  if (context.config.demoData) {
    registerOutboxPages(app, full);
    if (options.services.includes(orders)) await registerStorePages(app, full, options.devClock);
    registerDemoCopies(app, full);
  }
  registerRootPage(app, context.config);
  for (const service of options.services)
    await app.register(
      async (scope) => {
        describeRoutes(scope.withTypeProvider(), service.name);
        await service.routes?.(scope.withTypeProvider(), full);
      },
      { prefix: prefixOf(service) },
    );
  return app;
}

const prefixOf = ({ name, prefix }: Service): string => prefix ?? `/${name}`;

/** Registers jobs and message handlers; once, before the first request. */
export async function startServices(context: ServiceContext, of: readonly Service[]): Promise<void> {
  await platform.start(context);
  for (const service of of) await service.start?.(context);
}
