import { notFound } from '../../platform/http/errors.ts';
import type { Static } from 'typebox';
import type { Principal } from '../../platform/http/auth.ts';
import { inTransaction, isUniqueViolation } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { storeById } from '../../stores/index.ts';
import type * as contract from '../contract/plays.ts';
import { decideOutcome, type Drawn, give } from './instant-win.ts';
import { recordOf } from './record-play.ts';
import { keyReused, noProgram, playRefused } from '../rules/refusals.ts';
import { afterPlay } from '../rules/play-balance.ts';
import { commitOf, rollOf } from '../rules/proof.ts';
import { receiptOf } from '../rules/receipt.ts';
import { storeDay } from '../../platform/store-day.ts';
import { lockBalance, stampsOf, type Standing, standingOf, standings } from '../store/households.ts';
import { playByKey, type PlayWithPrize, withPrize } from '../store/plays.ts';
import { gameByCode } from '../store/programs.ts';
import { writePlay } from '../store/written-play.ts';
import { type GamesDb, gamesDb, type ProgramRow } from '../store/tables.ts';
import { playView, pointsView } from '../views/programs.ts';

type PlayAnswer = Static<typeof contract.PlayAnswer>;
type Deps = Pick<ServiceContext, 'db' | 'clock' | 'random'>;

export interface PlayRequest {
  programCode: string;
  playKey: string;
  clientSeed: string;
  idempotencyKey: string;
}

/**
 * Plays once per play key, in one transaction; repeating the key returns the same play (N-20, I-8).
 * @throws ServiceError 409 with the reason of `playability`, 404 for another shopper's key (T-42), 409 IDEMPOTENCY_KEY_REUSED
 */
export async function play(context: Deps, shopper: Principal, request: PlayRequest): Promise<PlayAnswer> {
  const store = await storeById(context.db, shopper.storeId);
  const timeZone = store?.timeZone ?? 'UTC';
  const program = await gameByCode(gamesDb(context.db), request.programCode);
  if (program === undefined) throw noProgram();
  try {
    return await inTransaction(context.db, (trx) =>
      playOnce(gamesDb(trx), context, shopper, { ...request, program, timeZone }),
    );
  } catch (error) {
    if (isUniqueViolation(error, 'play_request_once')) throw keyReused('idempotency-key');
    // Another household's play took the key in the meantime.
    if (isUniqueViolation(error, 'play_key_once')) throw strangersKey();
    throw error;
  }
}

/** One play inside the transaction of `db`; shoppers come through `play`. */
export async function playOnce(
  db: GamesDb,
  context: Pick<Deps, 'clock' | 'random'>,
  shopper: Pick<Principal, 'householdId' | 'customerId' | 'customerType'>,
  { program, timeZone, ...request }: Omit<PlayRequest, 'programCode'> & { program: ProgramRow; timeZone: string },
): Promise<PlayAnswer> {
  const { householdId } = shopper;
  const now = context.clock.now();
  const locked = await lockBalance(db, householdId, program.code);
  const played = await playByKey(db, request.playKey);
  if (played !== undefined) {
    if (played.household_id !== householdId) throw strangersKey();
    if (played.program_code !== program.code || played.client_seed !== request.clientSeed) throw keyReused('playKey');
  }
  const [standing] = await standings(db, householdId, [program], now, timeZone);
  if (played !== undefined && standing !== undefined) return answer(played, standing, now, true);
  const reason = standing?.playability.reason ?? 'NOT_OPTED_IN';
  if (locked === undefined || standing === undefined || standing.playability.reason !== null) throw playRefused(reason);

  const playId = context.random.uuid();
  const nonce = locked.nonce + 1;
  const roll = rollOf(locked.server_seed, request.clientSeed, nonce);
  const drawn = await decideOutcome(db, program, { roll, stamps: stampsOf(standing), playId, now });
  const who = { householdId, shopper, now, day: storeDay(now, timeZone) };
  const prize = drawn.prizeId === null ? undefined : await give(db, program, drawn.prizeId, who);
  const { isFree, pointsSpent, ...left } = afterPlay(
    { points: locked.points, freePlays: locked.free_plays, prizesWon: locked.prizes_won },
    {
      costPoints: program.game.costPoints,
      hasDrawn: drawn.prizeId !== null,
      given: prize === undefined ? null : { points: prize.points, isEntry: prize.prize_type === 'SWEEPSTAKES' },
    },
  );

  const { win, entries } = recordOf(context.random, { playId, householdId, program, prize, pointsSpent, now });
  const written = await writePlay(
    db,
    {
      play: {
        play_id: playId,
        play_key: request.playKey,
        idempotency_key: request.idempotencyKey,
        household_id: householdId,
        customer_id: shopper.customerId,
        program_code: program.code,
        played_at: now,
        outcome: prize === undefined ? 'NO_WIN' : 'WIN',
        odds_index: drawn.oddsIndex,
        drawn_prize_id: drawn.prizeId,
        prize_id: prize?.prize_id ?? null,
        is_alternate: prize !== undefined && prize.prize_id !== drawn.prizeId,
        points_spent: pointsSpent,
        free_play: isFree,
        ...boardOf(drawn),
        commitment: commitOf(locked.server_seed),
        server_seed: locked.server_seed,
        client_seed: request.clientSeed,
        nonce,
        roll,
      },
      balance: {
        ...locked,
        points: left.points,
        prizes_won: left.prizesWon,
        free_plays: left.freePlays,
        nonce,
        server_seed: context.random.bytes(32).toString('hex'),
        ...(drawn.stampsAfter === null ? {} : { stamps: drawn.stampsAfter, stamps_episode: standing.episode.index }),
      },
      win,
      entries,
    },
    () => receiptOf(context.random.bytes(4)),
  );
  const after = standingOf(
    program,
    {
      ...standing,
      balance: written.balance,
      playsToday: standing.playsToday + 1,
      playsInEpisode: standing.playsInEpisode + 1,
    },
    now,
    timeZone,
  );
  return answer(withPrize(written.play, prize, win), after, now, false);
}

const strangersKey = () => notFound('PLAY_NOT_FOUND', 'Play not found.');

const boardOf = (drawn: Drawn) => ({ stamps_before: drawn.stampsBefore, stamps_after: drawn.stampsAfter });

function answer(played: PlayWithPrize, standing: Standing, now: Temporal.Instant, replayed: boolean): PlayAnswer {
  if (!standing.balance) throw noProgram();
  return {
    play: playView(played, now),
    points: pointsView(standing, now),
    nextCommit: commitOf(standing.balance.server_seed),
    replayed,
  };
}
