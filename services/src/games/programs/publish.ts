import type { Database } from '../../platform/database.ts';
import type { Program } from '../contract/games.ts';
import type { EarningRule } from '../rules/earning.ts';
import { gameProblem } from '../rules/game-config.ts';
import { minimumAgeOf, type ProgramType } from '../rules/minimum-age.ts';
import { commitOf } from '../rules/proof.ts';
import { rulesHash, type RulesSection, rulesSections, type Sponsor } from '../rules/official-rules.ts';
import { prizeAgeOf } from '../rules/person.ts';
import { isSafeAddress } from '../../platform/safe-address.ts';
import { prizeProblem } from '../rules/prize-details.ts';
import { factsOf } from '../store/prizes.ts';
import {
  entriesOfFreeEntry,
  publishSweepstakes,
  type SweepstakesDraft,
  sweepstakesProblem,
} from '../draws/sweepstakes.ts';
import { type GameConfig, gamesDb, type GamesDb, type PrizeRow } from '../store/tables.ts';

/** A prize as it is published: what is left out has no limit, costs nothing and brings nothing by itself. */
export type PrizeDraft = Pick<PrizeRow, 'prize_id' | 'prize_type' | 'reward_kind' | 'name' | 'image_id' | 'arv_cents'> &
  Partial<PrizeRow>;

/** A program with its game, prizes and rules. */
export interface ProgramDraft {
  code: string;
  type: ProgramType;
  divisions: readonly string[];
  startAt: Temporal.Instant;
  endAt: Temporal.Instant;
  postProgLiveAt: Temporal.Instant;
  /** Zone in which the rules name their dates. */
  timeZone: string;
  episodeDays?: number;
  uiAttributes: Program['uiAttributes'];
  rulesVersion: number;
  /** When this version came into force. */
  rulesEffectiveFrom: Temporal.Instant;
  method?: 'ODDS' | 'SEEDED_TIME';
  employeesExcluded?: boolean;
  voidWhere?: readonly string[];
  welcomePlays?: number;
  /** How orders earn its points; $1 is 1 point when left out (N-10). */
  earning?: EarningRule;
  game: Omit<GameConfig, 'programCode'>;
  prizes: readonly PrizeDraft[];
  /** SEEDED_TIME: when which prize is won (N-21). */
  moments?: readonly { id: string; prizeId: string; winsAt: Temporal.Instant }[];
  position?: number;
  /** What its SWEEPSTAKES prizes are entries for (N-30). */
  sweepstakes?: SweepstakesDraft;
}

function linkProblem({ FAQURL, RULESURL, GAMEURL }: Program['uiAttributes']): string | null {
  const unsafe = [FAQURL, RULESURL, GAMEURL].find((link) => link !== undefined && !isSafeAddress(link));
  return unsafe === undefined ? null : `${unsafe} is neither https nor of this site`;
}

/** Checks a program and writes it with its rules frozen, which name its sponsor (N-27). @throws Error naming what is wrong, before anything is written */
export async function publishProgram(trx: Database, draft: ProgramDraft, sponsor: Sponsor): Promise<void> {
  const prizes = draft.prizes.map((prize, index) => whole(draft, prize, index));
  const problem =
    linkProblem(draft.uiAttributes) ??
    gameProblem(draft.game, draft.method ?? 'ODDS', prizes.map(factsOf)) ??
    prizes.map((prize) => prizeProblem(prize, prizes)).find((each) => each !== null) ??
    (draft.sweepstakes ? sweepstakesProblem(draft, draft.sweepstakes, prizes) : null);
  if (problem !== null) throw new Error(`${draft.code}: ${problem}`);
  const db = gamesDb(trx);
  await db
    .insertInto('games.program')
    .values({
      code: draft.code,
      type: draft.type,
      start_at: draft.startAt,
      end_at: draft.endAt,
      post_prog_live_at: draft.postProgLiveAt,
      episode_days: draft.episodeDays ?? null,
      ui_attributes: JSON.stringify(draft.uiAttributes),
      rules_version: draft.rulesVersion,
      method: draft.method ?? 'ODDS',
      employees_excluded: draft.employeesExcluded ?? false,
      welcome_plays: draft.welcomePlays ?? 1,
      game: JSON.stringify({ programCode: draft.code, ...draft.game }),
      position: draft.position ?? 0,
      earning: JSON.stringify(draft.earning ?? {}),
    })
    .execute();
  await db
    .insertInto('games.program_division')
    .values(draft.divisions.map((division) => ({ program_code: draft.code, division })))
    .execute();
  if (prizes.length > 0)
    await db
      .insertInto('games.prize')
      .values(prizes.map((prize) => ({ ...prize, details: JSON.stringify(prize.details) })))
      .execute();
  if (draft.moments?.length)
    await db
      .insertInto('games.winning_moment')
      .values(
        draft.moments.map(({ id, prizeId, winsAt }) => ({
          id,
          program_code: draft.code,
          prize_id: prizeId,
          wins_at: winsAt,
          play_id: null,
        })),
      )
      .execute();
  await writeRules(db, draft, prizes, sponsor);
  if (draft.sweepstakes) await publishSweepstakes(db, draft, draft.sweepstakes, prizes);
}

