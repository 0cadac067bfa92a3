import type { Static } from 'typebox';
import { iso } from '../../platform/clock.ts';
import type { Play } from '../contract/plays.ts';
import type { ProgramPoints } from '../contract/points.ts';
import type { Recipe } from '../contract/prizes.ts';
import type { Program, StandIn } from '../contract/programs.ts';
import type { WonTransaction } from '../contract/won-prizes.ts';
import type { KnownRefusal } from '../rules/opt-in.ts';
import type { PlayWithPrize } from '../store/plays.ts';
import { stampsOf, type Standing } from '../store/households.ts';
import type { winsOf } from '../store/prizes.ts';
import type { ProgramRow } from '../store/tables.ts';
import type { RecipeRow } from '../store/tables-prizes.ts';
import { winStatusAt } from './activity.ts';

const published = new WeakMap<ProgramRow, ReturnType<typeof publishedOf>>();

/** The part of a program's answer that is the same for everyone; made once per row. */
function publishedView(program: ProgramRow) {
  const known = published.get(program);
  if (known) return known;
  const view = publishedOf(program);
  published.set(program, view);
  return view;
}

const publishedOf = (program: ProgramRow) => ({
  code: program.code,
  type: program.type,
  startDate: iso(program.start_at),
  endDate: iso(program.end_at),
  postProgLiveDate: iso(program.post_prog_live_at),
  uiAttributes: program.ui_attributes,
  rulesVersion: program.rules_version,
});

/** Maps rows to REST answers, once and only here. */
export function programView(
  program: ProgramRow,
  timeZone: string,
  facts: {
    optedIn: boolean;
    seen: boolean;
    optInRefusal: KnownRefusal | null;
    standIns: readonly Static<typeof StandIn>[];
  },
): Program {
  return {
    ...publishedView(program),
    optInStatus: facts.optedIn ? 'OPTED_IN' : 'NOT_OPTED_IN',
    timeZone,
    howItWorks: facts.seen,
    optInRefusal: facts.optInRefusal,
    standIns: [...facts.standIns],
  };
}

export function pointsView(standing: Standing, now: Temporal.Instant): ProgramPoints {
  const { balance, program } = standing;
  return {
    programCode: program.code,
    totalGamePoints: balance?.points ?? 0,
    pendingGamePoints: standing.pendingPoints,
    expiredGamePoints: standing.expiredPoints,
    pendingOrderDate: standing.pendingSince && iso(standing.pendingSince),
    totalPrizesWon: balance?.prizes_won ?? 0,
    sweepstakesEntries: balance?.entries ?? 0,
    gameplaysUsed: standing.playsInEpisode,
    gameplaysUsedToday: standing.playsToday,
    freePlays: balance?.free_plays ?? 0,
    gameplaysAvailable: standing.playability.gameplaysAvailable,
    stamps: program.game.kind === 'COLLECT' ? stampsOf(standing) : null,
    cannotPlayReason: standing.playability.reason,
    nextPlayAt: standing.playability.nextPlayAt && iso(standing.playability.nextPlayAt),
    asOf: iso(now),
  };
}

/** A recipe; its ingredients and steps only once it is unlocked. */
export function recipeView(recipe: RecipeRow, unlocked: boolean): Static<typeof Recipe> {
  return {
    recipeId: recipe.recipe_id,
    title: recipe.title,
    imageId: recipe.image_id,
    servings: recipe.servings,
    minutes: recipe.minutes,
    unlocked,
    ingredients: unlocked ? recipe.ingredients : [],
    steps: unlocked ? recipe.steps : [],
  };
}

export function playView(play: PlayWithPrize, now: Temporal.Instant): Static<typeof Play> {
  const { prize_id: prizeId, prize_type: prizeType, prize_redeem_by: redeemBy } = play;
  const given = prizeId !== null && prizeType !== null && redeemBy !== null;
  // Entries are in the draw with the play itself.
  const redeemedAt = prizeType === 'SWEEPSTAKES' ? play.played_at : play.prize_redeemed_at;
  return {
    playId: play.play_id,
    receipt: play.receipt,
    programCode: play.program_code,
    playedAt: iso(play.played_at),
    outcome: play.outcome,
    oddsIndex: play.odds_index,
    prize: given
      ? {
          winId: play.win_id,
          prizeId,
          prizeType,
          name: play.prize_name ?? '',
          imageId: play.prize_image_id ?? '',
          redeemBy: iso(redeemBy),
          redeemedAt: redeemedAt && iso(redeemedAt),
          status: play.win_status === null ? 'REDEEMED' : winStatusAt({ status: play.win_status, redeemBy }, now),
        }
      : null,
    isAlternate: play.is_alternate,
    pointsSpent: play.points_spent,
    freePlay: play.free_play,
    stampsBefore: play.stamps_before,
    stampsAfter: play.stamps_after,
    proof: {
      commit: play.commitment,
      serverSeed: play.server_seed,
      clientSeed: play.client_seed,
      nonce: play.nonce,
      roll: play.roll,
    },
  };
}

type Win = Awaited<ReturnType<typeof winsOf>>[number];

/** A won prize, with the day of the win in the given time zone (N-24). */
export function wonView(win: Win, now: Temporal.Instant, timeZone: string): Static<typeof WonTransaction> {
  return {
    transactionId: win.win_id,
    prizeId: win.prize_id,
    prizeType: win.prize_type,
    name: win.name,
    imageId: win.image_id,
    status: winStatusAt({ status: win.status, redeemBy: win.redeem_by }, now),
    wonAt: iso(win.won_at),
    redeemBy: iso(win.redeem_by),
    redeemedAt: win.redeemed_at && iso(win.redeemed_at),
    localDate: win.won_at.toZonedDateTimeISO(timeZone).toPlainDate().toString(),
  };
}
