import { bed, type Planted } from './planted.ts';

/** Imports of the operators' console, and of the console by others. */
export const consoleParts: Planted[] = [
  ...bed('console/src/screens/newborn').wrong(
    ['@larder/web', '@larder/gateway', '../../../../web/src/ui/a.ts', '../../../../server-kit/a.ts'],
    'nothing between console and web',
  ),
  ...bed('console/src/screens/newborn').right('../../ui/a.ts', '@larder/design-system/Button', 'react-router-dom'),
  ...bed('console/src/ui').wrong(['../screens/home/Home.tsx'], 'knows no screen'),
  ...bed('web/src/features/newborn').wrong(
    ['../../../../console/src/ui/a.ts', '@larder/console'],
    'what shoppers load',
  ),
  ...bed('gateway/src/console/newborn').wrong(
    ['../../server/console.ts', '../../areas/identity/source.ts', '../../generated/resolvers.ts'],
    'nothing of the shoppers',
  ),
  ...bed('gateway/src/areas/newborn').wrong(['../../console/source.ts'], 'Nothing of operators'),
];
