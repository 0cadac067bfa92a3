import cookie from '@fastify/cookie';
import type { FastifyServerOptions } from 'fastify';
import { content } from './content/index.ts';
import { games } from './games/index.ts';
import { identity } from './identity/index.ts';
import { registerOutboxPages } from './identity/outbox-pages.ts';
import { offers } from './offers/index.ts';
import { registerAuth } from './platform/auth.ts';
import { registerAdmission } from './platform/admission.ts';
import type { MovableClock } from './platform/clock.ts';
import { ErrorEnvelope } from './platform/contract.ts';
import { registerDevClock } from './platform/dev-clock.ts';
import { describeRoutes, registerDocumentation } from './platform/documentation.ts';
import { registerHealth } from './platform/health.ts';
import { platform } from './platform/housekeeping.ts';
import { createHttp } from './platform/http.ts';
import { guardPages } from './platform/pages.ts';
import { registerRootPage } from './platform/root-page.ts';
import type { Service, ServiceApp, ServiceContext } from './platform/service.ts';
import { registerWriteLimit } from './platform/write-limit.ts';
import { profile } from './profile/index.ts';

/** Every service, in the order in which their tables are made. */
export const services: readonly Service[] = [identity, profile, content, games, offers];

/** Whoever has tables: the platform first. */
export const migrated = (of: readonly Service[]): readonly Pick<Service, 'name' | 'migrations'>[] => [platform, ...of];

export interface AppOptions {
  services: readonly Service[];
  /** Given in development and demonstrations only. */
  devClock?: MovableClock;
  documentation?: boolean;
  logger?: FastifyServerOptions['logger'];
}

/** Mounts the services, each under its own prefix, on one Fastify; it listens to nothing yet. */
export async function buildApp(context: Omit<ServiceContext, 'log'>, options: AppOptions): Promise<ServiceApp> {
  const app = createHttp(context, options.logger ?? false);
  const full: ServiceContext = { ...context, log: app.log };
  const prefixes = options.services.map(({ name }) => `/${name}/`);
  await registerAdmission(app, {
    ...context.config,
    // Who takes a file slowly takes nobody's place.
    isExempt: ({ routeOptions: { url = '' } }) =>
      url.endsWith('/file') || !prefixes.some((prefix) => url.startsWith(prefix)),
  });
  await guardPages(app, context.config);
  if (options.documentation ?? true) await registerDocumentation(app);
  await app.register(cookie);

  for (const model of [ErrorEnvelope, ...options.services.flatMap((service) => service.models)]) app.addSchema(model);
  const authenticate = options.services.find((service) => service.authenticator)?.authenticator?.(full);
  registerAuth(app, authenticate ?? (async () => null));
  registerWriteLimit(app, context.config);
  registerHealth(app, context);
  if (options.devClock) registerDevClock(app, options.devClock);
  if (context.config.demoData) registerOutboxPages(app, full);
  registerRootPage(app, context.config);
  for (const service of options.services)
    await app.register(
      async (scope) => {
        describeRoutes(scope.withTypeProvider(), service.name);
        await service.routes(scope.withTypeProvider(), full);
      },
      { prefix: `/${service.name}` },
    );
  return app;
}

/** Registers jobs and message handlers; once, before the first request. */
export async function startServices(context: ServiceContext, of: readonly Service[]): Promise<void> {
  await platform.start(context);
  for (const service of of) await service.start?.(context);
}
