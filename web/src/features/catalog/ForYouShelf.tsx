import { lazyPart } from '../../app/loading/loadable.tsx';
import { NearShelf } from '../../ui/NearShelf/NearShelf.tsx';

const ForYou = lazyPart(
  async () => (await import('./ForYou/ForYou.tsx')).ForYou,
  'src/features/catalog/ForYou/ForYou.tsx',
);

interface ForYouShelfProps {
  /** Show departments below the products, too? */
  withDepartments?: boolean;
}

/** Recommendations at the end of a page. */
export const ForYouShelf = (props: ForYouShelfProps) => (
  <NearShelf>
    <ForYou {...props} />
  </NearShelf>
);
