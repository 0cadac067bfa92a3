import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';
import type { Database, PlatformTables } from '../../platform/database/database.ts';

export type StagedKind = 'product' | 'price' | 'inventory' | 'store';

type ImportTables = {
  'catalog.import': {
    import_id: string;
    bytes_done: Generated<number>;
    lines_done: Generated<number>;
    staged: Generated<number>;
    rejected: Generated<number>;
    rejected_bytes: Generated<number>;
  };
  'catalog.staged': {
    import_id: string;
    kind: StagedKind;
    key: string;
    line: number;
    content: ColumnType<Record<string, unknown>, string, string>;
  };
  'catalog.version': {
    version: Generated<number>;
    source: string;
    published_at: Temporal.Instant;
    added: Generated<number>;
    changed: Generated<number>;
    rolled_back_at: Temporal.Instant | null;
  };
  'catalog.version_change': {
    version: number;
    kind: 'brand' | 'product' | 'price';
    key: string;
    before: ColumnType<Record<string, unknown>, string, string> | null;
  };
};

export type ImportRow = Selectable<ImportTables['catalog.import']>;
export type VersionRow = Selectable<ImportTables['catalog.version']>;

export const importsDb = (db: Database): Kysely<PlatformTables & ImportTables> => db.$extendTables<ImportTables>();
export type ImportsDb = ReturnType<typeof importsDb>;
