import type { Static } from 'typebox';
import { iso } from '../../platform/clock.ts';
import type * as contract from '../contract/draws.ts';
import { entryIdOf } from '../rules/entry-id.ts';
import type { DrawWinRow } from '../store/wins.ts';
import type { DrawRow, DrawState, WinnerRow } from '../store/tables.ts';

const revealed: ReadonlySet<DrawState> = new Set(['DRAWN', 'VERIFIED', 'PUBLISHED']);
const at = (instant: Temporal.Instant | null) => instant && iso(instant);

/** A draw as everyone may see it: no seed before it is drawn, no winner before it is published. */
export function drawView(
  draw: DrawRow,
  counts: { entries: number; holders: number },
  winners: readonly WinnerRow[],
  pseudonym: (holder: string) => string,
): contract.Draw {
  const isRevealed = revealed.has(draw.state);
  const isPublished = draw.state === 'PUBLISHED';
  return {
    drawId: draw.draw_id,
    programCode: draw.program_code,
    programTitle: draw.title,
    prizeId: draw.prize_id,
    prizeName: draw.prize_name,
    prizeValueCents: draw.prize_value_cents,
    imageId: draw.image_id,
    state: draw.state,
    winnerCount: draw.winner_count,
    alternateCount: draw.alternate_count,
    entryLimit: draw.entry_limit,
    freeEntries: draw.free_entries,
    minimumAge: draw.minimum_age,
    opensAt: iso(draw.opens_at),
    closesAt: iso(draw.closes_at),
    drawsAt: iso(draw.draws_at),
    timeZone: draw.time_zone,
    rulesVersion: draw.rules_version,
    rulesHash: draw.rules_hash,
    entryCount: counts.entries,
    householdCount: counts.holders,
    commitment: draw.commitment,
    committedAt: iso(draw.committed_at),
    closedAt: at(draw.closed_at),
    merkleRoot: draw.merkle_root,
    sealedAt: at(draw.sealed_at),
    sealedBy: draw.sealed_by,
    dice: isRevealed ? draw.dice : null,
    serverSeed: isRevealed ? draw.server_seed : null,
    randomness: isRevealed ? draw.randomness : null,
    drawnAt: at(draw.drawn_at),
    drawnBy: draw.drawn_by,
    verifiedAt: at(draw.verified_at),
    publishedAt: at(draw.published_at),
    places: isPublished
      ? winners.map(({ place, entry_no, holder, score, status }) => ({
          place,
          entryId: entryIdOf(entry_no),
          household: pseudonym(holder),
          score,
          status,
        }))
      : [],
    file: isPublished ? `/draws/${draw.draw_id}/file` : null,
  };
}

export function winView(row: DrawWinRow): Static<typeof contract.DrawWin> {
  const { drawn_at, claim_by } = row;
  if (!drawn_at || !claim_by) throw new Error('a win that is shown has been drawn and notified');
  return {
    programCode: row.program_code,
    programTitle: row.title,
    drawId: row.draw_id,
    prizeId: row.prize_id,
    prizeName: row.prize_name,
    prizeValueCents: row.prize_value_cents,
    imageId: row.image_id,
    drawDate: iso(drawn_at),
    claimBy: iso(claim_by),
    displayed: row.displayed,
    status: row.status,
    timeZone: row.time_zone,
  };
}
