import type { Database } from '../../platform/database/database.ts';
import type { GameConfigDocument } from '../contract/game-config.ts';
import type { Program } from '../contract/programs.ts';
import type { EarningRule } from '../rules/earning.ts';
import { gameProblem } from '../rules/game-config.ts';
import { minimumAgeOf, type ProgramType } from '../rules/minimum-age.ts';
import { commitOf } from '../rules/proof.ts';
import { rulesHash, type RulesSection, rulesSections, type Sponsor } from '../rules/official-rules.ts';
import { prizeAgeOf } from '../rules/prizes/prize-eligibility.ts';
import { isSafeAddress } from '../../../../server-kit/safe-address.ts';
import { prizeProblem } from '../rules/prizes/prize-details.ts';
import { factsOf } from '../store/prizes.ts';
import {
  entriesOfFreeEntry,
  publishSweepstakes,
  type SweepstakesDraft,
  sweepstakesProblem,
} from '../../draws/index.ts';
import { insertDivisions, insertMoments, insertPrizes, insertProgram, insertRules } from '../store/publish.ts';
import { gamesDb, type PrizeRow } from '../store/tables.ts';
import { publishTexts, type Translations, translationsProblem } from './publish-texts.ts';

/** A prize as it is published: omitted fields mean no limit, no cost, and nothing granted. */
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
  /** Time zone of the dates in the rules. */
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
  /** How orders earn its points; $1 is 1 point if omitted (N-10). */
  earning?: EarningRule;
  game: Omit<GameConfigDocument, 'programCode'>;
  prizes: readonly PrizeDraft[];
  /** SEEDED_TIME: which prize is won when (N-21). */
  moments?: readonly { id: string; prizeId: string; winsAt: Temporal.Instant }[];
  position?: number;
  /** What its SWEEPSTAKES prizes are entries for (N-30). */
  sweepstakes?: SweepstakesDraft;
  translations?: Translations;
}

function linkProblem({ FAQURL, RULESURL, GAMEURL }: Program['uiAttributes']): string | null {
  const unsafe = [FAQURL, RULESURL, GAMEURL].find((link) => link !== undefined && !isSafeAddress(link));
  return unsafe === undefined ? null : `${unsafe} is neither https nor on this site`;
}

/** Checks a program and writes it with its rules frozen; they name its sponsor (N-27). @throws Error naming the problem, before anything is written */
export async function publishProgram(trx: Database, draft: ProgramDraft, sponsor: Sponsor): Promise<void> {
  const prizes = draft.prizes.map((prize, index) => wholePrize(draft, prize, index));
  const problem =
    linkProblem(draft.uiAttributes) ??
    gameProblem(draft.game, draft.method ?? 'ODDS', prizes.map(factsOf)) ??
    prizes.map((prize) => prizeProblem(prize, prizes)).find((each) => each !== null) ??
    translationsProblem(draft.game, prizes, draft.translations) ??
    (draft.sweepstakes ? sweepstakesProblem(draft, draft.sweepstakes, prizes) : null);
  if (problem !== null) throw new Error(`${draft.code}: ${problem}`);
  const db = gamesDb(trx);
  await insertProgram(db, {
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
  });
  await insertDivisions(db, draft.code, draft.divisions);
  await insertPrizes(db, prizes);
  await publishTexts(db, draft.code, prizes, draft.translations);
  await insertMoments(
    db,
    (draft.moments ?? []).map(({ id, prizeId, winsAt }) => ({
      id,
      program_code: draft.code,
      prize_id: prizeId,
      wins_at: winsAt,
      play_id: null,
    })),
  );
  const rules = rulesOf(draft, prizes, sponsor);
  const hash = rulesHash(rules);
  await insertRules(db, {
    program_code: draft.code,
    version: draft.rulesVersion,
    hash,
    effective_from: draft.rulesEffectiveFrom,
    minimum_age: rules.minimumAge,
    sections: JSON.stringify(rules.sections),
    void_where: rules.voidWhere,
    frozen: true,
    time_zone: draft.timeZone,
  });
  if (!draft.sweepstakes) return;
  const { title } = draft.game;
  const { minimumAge, voidWhere } = rules;
  const commitment = commitOf(draft.sweepstakes.serverSeed);
  const program = { ...draft, title, minimumAge, voidWhere, rulesHash: hash, commitment };
  await publishSweepstakes(trx, program, draft.sweepstakes, prizes);
}

/** A prize with all its columns. */
export function wholePrize(
  draft: Pick<ProgramDraft, 'code' | 'startAt' | 'endAt' | 'postProgLiveAt'>,
  prize: PrizeDraft,
  position: number,
): PrizeRow {
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

/** A program's official rules, frozen with it (N-27). */
function rulesOf(draft: ProgramDraft, prizes: readonly PrizeRow[], sponsor: Sponsor) {
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
  return { programCode: draft.code, version: draft.rulesVersion, minimumAge, sections, voidWhere };
}
