import type { WalletTexts } from '../../../messages/play/wallet.ts';
import type { WalletItem_ItemFragment } from './WalletItem.generated.ts';

type Item = WalletItem_ItemFragment;

/** What a card says about a prize. */
export interface WalletWords {
  /** Where it came from, and when. */
  from: string;
  /** What to do. */
  text: string;
  /** The deadline; null if there is none. */
  until: string | null;
  action: string;
}

const textOf = ({ state, prizeType, vendorName, choices, isStoreOnly }: Item, texts: WalletTexts): string => {
  if (state === 'TO_CHOOSE') return texts.toDo.TO_CHOOSE(choices.map(({ name }) => name));
  if (state === 'TO_CLAIM' || state === 'HELD' || state === 'CLAIMED') return texts.toDo[state];
  if (state === 'READY' && isStoreOnly) return texts.toUseInStore;
  const table = state === 'TO_REDEEM' ? texts.toRedeem : texts.toUse;
  return prizeType === 'VENDOR' ? table.VENDOR(vendorName) : table[prizeType];
};

function untilOf({ state, untilString, choices }: Item, { until, noEnd }: WalletTexts): string | null {
  if (untilString === null) return state === 'READY' ? noEnd : null;
  if (state === 'TO_CHOOSE') return until.TO_CHOOSE(untilString, choices.find(({ isDefault }) => isDefault)?.name);
  if (state === 'TO_CLAIM' || state === 'HELD' || state === 'TO_REDEEM') return until[state](untilString);
  return until.READY(untilString);
}

function actionOf({ state, prizeType }: Item, { action, use, see }: WalletTexts): string {
  if (state === 'READY') return use[prizeType];
  return state in action ? action[state as keyof typeof action] : see;
}

/** A prize that is waiting or ready, in words. */
export const walletWords = (item: Item, texts: WalletTexts): WalletWords => ({
  from: (item.source === 'DRAW' ? texts.fromDraw : texts.from)(item.programTitle, item.dateString),
  text: textOf(item, texts),
  until: untilOf(item, texts),
  action: actionOf(item, texts),
});

/** A used or expired prize, in one line. */
export function pastText({ state, source, dateString, untilString }: Item, { past }: WalletTexts): string {
  if (state === 'RUNNING') return past.running(dateString, untilString ?? '');
  if (state === 'REVOKED') return past.revoked;
  if (state === 'EXPIRED') return past.expired(untilString);
  return source === 'DRAW' ? past.handedOver : past.used(dateString);
}
