import { Suspense, useEffect, useState } from 'react';
import { useFeltAdditions } from '../../features/cart/useFeltAdditions.ts';
import { ShopperNotices } from '../../features/draws/ShopperNotices.tsx';
import { ClipParts } from '../../features/offers/ClipParts.tsx';
import { usePushRenewal } from '../../features/phone/usePushRenewal.ts';
import { useNewDay } from '../data/new-day.ts';
import { useOtherTabs } from '../data/other-tabs.ts';
import { ShelfBoundary } from '../../ui/ShelfBoundary/ShelfBoundary.tsx';
import { lazyPart } from '../loading/loadable.tsx';
import { usePictureAlong } from '../routing/usePictureAlong.ts';
import { useTyping } from './bar/typing.ts';
import { useAppBadge } from './useAppBadge.ts';
import { preferTouch } from './touch-first.ts';

const PullToRefresh = lazyPart(
  async () => (await import('./pull/PullToRefresh.tsx')).PullToRefresh,
  'src/app/shell/pull/PullToRefresh.tsx',
);

/**
 * What a page has once it has settled, and none of it in the first load: it keeps up with the browser's other tabs, asks again
 * after midnight, makes way for a phone's keyboard, counts notices on the app's icon, tells the shopper of wins (G-60), keeps
 * the shopper's clips, and under a finger buzzes and refreshes.
 */
export function SettledParts() {
  useOtherTabs();
  useNewDay();
  useTyping();
  useAppBadge();
  usePushRenewal();
  useFeltAdditions();
  usePictureAlong();
  useEffect(() => preferTouch(), []);
  const [isTouched] = useState(() => window.matchMedia?.('(any-pointer: coarse)').matches);
  return (
    <>
      {isTouched && (
        <ShelfBoundary fallback={null}>
          <Suspense>
            <PullToRefresh />
          </Suspense>
        </ShelfBoundary>
      )}
      <ShopperNotices />
      <ClipParts />
    </>
  );
}
