import type { Arrow } from './arrow.ts';

/** Every folder in `areas/` is an area. */
export const gateway: readonly Arrow[] = [
  {
    files: '/gateway/**',
    testsToo: true,
    mayNotImport: [
      '@larder/{services,design-system}',
      '@larder/{services,design-system}/**',
      '/{services/src,design-system}/**',
    ],
    message: 'The gateway knows the services by their REST contract only.',
  },
  {
    files: '/gateway/**',
    apartFrom: ['/gateway/src/main.ts'],
    testsToo: true,
    mayNotImport: ['@larder/web', '@larder/web/**', '/web/src/**'],
    message: 'Only main.ts knows the web: hand it in from there.',
  },
  {
    files: '/gateway/src/{shared,session,upstream}/**',
    mayNotImport: [
      '/gateway/src/{areas,server}/**',
      '/gateway/src/{area,compose,config}.ts',
      '/gateway/src/generated/descriptors.ts',
    ],
    message: 'Machinery knows no area: areas stand on it.',
  },
  {
    files: '/gateway/src/areas/<area>/**',
    mayNotImport: [
      '/gateway/src/server/**',
      '/gateway/src/{compose,config}.ts',
      '/gateway/src/generated/descriptors.ts',
    ],
    message: 'An area knows nothing of what serves it.',
  },
  {
    files: '/gateway/src/console/**',
    mayNotImport: [
      '/gateway/src/server/**',
      '/gateway/src/areas/**',
      '/gateway/src/{compose,config}.ts',
      '/gateway/src/generated/{descriptors,areas,resolvers}.ts',
    ],
    message: 'The console knows nothing of the shoppers’ areas, and nothing of what serves it.',
  },
  {
    files: '/gateway/src/areas/**',
    testsToo: true,
    mayNotImport: ['/gateway/src/console/**'],
    message: 'Nothing of operators is in what shoppers may ask.',
  },
  {
    files: '/gateway/src/areas/<area>/rules/**',
    mayNotImport: [
      '/gateway/src/areas/*/resolvers/**',
      '/gateway/src/areas/*/{index,published,source}.ts',
      '/gateway/src/upstream/**',
      '/gateway/src/context.ts',
      '/server-kit/{rate-limiter,shared-store,turnstile}.ts',
      'graphql',
      'fastify',
      'undici',
      'dataloader',
    ],
    message: 'A rule is pure: it takes what it needs and fetches nothing.',
  },
  {
    files: '/gateway/src/areas/<area>/**',
    mayNotImport: ['/gateway/src/areas/<other>/**'],
    except: ['/gateway/src/areas/*/{published,models}.ts', '/gateway/src/areas/*/rules/**'],
    message: 'Areas use each other by published.ts, rules, and models.',
  },
];
