import { texts } from '../texts.ts';
import type { CouponAction } from './coupon-action.ts';

/** Where to go on with an offer: words and a path. */
export interface CouponLink {
  text: string;
  path: string;
}

const { rewards, account, cart, list, shop, freshPass } = texts.links;
const toRewards = { text: rewards, path: '/foru/rewards.html' };
const toAccount = { text: account, path: '/customer-account/communication-preference.html' };
const toCart = { text: cart, path: '/erums/cart/' };
const toList = { text: list, path: '/mylist.html' };
const toShop = { text: shop, path: '/' };
const toFreshPass = { text: freshPass, path: '/freshpass/manage/subscribe' };

/** What has to be done for a reward, by code; anything else is done by shopping. */
const byBehavior = new Map<string, CouponLink>([
  ['PROFILE', toAccount],
  ['COMMUNICATION', toAccount],
  ['REDEEM_REWARD', toRewards],
  ['ORDER', toCart],
  ['FRESHPASS', toFreshPass],
]);

/** S-92: IA FRESHPASS, FRESHPASS, FRESHPASS LTO. */
const ofFreshPass = new Set(['IA FRESHPASS', 'FRESHPASS', 'FRESHPASS LTO']);

/**
 * The way on from an offer that was clipped or activated (S-49, S-50); null if there is nothing to do yet, or any more.
 * @param offer its behavior and its program's subtype by code, null if it has none
 */
export function couponLink(
  action: CouponAction,
  { qualificationBehavior, programSubType }: { qualificationBehavior: string | null; programSubType: string | null },
): CouponLink | null {
  if (action === 'COMPLETED') return toRewards;
  if (action === 'CLIPPED' || action === 'ON_LIST') return ofFreshPass.has(programSubType ?? '') ? toFreshPass : toList;
  if (action === 'IN_PROGRESS') return byBehavior.get(qualificationBehavior ?? '') ?? toShop;
  return null;
}
