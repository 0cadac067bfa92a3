import type { PrizeState } from '../../../generated/resolvers.ts';
import type { Prize } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';
import { dayTimeZoneString } from '../../../shared/date-strings.ts';
import { type PointLabels, pointsText } from '../../games/rules/point-labels.ts';
import type { Language } from '../../../shared/language.ts';

/** May the shopper redeem the prize for points now? If not, why not (N-25)? HELD only if nothing but points is missing. */
export function prizeState({ cannotRedeemReason, hold }: Pick<Prize, 'cannotRedeemReason' | 'hold'>): PrizeState {
  if (cannotRedeemReason === null) return 'REDEEMABLE';
  return cannotRedeemReason === 'INSUFFICIENT_POINTS' && hold ? 'HELD' : cannotRedeemReason;
}

const waitingForPoints: ReadonlySet<PrizeState> = new Set(['HELD', 'INSUFFICIENT_POINTS', 'NEGATIVE_BALANCE']);

/** Points still missing; 0 if something else is. @param points null if they can't be loaded */
export function pointsMissing(state: PrizeState, costPoints: number, points: number | null): number {
  return waitingForPoints.has(state) && points !== null ? Math.max(0, costPoints - points) : 0;
}

/** The state in words; null if the prize can be redeemed. */
export function prizeStateText(
  prize: Prize,
  { missing, labels, timeZone }: { missing: number; labels: PointLabels; timeZone: string },
  language: Language,
): string | null {
  return texts[language].prizeState[prizeState(prize)]({
    missing: pointsText(missing, labels),
    cost: prize.costPoints,
    opens: dayTimeZoneString(prize.startDate, timeZone, language),
    isForToday: prize.againFrom !== null,
    minimumAge: prize.minimumAge ?? 0,
  });
}
