import type { Generated, Kysely, Selectable } from 'kysely';
import type { Language } from '../../../../server-kit/language.ts';
import type { Database, PlatformTables } from '../../platform/database/database.ts';
import type { Role } from '../rules/permissions.ts';

type Instant = Temporal.Instant;

export type OperatorTables = {
  'operators.person': {
    person_id: string;
    name: string;
    full_name: string;
    email: string;
    store_id: string | null;
    version: Generated<number>;
    created_at: Instant;
    deactivated_at: Instant | null;
  };
  'operators.person_role': { person_id: string; role: Role };
  'operators.session': {
    session_hash: string;
    person_id: string;
    created_at: Instant;
    seen_at: Instant;
    expires_at: Instant;
    ended_at: Instant | null;
  };
  'operators.sign_in_code': {
    challenge_id: string;
    person_id: string | null;
    code_hash: string;
    language: Language;
    attempts: Generated<number>;
    created_at: Instant;
    expires_at: Instant;
    consumed_at: Instant | null;
  };
};

/** A person with their roles. */
export type PersonRow = Selectable<OperatorTables['operators.person']> & { roles: Role[] };

type OperatorsDatabase = Kysely<PlatformTables & OperatorTables>;
export const operatorsDb = (db: Database): OperatorsDatabase => db.$extendTables<OperatorTables>();
