import type { Arrow } from './arrow.ts';

const screens = '/web/src/routes/**';
const shell = ['/web/src/app/shell/**', '/web/src/app/routes.tsx'];
/** What stands in a folder of a feature, not directly in the feature's own. */
const inside = '/web/src/features/<other>/*/**';

/** Every folder in `features/` is a feature. */
export const web: readonly Arrow[] = [
  {
    files: '/web/**',
    testsToo: true,
    mayNotImport: ['@larder/{gateway,services}', '@larder/{gateway,services}/**', '/{gateway,services,server-kit}/**'],
    message: 'Only schema.graphql crosses between web and gateway.',
  },
  {
    files: '/web/src/ui/**',
    testsToo: true,
    mayNotImport: ['/web/src/{features,writes}/**', screens, ...shell],
    message: 'What every feature draws knows no feature, screen, or shell.',
  },
  {
    files: '/web/src/page/**',
    mayNotImport: ['/**'],
    except: ['/web/src/page/**'],
    message: 'The page stands under everything else.',
  },
  {
    files: '/web/src/storage/**',
    testsToo: true,
    mayNotImport: ['/**'],
    except: ['/web/src/{storage,page}/**', '/web/src/constants.ts'],
    message: 'What the browser keeps stands on nothing else but the page.',
  },
  {
    files: '/web/src/writes/**',
    testsToo: true,
    mayNotImport: ['/web/src/{features,ui}/**', screens, ...shell],
    message: 'A write knows no feature, screen, or shell.',
  },
  {
    files: '/web/src/app/routing/**',
    mayNotImport: ['/web/src/{features,ui}/**', '/web/src/app/{data,document,loading}/**', screens, ...shell],
    message: 'Paths and navigation stand under data, shell, and screens.',
  },
  {
    files: '/web/src/app/loading/**',
    mayNotImport: ['/web/src/{features,ui}/**', '/web/src/app/{data,document}/**', screens, ...shell],
    message: 'How code arrives stands under data, shell, and screens.',
  },
  {
    files: '/web/src/app/data/**',
    mayNotImport: ['/web/src/{features,ui}/**', '/web/src/app/document/**', screens, ...shell],
    message: 'Data stands under features, screens, and the shell.',
  },
  {
    files: '/web/src/app/shell/**',
    mayNotImport: [screens, '/web/src/app/routes.tsx'],
    message: 'The shell knows no screen.',
  },
  {
    files: '/web/src/app/shell/**',
    mayNotImport: [inside],
    message: 'Take of a feature what stands directly in its folder: the rest is its own.',
  },
  {
    files: '/web/src/features/<feature>/**',
    mayNotImport: [screens, ...shell],
    message: 'A feature knows no screen and no shell.',
  },
  {
    files: '/web/src/features/<feature>/**',
    mayNotImport: [inside],
    message: 'Take of another feature what stands directly in its folder: the rest is its own.',
  },
  {
    files: screens,
    mayNotImport: ['/web/src/**/route.tsx', ...shell],
    message: 'A screen knows neither the shell nor the other screens.',
  },
];
