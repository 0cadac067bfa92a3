import type { Arrow } from './arrow.ts';

/** The operators' console: over its own schema, in the same design system. */
export const console: readonly Arrow[] = [
  {
    files: '/console/**',
    testsToo: true,
    mayNotImport: [
      '@larder/{gateway,services,web}',
      '@larder/{gateway,services,web}/**',
      '/{gateway,services,server-kit,web,pricing,draw-proof}/**',
    ],
    message: 'Only console.graphql crosses between console and gateway, and nothing between console and web.',
  },
  {
    files: '/{web,design-system}/**',
    testsToo: true,
    mayNotImport: ['@larder/console', '@larder/console/**', '/console/**'],
    message: 'The console is never part of what shoppers load.',
  },
  {
    files: '/console/src/{ui,messages}/**',
    mayNotImport: ['/console/src/screens/**'],
    message: 'What every screen draws knows no screen.',
  },
];
