import Type, { type Static } from 'typebox';
import { NoticeParts } from './parts.ts';
import { IdempotencyHeaders, Instant, literals, refusals } from '../../platform/http/contract.ts';

export const noticeTypes = [
  'WIN',
  'CLAIM',
  'COUPON_EXPIRING',
  'ORDER_CHANGED',
  'SUB_REMINDER',
  'POINTS_POSTED',
  'PRIZE_BACK',
  'SECURITY',
] as const;
export const Notice = Type.Object(
  {
    noticeId: Type.String(),
    type: literals(noticeTypes),
    parts: Type.Union([Type.Ref('NoticeParts'), Type.Null()], { description: 'What it tells; null for older ones.' }),
    title: Type.Union([Type.String(), Type.Null()], { description: 'Of older ones alone, in English.' }),
    body: Type.Union([Type.String(), Type.Null()], { description: 'Of older ones alone, in English.' }),
    deepLink: Type.String({ description: 'Path on this site.' }),
    createdAt: Instant,
    read: Type.Boolean(),
  },
  { $id: 'Notice', description: 'N-69.' },
);
export const Inbox = Type.Object(
  { unread: Type.Integer(), notices: Type.Array(Type.Ref('Notice')) },
  { $id: 'Inbox', description: 'Newest first, at most 100.' },
);
export type Inbox = Static<typeof Inbox>;

export const noticeModels = [NoticeParts, Notice, Inbox];

/** Prefix `/games`: the inbox of a household. */
export const noticeRoutes = {
  inbox: {
    method: 'GET',
    url: '/inbox',
    schema: { operationId: 'inbox', response: { 200: Type.Ref('Inbox'), ...refusals } },
  },
  readNotice: {
    method: 'POST',
    url: '/inbox/:noticeId/read',
    schema: {
      operationId: 'markNoticeRead',
      headers: IdempotencyHeaders,
      params: Type.Object({ noticeId: Type.String({ format: 'uuid' }) }),
      response: { 200: Type.Ref('Inbox'), ...refusals },
    },
  },
} as const;
