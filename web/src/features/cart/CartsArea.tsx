import type { ReactNode } from 'react';
import { useFrame } from '../../app/data/frame.ts';
import { useCarts } from './useCarts.ts';

interface CartsAreaProps {
  className: string;
  children: ReactNode;
}

/**
 * The part of a page that shows what is in the carts. The server's page doesn't know it: until the browser does, a member's
 * cards don't say Add, for what may be in the cart already. Guests share their pages, and most of them have nothing: of those
 * who have something, `keptCartScript` says the same of the whole page.
 */
export function CartsArea({ className, children }: CartsAreaProps) {
  const isMember = useFrame().viewer.isAuthorized;
  const { updatedAt } = useCarts();
  return (
    <div className={className} data-carts={isMember && updatedAt === null ? 'unknown' : undefined}>
      {children}
    </div>
  );
}
