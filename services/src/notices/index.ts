import type { Service } from '../platform/service.ts';
import { noticeModels } from './contract/notices.ts';
import { inboxRoutes } from './routes/inbox.ts';

export type { NoticeParts, PartsOf } from './contract/parts.ts';
export { sendNotice } from './store/notices.ts';

/** A household's notices: its inbox (N-69). */
export const notices: Service = { name: 'notices', prefix: '/games', models: noticeModels, routes: inboxRoutes };