/** Every game as the games configuration shows it, in order (N-19, G-95). */
export async function publishedGames(db: Database): Promise<GameConfig[]> {
  const rows = await gamesDb(db)
    .selectFrom('games.program')
    .select('game')
    .orderBy('position')
    .orderBy('code')
    .execute();
  return rows.map((row) => row.game);
}

function whole(draft: ProgramDraft, prize: PrizeDraft, position: number): PrizeRow {
  return {
    program_code: draft.code,
    short_description: prize.name,
    description: prize.name,
    cost_points: 0,
    quantity_total: null,
    issued: 0,
    remaining: prize.quantity_total == null ? null : prize.quantity_total - (prize.issued ?? 0),
    per_user_limit: null,
    per_day_limit: null,
    start_at: draft.startAt,
    end_at: draft.endAt,
    redeem_by: draft.postProgLiveAt,
    disclaimer: null,
    terms: null,
    points: 0,
    entries: 0,
    alternate_rank: null,
    draw_at: null,
    held: 0,
    listed: (prize.cost_points ?? 0) > 0,
    position,
    ...prize,
    minimum_age: prizeAgeOf({ prizeType: prize.prize_type, minimumAge: prize.minimum_age }),
    details: prize.details ?? {},
  };
}

async function writeRules(
  db: GamesDb,
  draft: ProgramDraft,
  prizes: readonly PrizeRow[],
  sponsor: Sponsor,
): Promise<void> {
  const minimumAge = minimumAgeOf({ type: draft.type, minAge: draft.uiAttributes.minAge });
  const voidWhere = [...(draft.voidWhere ?? [])];
  const sections: RulesSection[] = rulesSections({
    title: draft.game.title,
    points: draft.uiAttributes.tokenLabelPlural ?? 'Game points',
    period: { start: draft.startAt, end: draft.endAt, redeemBy: draft.postProgLiveAt, timeZone: draft.timeZone },
    minimumAge,
    costPoints: draft.game.costPoints,
    maxPlaysPerDay: draft.game.maxPlaysPerDay,
    maxPlaysTotal: draft.game.maxPlaysTotal,
    episodeDays: draft.episodeDays ?? null,
    method: draft.method ?? 'ODDS',
    odds: draft.game.odds,
    earning: draft.earning ?? {},
    prizes: prizes.map((prize) => ({
      name: prize.name,
      arvCents: prize.arv_cents,
      quantityTotal: prize.quantity_total,
      minimumAge: prize.minimum_age,
    })),
    employeesExcluded: draft.employeesExcluded ?? false,
    voidWhere,
    sponsor,
    welcomePlays: draft.welcomePlays ?? 1,
    sweepstakes: draft.sweepstakes
      ? {
          ...draft.sweepstakes,
          freeEntries: entriesOfFreeEntry(prizes),
          minimumAge: Math.max(...prizes.map((prize) => (prize.entries > 0 ? prize.minimum_age : 0))),
          commitment: commitOf(draft.sweepstakes.serverSeed),
        }
      : null,
  });
  const rules = { programCode: draft.code, version: draft.rulesVersion, minimumAge, sections, voidWhere };
  await db
    .insertInto('games.program_rules')
    .values({
      program_code: draft.code,
      version: draft.rulesVersion,
      hash: rulesHash(rules),
      effective_from: draft.rulesEffectiveFrom,
      minimum_age: minimumAge,
      sections: JSON.stringify(sections),
      void_where: voidWhere,
      frozen: true,
      time_zone: draft.timeZone,
    })
    .execute();
}
