import { useLocation } from 'react-router-dom';
import { isAt } from '../../app/routing/paths.ts';
import { loadable } from '../../app/loading/loadable.tsx';
import { useCarts } from './useCarts.ts';

/** The bar of an order that is being changed; its code loads only then. */
export const editBar = loadable(
  'src/features/cart/OrderEdit/EditBar.tsx',
  async () => (await import('./OrderEdit/EditBar.tsx')).EditBar,
);

/** Below the header: that an order is being changed, on every page, as long as it is (S-111). */
export function EditBarSlot() {
  const { edit } = useCarts();
  const isHere = isAt(useLocation().pathname, 'orderCart');
  return edit || isHere ? <editBar.Part known={edit} /> : null;
}
