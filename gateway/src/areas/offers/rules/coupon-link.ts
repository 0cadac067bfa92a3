import { inLanguages, type Language } from '../../../shared/language.ts';
import { texts } from '../texts/index.ts';
import type { CouponAction } from './coupon-action.ts';

/** Where to go on with an offer: words and a path. */
export interface CouponLink {
  text: string;
  path: string;
}

/** Where a household joins FreshPass (S-28). */
export const freshPassPath = '/freshpass/manage/subscribe';

const linksOf = inLanguages((language) => {
  const words = texts[language].links;
  const account = { text: words.account, path: '/customer-account/communication-preference.html' };
  const rewards = { text: words.rewards, path: '/foru/rewards.html' };
  const freshPass = { text: words.freshPass, path: freshPassPath };
  return {
    rewards,
    freshPass,
    list: { text: words.list, path: '/mylist.html' },
    shop: { text: words.shop, path: '/' },
    /** What has to be done for a reward, by code; anything else is done by shopping. */
    byBehavior: new Map<string, CouponLink>([
      ['PROFILE', account],
      ['COMMUNICATION', account],
      ['REDEEM_REWARD', rewards],
      ['ORDER', { text: words.cart, path: '/erums/cart/' }],
      ['FRESHPASS', freshPass],
    ]),
  };
});

/** S-92: IA FRESHPASS, FRESHPASS, FRESHPASS LTO. */
const ofFreshPass = new Set(['IA FRESHPASS', 'FRESHPASS', 'FRESHPASS LTO']);

/**
 * The way on from an offer that was clipped or activated (S-49, S-50); null if there is nothing to do yet, or any more.
 * @param offer its behavior and its program's subtype by code, null if it has none
 */
export function couponLink(
  action: CouponAction,
  { qualificationBehavior, programSubType }: { qualificationBehavior: string | null; programSubType: string | null },
  language: Language,
): CouponLink | null {
  const links = linksOf[language];
  if (action === 'COMPLETED') return links.rewards;
  if (action === 'CLIPPED' || action === 'ON_LIST')
    return ofFreshPass.has(programSubType ?? '') ? links.freshPass : links.list;
  if (action === 'IN_PROGRESS') return links.byBehavior.get(qualificationBehavior ?? '') ?? links.shop;
  return null;
}

/** Is it for members of FreshPass alone? What is earned by joining is for those who aren't yet. */
export const isForMembers = ({
  programSubType,
  qualificationBehavior,
}: {
  programSubType: string | null;
  qualificationBehavior: string | null;
}): boolean => ofFreshPass.has(programSubType ?? '') && qualificationBehavior === null;
