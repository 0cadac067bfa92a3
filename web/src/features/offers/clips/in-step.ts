import type { ApolloClient } from '@apollo/client';
import { openChannel } from '../../../app/data/channel.ts';
import { ownerOf } from '../../../app/data/owner.ts';
import { couponBundles } from '../../../storage/coupons/coupon-bundles.ts';
import { type ClipLook, showLook } from './look.ts';

const name = 'larder.clips';

interface Message {
  owner: string;
  couponId: string;
  look: ClipLook;
}

/** Shows a coupon so on every card of it, in this tab, in the browser's others, and in what it keeps (S-125). */
export function showEverywhere(client: ApolloClient, couponId: string, look: ClipLook): void {
  showLook(client, couponId, look);
  couponBundles.clipped({ id: couponId, ...look }, look.action === 'CLIPPED');
  const channel = openChannel<Message>(name, () => undefined);
  channel.post({ owner: ownerOf(client), couponId, look });
  channel.close();
}

/** Shows what the browser's other tabs show of the same shopper's coupons. @returns ends it */
export const keepInStep = (client: ApolloClient): (() => void) =>
  openChannel<Message>(name, ({ owner, couponId, look }) => {
    if (owner === ownerOf(client)) showLook(client, couponId, look);
  }).close;
