import type { IconName } from '@larder/design-system/Icon';
import type { ActivityType } from '../../../graphql/schema-types.ts';

/** The icon for each kind of activity (N-24). */
export const activityIcons: Record<ActivityType, IconName> = {
  EARN: 'shopping-basket',
  PLAY: 'disc-3',
  WIN: 'gift',
  REDEEM: 'badge-check',
  ENTRY: 'ticket',
  ADJUST: 'refresh-cw',
  WELCOME: 'sparkles',
  REWARD: 'ticket-percent',
};
