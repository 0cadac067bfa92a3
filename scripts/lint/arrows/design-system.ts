import type { Arrow } from './arrow.ts';

/** Every folder in `components/` is a component. */
export const designSystem: readonly Arrow[] = [
  {
    // The library in .storybook shows the storefront's stories, too.
    files: '/design-system/{src,scripts}/**',
    testsToo: true,
    mayNotImport: ['@larder/**', '@apollo/**', 'graphql', 'react-router-dom', '/{web,gateway,services,server-kit}/**'],
    message: "The design system knows nothing of groceries' data.",
  },
  {
    files: '/design-system/src/theme/**',
    testsToo: true,
    mayNotImport: ['/design-system/src/{components,docs,support,testing}/**'],
    message: 'The theme knows tokens only; everything else stands on it.',
  },
  {
    files: '/design-system/src/support/**',
    testsToo: true,
    mayNotImport: ['/design-system/src/{components,docs,testing}/**'],
    message: 'What components share knows none of them.',
  },
  {
    files: '/design-system/src/components/**',
    mayNotImport: [
      '/design-system/src/{docs,testing}/**',
      '/design-system/src/**.stories.tsx',
      '/design-system/src/**.docs.tsx',
    ],
    message: 'A component ships without its stories, docs, and tests.',
  },
  {
    files: '/design-system/src/components/<component>/**',
    testsToo: true,
    mayNotImport: ['/design-system/src/components/<other>/**'],
    except: ['/design-system/src/components/*/index.ts', '/design-system/src/components/*/*.css.ts'],
    message: 'A component uses another by its index.ts, or shares its look by its .css.ts.',
  },
];
