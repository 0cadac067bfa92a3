import { areasOf, bed, type Planted } from './planted.ts';

const src = 'services/src';
const throughIndex = 'A service reaches another through its index.ts only';
const above = 'Demo data, commands, and tests stand on the services';
const pure = 'A rule is pure';

/** Imports of every service, and of what stands on them and under them. */
export const services: Planted[] = areasOf(src, ['platform', 'demo', 'ops', 'testing']).flatMap(({ area, other }) => [
  ...bed(`${src}/${area}`).wrong(
    ['@larder/web', '../../../gateway/src/area.ts'],
    'know nothing of what stands on them',
  ),
  ...bed(`${src}/${area}`).wrong([`../${other}/rules/planted.ts`], throughIndex),
  ...bed(`${src}/${area}/routes`).wrong([`../../${other}/store/planted.ts`, `../../${other}/planted.ts`], throughIndex),
  ...bed(`${src}/demo/${area}`).wrong([`../../${area}/store/planted.ts`], throughIndex),
  ...bed(`${src}/ops/${area}`).wrong([`../../${area}/rules/planted.ts`], throughIndex),
  ...bed(`${src}/${area}/routes`).wrong(['../../demo/index.ts', '../../ops/ops.ts', '../../testing/world.ts'], above),
  ...bed(`${src}/${area}/routes`).wrong(['../demo/planted.ts', '../testing/planted.ts'], above),
  ...bed(`${src}/${area}/routes`).wrong(['kysely'], 'SQL stands in store/ only'),
  ...bed(`${src}/${area}/rules`).wrong(['../store/a.ts', '../contract/a.ts', '../routes/a.ts', '../views/a.ts'], pure),
  ...bed(`${src}/${area}/rules/deep`).wrong(['../../store/a.ts', '../../jobs/a.ts', 'kysely'], pure),
  ...bed(`${src}/${area}/rules`).wrong(['../../../../server-kit/shared-store.ts'], pure),
  ...bed(`${src}/${area}/rules`).wrong([`../../${other}/index.ts`, '../../platform/http/errors.ts'], pure),
  ...bed(`${src}/${area}/store`).wrong(['../routes/a.ts', '../views/a.ts', '../jobs/a.ts'], 'A store knows tables'),
  ...bed(`${src}/platform/http`).wrong([`../../${area}/index.ts`], 'The platform knows no service'),

  ...bed(`${src}/${area}/index.ts`).right('./demo/planted.ts'),
  ...bed(`${src}/${area}/routes`).right(`../../${other}/index.ts`, '../store/a.ts', '../../platform/store-day.ts'),
  ...bed(`${src}/${area}/store`).right('kysely', '../rules/a.ts'),
  ...bed(`${src}/${area}/contract`).right('../rules/a.ts'),
  ...bed(`${src}/${area}/rules`).right(
    './a.ts',
    '../../platform/store-day.ts',
    '../../platform/http/service-error.ts',
    '../../../../server-kit/safe-address.ts',
  ),
  ...bed(`${src}/${area}/testing`).right(`../../${other}/store/a.ts`, 'kysely'),
  ...bed(`${src}/${area}/rules/planted.test.ts`).right(`../../${other}/store/a.ts`),
  ...bed(`${src}/demo/${area}`).right(`../../${area}/index.ts`),
  ...bed(`${src}/ops/${area}`).right(`../../${area}/index.ts`, '../ops.ts'),
]);
