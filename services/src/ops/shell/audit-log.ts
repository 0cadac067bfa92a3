import type { ColumnType, GeneratedAlways, Insertable, Kysely } from 'kysely';
import type { Database, PlatformTables } from '../../platform/database/database.ts';

/** The table was created with the games tables and is in their schema; it refuses changes to existing rows. */
type AuditTables = {
  'games.audit_log': {
    seq: GeneratedAlways<number>;
    at: Temporal.Instant;
    operator: string;
    command: string;
    subject: string;
    outcome: string;
    detail: ColumnType<Record<string, unknown>, string, string>;
  };
};

export const auditDb = (db: Database): Kysely<PlatformTables & AuditTables> => db.$extendTables<AuditTables>();

export async function insertAuditLine(db: Database, line: Insertable<AuditTables['games.audit_log']>): Promise<void> {
  await auditDb(db).insertInto('games.audit_log').values(line).execute();
}

/** The newest lines of the audit log, newest first. */
export function newestAuditLines(db: Database, most: number) {
  return auditDb(db).selectFrom('games.audit_log').selectAll().orderBy('seq', 'desc').limit(most).execute();
}
