import type { ActivityState } from '../../../generated/resolvers.ts';
import type { ActivityItem } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';
import { dayString } from '../../../shared/date-strings.ts';
import { prizePath } from '../../../shared/prize-path.ts';
import type { Language } from '../../../shared/language.ts';

type Stands = Pick<ActivityItem, 'status' | 'win' | 'prizeId' | 'programCode'>;

/** An activity item's status: pending points, or a prize to redeem and by when; null if there is nothing left to say (N-24). */
export function activityState(
  { status, win, prizeId, programCode }: Stands,
  storeZone: string,
  language: Language,
): ActivityState | null {
  const { activity } = texts[language];
  if (status === 'PENDING') return { kind: 'ON_THE_WAY', text: activity.onTheWay, href: null };
  if (!win) return null;
  switch (win.status) {
    case 'WON':
      return {
        kind: 'TO_DO',
        text: activity.redeemBy(dayString(win.redeemBy, storeZone, language)),
        href: prizeId === undefined ? null : prizePath(prizeId, programCode),
      };
    case 'REDEEMED':
      return { kind: 'DONE', text: activity.redeemed, href: null };
    case 'EXPIRED':
      return { kind: 'OVER', text: activity.ended, href: null };
    case 'REVOKED':
      return { kind: 'OVER', text: activity.takenBack, href: null };
  }
}
