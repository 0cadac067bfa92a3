import { ShopperNotices } from '../../features/draws/ShopperNotices.tsx';
import { ClipParts } from '../../features/offers/ClipParts.tsx';
import { useNewDay } from '../data/new-day.ts';
import { useOtherTabs } from '../data/other-tabs.ts';

/**
 * What a page has once it has settled, and none of it in the first load: it keeps up with the browser's other tabs, asks again
 * after midnight, tells the shopper of wins (G-60), and keeps the shopper's clips.
 */
export function SettledParts() {
  useOtherTabs();
  useNewDay();
  return (
    <>
      <ShopperNotices />
      <ClipParts />
    </>
  );
}
