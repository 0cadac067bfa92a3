import { sql, type ColumnType, type GeneratedAlways, type Insertable, type Kysely, type Selectable } from 'kysely';
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
export type AuditLine = Selectable<AuditTables['games.audit_log']>;

export const auditDb = (db: Database): Kysely<PlatformTables & AuditTables> => db.$extendTables<AuditTables>();

export async function insertAuditLine(db: Database, line: Insertable<AuditTables['games.audit_log']>): Promise<void> {
  await auditDb(db).insertInto('games.audit_log').values(line).execute();
}

/** Which lines; whatever is left out doesn't matter. */
export interface AuditFilter {
  operator?: string | undefined;
  command?: string | undefined;
  /** Not earlier than this, and earlier than that. */
  from?: Temporal.Instant | undefined;
  to?: Temporal.Instant | undefined;
  /** Only lines older than the one with this number. */
  before?: number | undefined;
}

/** Lines of the audit log, newest first. */
export function auditLines(db: Database, most: number, filter: AuditFilter = {}): Promise<AuditLine[]> {
  const { operator, command, from, to, before } = filter;
  return auditDb(db)
    .selectFrom('games.audit_log')
    .selectAll()
    .$if(operator !== undefined, (query) => query.where('operator', '=', operator!))
    .$if(command !== undefined, (query) => query.where('command', '=', command!))
    .$if(from !== undefined, (query) => query.where('at', '>=', from!))
    .$if(to !== undefined, (query) => query.where('at', '<', to!))
    .$if(before !== undefined, (query) => query.where('seq', '<', before!))
    .orderBy('seq', 'desc')
    .limit(most)
    .execute();
}

/** Whom and what the log knows, for filters, in alphabetical order; each step looks at one line only, however many there are. */
export async function auditVocabulary(db: Database): Promise<{ operators: string[]; commands: string[] }> {
  const named = async (column: 'operator' | 'command'): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`
      with recursive names as (
        (select ${sql.ref(column)} as name from games.audit_log order by 1 limit 1)
        union all
        select (select ${sql.ref(column)} from games.audit_log where ${sql.ref(column)} > names.name order by 1 limit 1)
        from names where names.name is not null
      )
      select name from names where name is not null limit 200`.execute(db);
    return rows.map(({ name }) => name);
  };
  const [operators, commands] = await Promise.all([named('operator'), named('command')]);
  return { operators, commands };
}
