import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../database/database.ts';

/** Where the trigger `platform.note_change` announces a change: `games.program 17`. */
const channel = 'larder_tables';

const noteOfChange = /^([a-z_]+\.[a-z_]+) (\d+)$/;

/** How often each table has been changed, as far as this process has heard. */
export interface TableChanges {
  /** The version of a table, 0 when nothing is known of it. */
  version(table: string): number;
  /** Hears of a version; an older one that comes late changes nothing. */
  note(table: string, version: number): void;
  /** Knows nothing any more. */
  forget(): void;
  /** Listens on a connection as long as it lives, and takes note of what was changed before. */
  follow(client: pg.ClientBase): Promise<void>;
}

export function createTableChanges(): TableChanges {
  const versions = new Map<string, number>();
  const version = (table: string) => versions.get(table) ?? 0;
  const note = (table: string, heard: number) => void versions.set(table, Math.max(version(table), heard));
  return {
    version,
    note,
    forget: () => versions.clear(),
    async follow(client) {
      client.on('notification', ({ payload = '' }) => {
        const [, table, heard] = noteOfChange.exec(payload) ?? [];
        if (table !== undefined) note(table, Number(heard));
      });
      await client.query(`LISTEN ${channel}`);
      // From here on nothing is missed; what was changed before is read.
      const known = client.query<TableVersion>('SELECT table_name, version FROM platform.table_version');
      for (const row of (await known.catch(noneBeforeMigrations)).rows) note(row.table_name, Number(row.version));
    },
  };
}

/** The first connection of a new database comes before its tables. */
function noneBeforeMigrations(error: unknown): { rows: TableVersion[] } {
  if ((error as { code?: string }).code === '42P01') return { rows: [] };
  throw error;
}

interface TableVersion {
  table_name: string;
  version: number;
}

/** The versions of these tables in the database. */
export async function tableVersions(db: Database, tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<TableVersion>`
    select table_name, version from platform.table_version where table_name = any(${tables})`.execute(db);
  return new Map(rows.map((row) => [row.table_name, row.version]));
}
