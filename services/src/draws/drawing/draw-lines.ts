import type { Database } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import { iso } from '../../platform/clock.ts';
import { nodeHashes } from './node-hashes.ts';
import { entryIdOf } from '../rules/entry-id.ts';
import { type DrawFileHead, entryLine, headLine } from '../../../../draw-proof/draw-file.ts';
import type { PublicEntry } from '../../../../draw-proof/draw-proof.ts';
import { pseudonyms, winnersOf } from '../store/draws.ts';
import { eventsOf } from '../store/draw-states.ts';
import { entriesAfter } from '../store/entries.ts';
import { type DrawRow, drawsDb, type DrawsDb } from '../store/tables.ts';

const page = 20_000;
const mostRemembered = 100_000;

/** Every entry of a draw in its canonical order, a page at a time, so a million take no more memory than a thousand. */
export async function* publicEntries(
  trx: Database,
  random: Random,
  drawId: string,
): AsyncGenerator<PublicEntry[], void, undefined> {
  const db = drawsDb(trx);
  const pseudonym = await pseudonyms(db, random, drawId);
  const known = new Map<string, string>();
  const householdOf = (holder: string): string => {
    let household = known.get(holder);
    if (household === undefined) {
      if (known.size >= mostRemembered) known.clear();
      known.set(holder, (household = pseudonym(holder)));
    }
    return household;
  };
  for (let last = 0; ;) {
    const rows = await entriesAfter(db, drawId, { after: last, limit: page });
    if (rows.length > 0)
      yield rows.map((row) => ({ entryId: entryIdOf(row.entry_no), household: householdOf(row.holder) }));
    last = rows.at(-1)?.entry_no ?? last;
    if (rows.length < page) return;
  }
}

/** The published file of a draw in pieces of many lines; the same bytes every time (docs/draw-file.md). */
export async function* drawFile(db: DrawsDb, random: Random, draw: DrawRow): AsyncGenerator<string, void, undefined> {
  yield `${headLine(await headOf(db, random, draw))}\n`;
  for await (const entries of publicEntries(db, random, draw.draw_id))
    yield entries.map((entry) => `${entryLine(nodeHashes, entry)}\n`).join('');
}

async function headOf(db: DrawsDb, random: Random, draw: DrawRow): Promise<DrawFileHead> {
  const [winners, pseudonym, events] = await Promise.all([
    winnersOf(db, draw.draw_id),
    pseudonyms(db, random, draw.draw_id),
    eventsOf(db, draw.draw_id),
  ]);
  const { closed_at, sealed_at, drawn_at, merkle_root, randomness, dice, sealed_by, drawn_by } = draw;
  const isDrawn = closed_at && sealed_at && drawn_at && merkle_root && randomness && dice && sealed_by && drawn_by;
  if (!isDrawn) throw new Error(`${draw.draw_id} has not been drawn`);
  return {
    format: 'larder-draw-1',
    drawId: draw.draw_id,
    programCode: draw.program_code,
    prizeName: draw.prize_name,
    rulesVersion: draw.rules_version,
    rulesHash: draw.rules_hash,
    commitment: draw.commitment,
    committedAt: iso(draw.committed_at),
    closedAt: iso(closed_at),
    entryCount: draw.entry_count ?? 0,
    householdCount: draw.household_count ?? 0,
    merkleRoot: merkle_root,
    sealedBy: sealed_by,
    sealedAt: iso(sealed_at),
    drawnBy: drawn_by,
    drawnAt: iso(drawn_at),
    dice,
    serverSeed: draw.server_seed,
    randomness,
    winnerCount: draw.winner_count,
    alternateCount: draw.alternate_count,
    places: winners.map(({ place, entry_no, holder, score }) => ({
      place,
      entryId: entryIdOf(entry_no),
      household: pseudonym(holder),
      score,
    })),
    events: events.map(({ event, at, operator, detail }) => [event, iso(at), operator, detail]),
  };
}
