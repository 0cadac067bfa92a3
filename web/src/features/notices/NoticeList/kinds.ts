import type { IconName } from '@larder/design-system/Icon';
import type { NoticeType } from '../../../graphql/schema-types.ts';

/** What a notice is about. */
export const noticeKinds = ['orders', 'savings', 'games'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Each type's picture, and what it is about; null: the account itself, among all messages. */
export const looks: Readonly<Record<NoticeType, { icon: IconName; kind: NoticeKind | null }>> = {
  WIN: { icon: 'trophy', kind: 'games' },
  CLAIM: { icon: 'badge-check', kind: 'games' },
  COUPON_EXPIRING: { icon: 'ticket-percent', kind: 'savings' },
  ORDER_CHANGED: { icon: 'package', kind: 'orders' },
  SUB_REMINDER: { icon: 'calendar-sync', kind: 'orders' },
  POINTS_POSTED: { icon: 'sparkles', kind: 'games' },
  SECURITY: { icon: 'shield-check', kind: null },
  PRIZE_BACK: { icon: 'bell', kind: 'games' },
};

export const kindOf = ({ type }: { type: NoticeType }): NoticeKind | null => looks[type].kind;
