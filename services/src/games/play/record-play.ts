import type { Random } from '../../platform/random.ts';
import { ledgerEntry } from '../store/ledger.ts';
import type { PrizeRow, ProgramRow } from '../store/tables.ts';
import type { PlayToWrite } from '../store/written-play.ts';

/** A play's win and its ledger rows; the ledger is also the activity list (N-9, N-24). */
export function recordOf(
  random: Random,
  made: {
    playId: string;
    householdId: string;
    program: ProgramRow;
    prize: PrizeRow | undefined;
    pointsSpent: number;
    now: Temporal.Instant;
  },
): Pick<PlayToWrite, 'win' | 'entries'> {
  const { playId, householdId, program, prize, pointsSpent, now } = made;
  const row = (entryType: 'PLAY' | 'WIN' | 'ENTRY', points: number, title: string) =>
    ledgerEntry({
      id: random.uuid(),
      household_id: householdId,
      program_code: program.code,
      kind: entryType === 'PLAY' ? 'BURN' : entryType === 'WIN' ? 'EARN' : 'SWEEPSTAKES',
      entry_type: entryType,
      points,
      status: points === 0 ? 'COMPLETED' : 'POSTED',
      source_type: 'PLAY',
      source_id: playId,
      idempotency_key: `${entryType}:${playId}`,
      title,
      prize_id: entryType === 'PLAY' ? null : (prize?.prize_id ?? null),
      effective_at: now,
    });
  const played = row('PLAY', -pointsSpent, `You played ${program.game.title}`);
  if (prize === undefined) return { win: null, entries: [played] };
  const isEntry = prize.prize_type === 'SWEEPSTAKES';
  return {
    win: isEntry ? null : winOf(random.uuid(), { playId, householdId, prize, now }),
    entries: [played, row(isEntry ? 'ENTRY' : 'WIN', prize.points, `You won ${prize.name}`)],
  };
}

/** The win; points are credited with the play, so nothing is left to redeem. */
function winOf(
  winId: string,
  { playId, householdId, prize, now }: { playId: string; householdId: string; prize: PrizeRow; now: Temporal.Instant },
) {
  const redeemed = prize.points > 0;
  return {
    win_id: winId,
    household_id: householdId,
    program_code: prize.program_code,
    prize_id: prize.prize_id,
    play_id: playId,
    status: redeemed ? ('REDEEMED' as const) : ('WON' as const),
    won_at: now,
    redeem_by: prize.redeem_by,
    redeemed_at: redeemed ? now : null,
  };
}
