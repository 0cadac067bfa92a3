import type { ColumnType, Generated, GeneratedAlways, Kysely, Selectable } from 'kysely';
import type { Database, PlatformTables } from '../../platform/database/database.ts';
import type { drawStates, winnerStatuses } from '../contract/draws.ts';

type Instant = Temporal.Instant;
export type DrawState = (typeof drawStates)[number];
export type WinnerStatus = (typeof winnerStatuses)[number];
/** POINTS bought with points, PLAY won in a play, AMOE free (N-28). */
export type EntrySource = 'POINTS' | 'PLAY' | 'AMOE';

interface DrawTable {
  draw_id: string;
  program_code: string;
  prize_id: string;
  prize_name: string;
  prize_value_cents: number;
  image_id: string;
  /** Title of its program. */
  title: string;
  opens_at: Instant;
  rules_version: number;
  rules_hash: string;
  /** Minimum age for its program, in years. */
  program_minimum_age: number;
  /** Minimum age for an entry, in years, from the prize of its entries; 0 = the program's alone. */
  minimum_age: number;
  /** States where its program is void. */
  void_where: string[];
  winner_count: number;
  alternate_count: number;
  entry_limit: number;
  free_entries: number;
  closes_at: Instant;
  draws_at: Instant;
  time_zone: string;
  state: Generated<DrawState>;
  server_seed: string;
  commitment: string;
  committed_at: Instant;
  closed_at: Instant | null;
  merkle_root: string | null;
  entry_count: number | null;
  household_count: number | null;
  sealed_at: Instant | null;
  sealed_by: string | null;
  dice: string | null;
  randomness: string | null;
  drawn_at: Instant | null;
  drawn_by: string | null;
  verified_at: Instant | null;
  published_at: Instant | null;
}

interface WinnerTable {
  winner_id: string;
  draw_id: string;
  place: number;
  holder: string;
  entry_no: number;
  score: string;
  status: WinnerStatus;
  notified_at: Instant | null;
  claim_by: Instant | null;
  reminders: Generated<number>;
  settled_at: Instant | null;
}

/** Tables of draws, entries and winners; created with the games tables, so they are in that schema. */
export type DrawTables = {
  'games.draw': DrawTable;
  'games.entry': {
    entry_no: GeneratedAlways<number>;
    draw_id: string;
    holder: string;
    prize_id: string;
    source: EntrySource;
    entered_at: Instant;
  };
  'games.entry_total': { draw_id: string; holder: string; entries: number };
  'games.entry_count': { draw_id: string; part: number; entries: number; holders: number };
  'games.winner': WinnerTable;
  'games.draw_event': {
    seq: GeneratedAlways<number>;
    draw_id: string;
    at: Instant;
    event: string;
    operator: string | null;
    detail: string | null;
  };
  'games.free_entrant': {
    draw_id: string;
    holder: string;
    name: string;
    address: string;
    address2: string | null;
    city: string;
    state: string;
    zip_code: string;
    email: string;
  };
  'games.used_proof': {
    signature: string;
    client_request_id: string;
    answer: ColumnType<Record<string, unknown>, string, string>;
    used_at: Instant;
  };
  'games.sweepstakes_win': { household_id: string; program_code: string; prize_id: string; displayed: boolean };
};

export type DrawRow = Selectable<DrawTable>;
export type WinnerRow = Selectable<WinnerTable>;

export type DrawsDb = Kysely<PlatformTables & DrawTables>;

/** The same connection or transaction, seen with this service's tables. */
export const drawsDb = (db: Database): DrawsDb => db.$extendTables<DrawTables>();
