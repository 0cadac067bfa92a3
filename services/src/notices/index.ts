import type { Service } from '../platform/service.ts';
import { noticeModels } from './contract/notices.ts';
import { Push, PushDevice } from './contract/push.ts';
import { startPushJobs } from './push/deliver.ts';
import { type Pushing, pushService } from './push/push-service.ts';
import { startSecurityJobs } from './security/passkey-stopped.ts';
import { inboxRoutes } from './routes/inbox.ts';
import { pushRoutes } from './routes/push.ts';

export type { NoticeParts, PartsOf } from './contract/parts.ts';
export { sendNotice, tellStep } from './push/send-notice.ts';

/** A household's notices: its inbox (N-69), and the browsers that show them. @param pushing how push services are reached */
export const noticesService = (pushing: Pushing = {}): Service => ({
  name: 'notices',
  prefix: '/games',
  models: [...noticeModels, PushDevice, Push],
  routes(app, context) {
    inboxRoutes(app, context);
    pushRoutes(app, context);
  },
  async start(context) {
    await startPushJobs(context, pushService(pushing));
    await startSecurityJobs(context);
  },
});

export const notices = noticesService();
