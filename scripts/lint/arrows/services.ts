import type { Arrow } from './arrow.ts';

/** Every folder of the services is a service, apart from the platform, demo data, commands, and tests. */
export const services: readonly Arrow[] = [
  {
    files: '/services/**',
    testsToo: true,
    mayNotImport: ['@larder/**', '/{gateway,web,design-system}/**'],
    message: 'The services know nothing of what stands on them.',
  },
  {
    files: '/services/src/<service>/**',
    mayNotImport: ['/services/src/<other>/**'],
    except: ['/services/src/*/index.ts', '/services/src/{platform,demo,ops,testing}/**', '/services/src/**/testing/**'],
    message: 'A service reaches another through its index.ts only.',
  },
  {
    files: '/services/src/{demo,ops}/**',
    mayNotImport: ['/services/src/<service>/**'],
    except: ['/services/src/*/index.ts'],
    message: 'A service reaches another through its index.ts only.',
  },
  {
    files: '/services/src/<service>/**',
    mayNotImport: ['/services/src/{demo,ops,testing}/**', '/services/src/*/testing/**'],
    message: 'Demo data, commands, and tests stand on the services, not under them.',
  },
  {
    files: '/services/src/<service>/*/**',
    apartFrom: ['/services/src/*/demo/**'],
    mayNotImport: ['/services/src/<service>/demo/**'],
    message: 'Demo data, commands, and tests stand on the services, not under them.',
  },
  {
    files: '/services/src/<service>/rules/**',
    mayNotImport: [
      '/services/src/<service>/{store,contract,routes,views,jobs}/**',
      '/server-kit/{rate-limiter,shared-store,turnstile}.ts',
      'kysely',
    ],
    message: 'A rule is pure: it takes its facts and asks nobody.',
  },
  {
    files: '/services/src/<service>/rules/**',
    mayNotImport: [
      '/services/src/*/index.ts',
      '/services/src/platform/{database,http,idempotency,jobs,live,postgres}/**',
    ],
    except: ['/services/src/platform/http/service-error.ts'],
    exceptTypes: true,
    message: 'A rule is pure: it takes its facts and asks nobody.',
  },
  {
    files: '/services/src/<service>/**',
    apartFrom: ['/services/src/*/store/**'],
    mayNotImport: ['kysely'],
    message: 'SQL stands in store/ only.',
  },
  {
    files: '/services/src/<service>/store/**',
    mayNotImport: ['/services/src/<service>/{routes,views,jobs}/**'],
    message: 'A store knows tables, not who asks for them.',
  },
  {
    files: '/services/src/platform/**',
    mayNotImport: ['/services/src/<service>/**', '/services/src/{demo,ops,testing}/**'],
    message: 'The platform knows no service.',
  },
];
