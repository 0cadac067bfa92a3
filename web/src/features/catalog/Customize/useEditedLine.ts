import { useSearchParams } from 'react-router-dom';
import { type MadeLine, useCarts } from '../../cart/useCarts.ts';

/** The line of the cart that this page was opened for with `?line=`; null without one, and until the carts are known. */
export function useEditedLine(productId: string): MadeLine | null {
  const [search] = useSearchParams();
  const { made } = useCarts();
  const line = made.get(search.get('line') ?? '');
  return line?.productId === productId ? line : null;
}
