import type { PrizePanel_PrizeFragment } from './PrizePanel.generated.ts';
import type { PrizeResult_RedemptionFragment } from '../PrizeResult/PrizeResult.generated.ts';

type Prize = PrizePanel_PrizeFragment;
type Redemption = PrizeResult_RedemptionFragment;
type Choice = Extract<Redemption['result'], { __typename?: 'AlternateChoice' }>;

/** What a prize page puts first. */
export type PrizeView =
  | { kind: 'result'; redemption: Redemption }
  | {
      kind: 'choose';
      choices: Prize['choices'];
      chooseBy: string | null;
      defaultChoiceId: string | null;
      of: { redemptionId: string } | { winId: string };
    }
  | { kind: 'won'; winId: string; redeemBy: string }
  | { kind: 'enter' }
  | { kind: 'redeem' }
  | { kind: 'short' }
  | { kind: 'limit' }
  | { kind: 'sold-out' }
  | { kind: 'closed' };

const openChoice = (redemption: Redemption): Choice | null => {
  const { result } = redemption;
  return result.__typename === 'AlternateChoice' && redemption.status === 'PENDING' && !result.chosen ? result : null;
};

/**
 * What a prize page shows first: what was just redeemed here, an open choice, a prize won, the way to redeem
 * it for points, or why not. A prize that can't be redeemed again shows what it delivered.
 *
 * @param fresh the redemption just made on this page; it is shown until the shopper leaves.
 */
export function prizeView(prize: Prize, fresh: Redemption | null): PrizeView {
  const redemptions = prize.redemptions ?? [];
  const waiting = [...(fresh ? [fresh] : []), ...redemptions].find(openChoice);
  const choice = waiting && openChoice(waiting);
  if (waiting && choice)
    return {
      kind: 'choose',
      choices: choice.choices,
      chooseBy: choice.chooseByString,
      defaultChoiceId: choice.defaultChoice?.id ?? null,
      of: { redemptionId: waiting.id },
    };
  if (fresh) return { kind: 'result', redemption: fresh };

  const win = prize.wins?.find(({ status, winId }) => status === 'WON' && winId);
  if (win?.winId) {
    if (prize.prizeType === 'ALTERNATE_PRIZES' && prize.choices.length > 0)
      return {
        kind: 'choose',
        choices: prize.choices,
        chooseBy: win.redeemByString,
        defaultChoiceId: prize.defaultChoiceId,
        of: { winId: win.winId },
      };
    return { kind: 'won', winId: win.winId, redeemBy: win.redeemByString };
  }
  if (prize.prizeType === 'SWEEPSTAKES' && mayEnter.has(prize.state)) return { kind: 'enter' };
  if (prize.state === 'REDEEMABLE') return { kind: 'redeem' };
  if (prize.state === 'HELD' || prize.state === 'INSUFFICIENT_POINTS') return { kind: 'short' };
  if (prize.state === 'LIMIT_REACHED' && (prize.againFromString || !redemptions[0])) return { kind: 'limit' };
  const newest = redemptions[0];
  if (newest) return { kind: 'result', redemption: newest };
  return { kind: prize.state === 'SOLD_OUT' ? 'sold-out' : 'closed' };
}

const mayEnter: ReadonlySet<Prize['state']> = new Set(['REDEEMABLE', 'LIMIT_REACHED', 'INSUFFICIENT_POINTS']);

/** Is the prize gone for good, so that its picture has no color? A prize won or redeemed never is. */
export const isGone = (view: PrizeView, prize: Prize): boolean =>
  view.kind === 'sold-out' || (view.kind === 'closed' && prize.state === 'ENDED');

/** The line above the title, and its icon. */
export type StatusName =
  | 'AVAILABLE'
  | 'WON'
  | 'OPEN_FOR_ENTRIES'
  | 'REDEEMED'
  | 'HELD'
  | 'ALMOST'
  | 'SHORT'
  | 'LIMIT'
  | 'SOLD_OUT'
  | 'ENDED'
  | 'NOT_STARTED'
  | 'PLAY'
  | 'CLOSED';

/** A prize's state as one name, from what its page shows. */
export function statusOf(
  view: PrizeView,
  prize: Prize,
): { name: StatusName; sign: 'active' | 'todo' | 'over' | 'done' } {
  switch (view.kind) {
    case 'result':
      return { name: 'REDEEMED', sign: 'done' };
    case 'won':
    case 'choose':
      return { name: 'WON', sign: 'active' };
    case 'enter':
      return prize.state === 'LIMIT_REACHED'
        ? { name: 'LIMIT', sign: 'todo' }
        : { name: 'OPEN_FOR_ENTRIES', sign: 'active' };
    case 'redeem':
      return prize.hold ? { name: 'HELD', sign: 'active' } : { name: 'AVAILABLE', sign: 'active' };
    case 'short':
      if (prize.hold) return { name: 'HELD', sign: 'active' };
      return { name: prize.canHold ? 'ALMOST' : 'SHORT', sign: 'todo' };
    case 'limit':
      return { name: 'LIMIT', sign: 'todo' };
    case 'sold-out':
      return { name: 'SOLD_OUT', sign: 'over' };
    case 'closed':
      if (prize.state === 'ENDED') return { name: 'ENDED', sign: 'over' };
      if (prize.state === 'NOT_STARTED') return { name: 'NOT_STARTED', sign: 'todo' };
      return { name: prize.state === 'ONLY_WON' ? 'PLAY' : 'CLOSED', sign: 'todo' };
  }
}
