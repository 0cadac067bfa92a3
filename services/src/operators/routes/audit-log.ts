import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { auditLogRoutes as contract } from '../contract/audit-log.ts';
import { auditLines, auditVocabulary } from '../store/audit-log.ts';
import { auditLineView } from '../views/audit-line.ts';

const usualLimit = 50;

/** Who did what (N-71). */
export function auditLogRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.route({
    ...contract.lines,
    handler: async ({ query }) => {
      const { limit = usualLimit, from, to, ...filter } = query;
      const instant = (text: string | undefined) => (text === undefined ? undefined : Temporal.Instant.from(text));
      const found = await auditLines(db, limit + 1, { ...filter, from: instant(from), to: instant(to) });
      return { lines: found.slice(0, limit).map(auditLineView), hasMore: found.length > limit };
    },
  });
  app.route({ ...contract.vocabulary, handler: () => auditVocabulary(db) });
}
