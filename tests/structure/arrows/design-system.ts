import { areasOf, bed, type Planted } from './planted.ts';

const src = 'design-system/src';
const ships = 'A component ships without its stories';
const byIndex = 'A component uses another by its index.ts';
const groceries = 'knows nothing of groceries';

/** Imports of every component, and of what it stands on. */
export const components: Planted[] = areasOf(`${src}/components`).flatMap(({ area, other }) => {
  const here = `${src}/components/${area}`;
  return [
    ...bed(here).wrong(['@larder/web/shell', 'graphql', '@apollo/client', 'react-router-dom'], groceries),
    ...bed(here).wrong(
      ['../../docs/shared/Page.tsx', '../../testing/a.ts', './Planted.stories.tsx', './A.docs.tsx'],
      ships,
    ),
    ...bed(here).wrong([`../${other}/${other}.tsx`], byIndex),
    ...bed(`${here}/deep`).wrong([`../../${other}/deep/a.ts`], byIndex),
    ...bed(`${here}/${area}.test.tsx`).wrong([`../${other}/${other}.tsx`], byIndex),
    ...bed(`${src}/theme`).wrong([`../components/${area}/index.ts`], 'The theme knows tokens only'),
    ...bed(`${src}/support/deep`).wrong([`../../components/${area}/index.ts`], 'What components share knows none'),
    ...bed(here).right(`../${other}/index.ts`, `../${other}/${other}.css.ts`, '../../support/cx.ts', './a.ts'),
    ...bed(`${here}/${area}.docs.tsx`).right('../../docs/component-page/component-docs.ts'),
    ...bed(`${here}/${area}-suite.test.tsx`).right('../../testing/field-suite.tsx'),
  ];
});

/** Imports of what is there once. */
export const designSystemFrame: Planted[] = [
  ...bed(`${src}/theme`).wrong(['../support/cx.ts', '../docs/a.ts', '../testing/a.ts'], 'The theme knows tokens only'),
  ...bed(`${src}/support`).wrong(['../docs/shared/Page.tsx', '../testing/a.ts'], 'What components share knows none'),
  ...bed(`${src}/docs/pages/Planted.stories.tsx`).wrong(['graphql'], groceries),
  ...bed(`${src}/support`).right('../theme/a.ts', './cx.ts'),
];
