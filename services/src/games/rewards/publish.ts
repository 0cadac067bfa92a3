import type { Database } from '../../platform/database/database.ts';
import { prizeProblem } from '../rules/prizes/prize-details.ts';
import { pointsPerReward, rewardsProgramCode } from '../rules/rewards/rewards.ts';
import { insertDivisions, insertPrizes, insertProgram } from '../store/publish.ts';
import { type PrizeDraft, wholePrize } from '../programs/publish.ts';
import { publishTexts, type Translations } from '../programs/publish-texts.ts';
import { gamesDb } from '../store/tables.ts';

/** Points of all members, and what they buy (N-70). */
export interface RewardsDraft {
  divisions: readonly string[];
  startAt: Temporal.Instant;
  endAt: Temporal.Instant;
  /** What it is called where its points are told of: Grocery Rewards. */
  title: string;
  prizes: readonly PrizeDraft[];
  translations?: Translations;
}

/** Publishes the program whose points make grocery rewards; there is nothing to play. @throws Error naming a prize's problem */
export async function publishRewards(trx: Database, draft: RewardsDraft): Promise<void> {
  const { startAt, endAt, title, divisions } = draft;
  const program = { code: rewardsProgramCode, startAt, endAt, postProgLiveAt: endAt };
  const prizes = draft.prizes.map((prize, index) => wholePrize(program, prize, index));
  const problem = prizes.map((prize) => prizeProblem(prize, prizes)).find((each) => each !== null);
  if (problem) throw new Error(`${program.code}: ${problem}`);
  const db = gamesDb(trx);
  await insertProgram(db, {
    code: program.code,
    type: 'DIVISION',
    is_game: false,
    start_at: startAt,
    end_at: endAt,
    post_prog_live_at: endAt,
    episode_days: null,
    ui_attributes: JSON.stringify({ tokenLabelSingular: 'point', tokenLabelPlural: 'points' }),
    rules_version: 1,
    method: 'ODDS',
    employees_excluded: false,
    welcome_plays: 0,
    game: JSON.stringify({
      programCode: program.code,
      kind: 'COLLECT',
      title,
      tagline: '',
      earnText: '',
      optInText: '',
      costPoints: pointsPerReward,
      maxPlaysPerDay: 0,
      maxPlaysTotal: 0,
      reducedMotionVariant: true,
      odds: [],
      board: null,
      howItWorks: [],
    }),
    position: 1000,
  });
  await insertDivisions(db, program.code, divisions);
  await insertPrizes(db, prizes);
  await publishTexts(db, program.code, prizes, draft.translations);
}
