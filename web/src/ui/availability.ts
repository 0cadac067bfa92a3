import type { IconName } from '@larder/design-system/Icon';
import type { AvailabilityReason, AvailabilityState, Channel } from '../graphql/schema-types.ts';

/** What the look of an availability depends on. */
export interface Told {
  state: AvailabilityState;
  reasonCode: AvailabilityReason | null;
  alternatives: readonly Channel[];
}

type Kind = 'available' | 'few' | 'elsewhere' | 'later' | 'out';

const kinds = {
  INACTIVE: 'out',
  OUT_OF_STOCK: 'out',
  NOT_CARRIED: 'out',
  CHANNEL_NOT_OFFERED: 'elsewhere',
  NOT_YET_AVAILABLE: 'later',
  PREPARATION_TIME: 'later',
  ORDER_PREPARATION_CLOSED: 'later',
  OUTSIDE_HOURS: 'later',
  DIGITAL_DELI: 'out',
  UNATTENDED_DELIVERY: 'out',
} as const satisfies Record<AvailabilityReason, Kind>;

export const channelIcons = {
  PICKUP: 'store',
  DELIVERY: 'truck',
  IN_STORE: 'shopping-basket',
  SHIPPING: 'package',
} as const satisfies Record<Channel, IconName>;

/** How an availability is drawn: its kind, and the icon of the only other channel when there is one. */
export function signOf({ state, reasonCode, alternatives }: Told): { kind: Kind; icon?: IconName } {
  if (state === 'AVAILABLE') return { kind: 'available' };
  if (state === 'LOW_STOCK') return { kind: 'few' };
  const kind = reasonCode ? kinds[reasonCode] : 'out';
  const [only, ...others] = alternatives;
  return kind === 'elsewhere' && only && others.length === 0 ? { kind, icon: channelIcons[only] } : { kind };
}
