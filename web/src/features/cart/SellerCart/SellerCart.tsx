import { ShelfBoundary } from '../../../ui/ShelfBoundary/ShelfBoundary.tsx';
import { lazyPart } from '../../../app/loading/loadable.tsx';
import { Suspense } from 'react';
import { useCarts } from '../useCarts.ts';
import type { SellerCart_SellerFragment as Seller } from './SellerCart.generated.ts';
import { Strip } from './Strip.tsx';

const Filled = lazyPart(async () => (await import('./FilledCart.tsx')).FilledCart);

/** A seller's own cart on its page: what is in it, how far it is from free shipping, and its checkout (S-78, N-63). */
export function SellerCart({ seller }: { seller: Seller }) {
  const { sellerIds, updatedAt } = useCarts();
  if (!sellerIds.includes(seller.id)) return <Strip seller={seller} cart={null} isEmpty={updatedAt !== null} />;
  const unknown = <Strip seller={seller} cart={null} />;
  return (
    <ShelfBoundary fallback={unknown}>
      <Suspense fallback={unknown}>
        <Filled seller={seller} />
      </Suspense>
    </ShelfBoundary>
  );
}
