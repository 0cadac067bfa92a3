import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useWhenNear } from '../paging/useWhenNear.ts';
import { ShelfBoundary } from '../ShelfBoundary/ShelfBoundary.tsx';

interface NearShelfProps {
  /** Class of its place, which keeps room for it with `:empty`: what stands below doesn't move then. */
  reserve?: string;
  children: ReactNode;
}

/** What comes when one is near it, so that no page waits for it, and stays away if it can't be loaded. */
export function NearShelf({ reserve, children }: NearShelfProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useWhenNear(place, !isNear, () => setNear(true));
  return (
    <div ref={place} className={reserve}>
      {isNear && (
        <ShelfBoundary fallback={null}>
          <Suspense>{children}</Suspense>
        </ShelfBoundary>
      )}
    </div>
  );
}
