import { areasOf, bed, type Planted } from './planted.ts';

const src = 'web/src';
const inside = 'what stands directly in its folder';
const schemaOnly = 'Only schema.graphql crosses';

/** Imports of every feature, and of what stands under features and above them. */
export const features: Planted[] = areasOf(`${src}/features`).flatMap(({ area, other }) => {
  const here = `${src}/features/${area}`;
  return [
    ...bed(here).wrong(
      ['@larder/gateway', '../../../../services/src/app.ts', '../../../../server-kit/a.ts'],
      schemaOnly,
    ),
    ...bed(here).wrong([`../${other}/Planted/Planted.tsx`], `Take of another feature ${inside}`),
    ...bed(`${here}/Planted`).wrong([`../../${other}/deep/deeper/a.ts`], `Take of another feature ${inside}`),
    ...bed(here).wrong(['../../routes/home/home.ts', '../../app/shell/Shell.tsx'], 'A feature knows no screen'),
    ...bed(`${here}/Planted`).wrong(['../../../app/routes.tsx'], 'A feature knows no screen'),
    ...bed(`${src}/app/shell/header`).wrong([`../../../features/${area}/Planted/Planted.tsx`], `a feature ${inside}`),
    ...bed(`${src}/ui/Planted`).wrong([`../../features/${area}/a.ts`], 'What every feature draws knows no feature'),
    ...bed(`${src}/writes`).wrong([`../features/${area}/a.ts`], 'A write knows no feature'),
    ...bed(`${src}/storage`).wrong([`../features/${area}/a.ts`], 'stands on nothing else'),
    ...bed(`${src}/app/routing`).wrong([`../../features/${area}/a.ts`], 'Paths and navigation stand under'),
    ...bed(`${src}/app/loading`).wrong([`../../features/${area}/a.ts`], 'How code arrives stands under'),
    ...bed(`${src}/app/data`).wrong([`../../features/${area}/a.ts`], 'Data stands under'),

    ...bed(here).right(`../${other}/a.ts`, './Planted/Planted.tsx', '../../ui/a.ts', '../../app/data/frame.ts'),
    ...bed(`${here}/Planted`).right(`../../${other}/a.ts`, '../Beside/a.ts', '../../../app/routing/paths.ts'),
    ...bed(`${here}/Planted/Planted.test.tsx`).right(`../../${other}/Planted/a.ts`),
    ...bed(`${here}/Planted/Planted.stories.tsx`).right(`../../${other}/Planted/b.ts`),
    ...bed(`${src}/app/shell/header`).right(`../../../features/${area}/a.ts`),
    ...bed(`${src}/routes/${area}`).right(`../../features/${area}/Planted/Planted.tsx`),
  ];
});

/** Imports of every screen. */
export const screens: Planted[] = areasOf(`${src}/routes`).flatMap(({ area, other }) => [
  ...bed(`${src}/routes/${area}`).wrong(['@larder/gateway'], schemaOnly),
  ...bed(`${src}/routes/${area}`).wrong([`../${other}/route.tsx`, '../../app/routes.tsx'], 'A screen knows neither'),
  ...bed(`${src}/routes/${area}/deep`).wrong(['../../../app/shell/Shell.tsx'], 'A screen knows neither'),
  ...bed(`${src}/app/shell`).wrong([`../../routes/${area}/route.tsx`], 'The shell knows no screen'),
  ...bed(`${src}/ui/Planted`).wrong([`../../routes/${area}/a.ts`], 'What every feature draws knows no feature'),
  ...bed(`${src}/routes/${area}`).right('./a.ts', '../../app/data/frame.ts', '../../ui/a.ts'),
]);

/** Imports of what is there once. */
export const webFrame: Planted[] = [
  ...bed(`${src}/server`).wrong(['../../../server-kit/turnstile.ts'], schemaOnly),
  ...bed(`${src}/ui/Planted`).wrong(['../../app/shell/Shell.tsx', '../../writes/a.ts'], 'What every feature draws'),
  ...bed(`${src}/page`).wrong(['../storage/browser-store.ts', '../app/data/session.ts'], 'The page stands under'),
  ...bed(`${src}/storage`).wrong(['../app/data/session.ts', '../ui/a.ts'], 'stands on nothing else'),
  ...bed(`${src}/storage/coupons`).wrong(['../../app/data/session.ts'], 'stands on nothing else'),
  ...bed(`${src}/writes`).wrong(['../ui/a.ts', '../app/shell/Shell.tsx'], 'A write knows no feature'),
  ...bed(`${src}/app/routing`).wrong(['../data/frame.ts', '../loading/a.ts', '../../ui/a.ts'], 'Paths and navigation'),
  ...bed(`${src}/app/loading`).wrong(['../data/frame.ts', '../shell/Shell.tsx', '../../ui/a.ts'], 'How code arrives'),
  ...bed(`${src}/app/data`).wrong(['../shell/Shell.tsx', '../document/a.ts', '../routes.tsx'], 'Data stands under'),
  ...bed(`${src}/app/shell`).wrong(['../routes.tsx'], 'The shell knows no screen'),
  ...bed(`${src}/ui/Planted`).right('../../app/data/frame.ts'),
  ...bed(`${src}/storage/coupons`).right('../browser-store.ts', '../../constants.ts', '../../page/page.ts'),
  ...bed(`${src}/page`).right('./page.ts'),
  ...bed(`${src}/writes`).right('../storage/pending-request.ts'),
  ...bed(`${src}/app/data`).right('../loading/connection.ts', '../routing/paths.ts'),
];
