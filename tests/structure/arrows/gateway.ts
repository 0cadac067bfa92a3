import { areasOf, bed, type Planted } from './planted.ts';

const src = 'gateway/src';
const pure = 'A rule is pure';
const machinery = 'Machinery knows no area';
const published = 'Areas use each other by published.ts';

/** Imports of every area of the gateway, and of what serves it and carries it. */
export const gateway: Planted[] = areasOf(`${src}/areas`).flatMap(({ area, other }) => {
  const here = `${src}/areas/${area}`;
  return [
    ...bed(here).wrong(['@larder/services', '../../../../services/src/app.ts'], 'by their REST contract only'),
    ...bed(`${here}/resolvers`).wrong(['@larder/web/server'], 'Only main.ts knows the web'),
    ...bed(here).wrong(
      ['../../server/texts/index.ts', '../../compose.ts', '../../config.ts'],
      'nothing of what serves it',
    ),
    ...bed(here).wrong([`../${other}/source.ts`, `../${other}/texts/index.ts`], published),
    ...bed(`${here}/resolvers`).wrong([`../../${other}/resolvers/a.ts`, `../../${other}/a.ts`], published),
    ...bed(`${here}/rules`).wrong([`../../${other}/texts/index.ts`], published),
    ...bed(`${here}/rules`).wrong(['../source.ts', '../resolvers/a.ts', '../index.ts', '../../../context.ts'], pure),
    ...bed(`${here}/rules`).wrong([`../../${other}/published.ts`, '../../../upstream/client.ts', 'graphql'], pure),
    ...bed(`${here}/rules/deep`).wrong(['../../source.ts', '../../../../../../server-kit/rate-limiter.ts'], pure),
    ...['shared', 'session', 'upstream'].flatMap((folder) =>
      bed(`${src}/${folder}`).wrong([`../areas/${area}/rules/a.ts`, `../areas/${area}/source.ts`], machinery),
    ),
    ...bed(`${src}/upstream/deep`).wrong([`../../areas/${area}/models.ts`], machinery),

    ...bed(here).right('./resolvers/a.ts', './rules/a.ts', '../../upstream/client.ts', '../../area.ts'),
    ...bed(`${here}/resolvers`).right(`../../${other}/published.ts`, `../../${other}/rules/a.ts`, '../texts/index.ts'),
    ...bed(`${here}/resolvers`).right(`../../${other}/models.ts`, '../../../upstream/user-errors.ts'),
    ...bed(`${here}/rules`).right(`../../${other}/rules/a.ts`, '../texts/index.ts', '../../../shared/dates.ts'),
    ...bed(`${here}/rules/planted.test.ts`).right('../resolvers/a.ts'),
  ];
});

/** Imports of what is there once. */
export const gatewayMachinery: Planted[] = [
  ...bed(`${src}/server`).wrong(['@larder/web/server'], 'Only main.ts knows the web'),
  ...bed(`${src}/main.ts`).right('@larder/web/server'),
  ...bed(`${src}/shared`).wrong(
    ['../server/texts/index.ts', '../compose.ts', '../generated/descriptors.ts'],
    machinery,
  ),
  ...bed(`${src}/server`).right('../compose.ts', '../../../server-kit/shared-store.ts'),
];
