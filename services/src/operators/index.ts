import { join } from 'node:path';
import type { Service } from '../platform/service.ts';
import { AuditLine } from './contract/audit-log.ts';
import { WorkPart } from './contract/home.ts';
import { Me, Person } from './contract/people.ts';
import { OperatorChallenge } from './contract/sign-in.ts';
import { registerDoor } from './door/door.ts';
import { sweep } from './jobs/sweep.ts';
import { auditLogRoutes } from './routes/audit-log.ts';
import { homeRoutes } from './routes/home.ts';
import { peopleRoutes } from './routes/people.ts';
import { signInRoutes } from './routes/sign-in.ts';
import { startCodeJob } from './sign-in/send-code.ts';

export { audited, auditedInParts } from './audit/audited.ts';
export { addPerson } from './people/add.ts';
export { type Role, roles } from './rules/permissions.ts';
export { auditLines } from './store/audit-log.ts';
export { allPeople } from './store/people.ts';

/** Who works with the console: people, their roles, sessions, and what they did. */
export const operators: Service = {
  name: 'operators',
  models: [Person, Me, OperatorChallenge, AuditLine, WorkPart],
  migrations: join(import.meta.dirname, 'migrations'),
  routes: (app, context) => {
    registerDoor(app, context);
    signInRoutes(app, context);
    peopleRoutes(app, context);
    auditLogRoutes(app, context);
    homeRoutes(app, context);
  },
  start: async (context) => {
    await startCodeJob(context);
    await context.jobs.schedule('operators.sweep', '*/10 * * * *', () => sweep(context));
  },
};
