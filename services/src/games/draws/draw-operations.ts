import { findingText, type Verdict } from '../../../../draw-proof/draw-file-check.ts';
import { leafOf, MerkleRoot, type Place, randomnessOf, Ranking } from '../../../../draw-proof/draw-proof.ts';
import { HouseholdCount } from '../../../../draw-proof/household-count.ts';
import { replay } from '../../../../draw-proof/replay.ts';
import { inTransaction } from '../../platform/database.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { drawFile, publicEntries } from './draw-lines.ts';
import { nodeHashes } from './node-hashes.ts';
import { notFound } from '../refusals.ts';
import { drawById, type DrawOfProgram } from '../store/draws.ts';
import { moveDraw, writeEvent, writeWinners } from '../store/draw-states.ts';
import type { DrawState } from '../store/tables-draws.ts';
import { type GamesDb, gamesDb } from '../store/tables.ts';

/** What a step of a draw works with; `progress` hears how many of the entries are done. */
export interface DrawStep {
  context: Pick<ServiceContext, 'db' | 'clock' | 'random'>;
  drawId: string;
  /** Who does it. */
  operator: string;
  progress?: (done: number, all: number) => void;
}

const refused = (status: 403 | 409, code: string, message: string) => new ServiceError(status, code, message);

/**
 * OPEN → CLOSED: freezes the list and publishes its root; entries that are on their way are waited for (T-54).
 * @throws ServiceError 404 DRAW_NOT_FOUND, 409 DRAW_STATE, 409 NOT_YET before the last instant to enter
 */
export async function closeDraw(step: DrawStep): Promise<DrawOfProgram> {
  return inStep(step, 'OPEN', async (db, draw, now) => {
    if (Temporal.Instant.compare(now, draw.closes_at) <= 0)
      throw refused(409, 'NOT_YET', `${draw.draw_id} takes entries until ${draw.closes_at.toString()}.`);
    const list = await fold(step, db);
    await moveDraw(db, draw.draw_id, 'OPEN', {
      state: 'CLOSED',
      closed_at: now,
      merkle_root: list.root,
      entry_count: list.entries,
      household_count: list.households,
    });
    await writeEvent(db, { draw_id: draw.draw_id, at: now, event: 'CLOSED', operator: step.operator, detail: null });
  });
}

/** CLOSED → SEALED: one person confirms that the list still gives the published root. @throws ServiceError 409 ROOT_CHANGED */
export async function sealDraw(step: DrawStep): Promise<DrawOfProgram> {
  return inStep(step, 'CLOSED', async (db, draw, now) => {
    const { root } = await fold(step, db);
    if (root !== draw.merkle_root)
      throw refused(409, 'ROOT_CHANGED', `The list of ${draw.draw_id} no longer gives its published root.`);
    await moveDraw(db, draw.draw_id, 'CLOSED', { state: 'SEALED', sealed_at: now, sealed_by: step.operator });
    await writeEvent(db, { draw_id: draw.draw_id, at: now, event: 'SEALED', operator: step.operator, detail: null });
  });
}

/**
 * SEALED → DRAWN: another person throws the dice; the lowest scores are the winners and alternates (N-30).
 * @param dice 6 to 64 letters or digits @throws ServiceError 403 SECOND_PERSON_REQUIRED (T-55), 400 DICE_INVALID
 */
export async function throwDice(step: DrawStep, dice: string): Promise<DrawOfProgram> {
  if (!/^[A-Za-z0-9]{6,64}$/.test(dice))
    throw new ServiceError(400, 'DICE_INVALID', 'The dice are 6 to 64 letters or digits.', 'dice');
  return inStep(step, 'SEALED', async (db, draw, now) => {
    if (draw.sealed_by === step.operator)
      throw refused(403, 'SECOND_PERSON_REQUIRED', `${step.operator} sealed this draw; another person has to draw.`);
    const randomness = randomnessOf(nodeHashes, draw.server_seed, draw.merkle_root ?? '', dice);
    await moveDraw(db, draw.draw_id, 'SEALED', {
      state: 'DRAWN',
      dice,
      randomness,
      drawn_at: now,
      drawn_by: step.operator,
    });
    const places = await rank(step, db, draw, randomness);
    await writeWinners(db, draw, places, () => step.context.random.uuid());
    await writeEvent(db, { draw_id: draw.draw_id, at: now, event: 'DRAWN', operator: step.operator, detail: dice });
  });
}

/** DRAWN → VERIFIED: everything is computed again from the list as it will be published. @throws ServiceError 409 VERIFICATION_FAILED */
export async function verifyDraw(step: DrawStep): Promise<DrawOfProgram> {
  return inStep(step, 'DRAWN', async (db, draw, now) => {
    const verdict = await replay(nodeHashes, drawFile(db, step.context.random, draw), { onProgress: step.progress });
    if (!verdict.ok) throw refused(409, 'VERIFICATION_FAILED', whatFailed(verdict));
    await moveDraw(db, draw.draw_id, 'DRAWN', { state: 'VERIFIED', verified_at: now });
    await writeEvent(db, { draw_id: draw.draw_id, at: now, event: 'VERIFIED', operator: step.operator, detail: null });
  });
}

/** VERIFIED → PUBLISHED: winners, file and seed are public; telling the winners is `tendWinners`, and only now (T-57). */
export async function publishDraw(step: DrawStep): Promise<DrawOfProgram> {
  return inStep(step, 'VERIFIED', async (db, draw, now) => {
    await moveDraw(db, draw.draw_id, 'VERIFIED', { state: 'PUBLISHED', published_at: now });
    await writeEvent(db, { draw_id: draw.draw_id, at: now, event: 'PUBLISHED', operator: step.operator, detail: null });
  });
}

/** DRAWN or VERIFIED → SEALED, with a reason that stands in the published file; nobody has been told (T-57). */
export async function undoDraw(step: DrawStep, reason: string): Promise<DrawOfProgram> {
  return inStep(step, ['DRAWN', 'VERIFIED'], async (db, draw, now) => {
    await db.deleteFrom('games.winner').where('draw_id', '=', draw.draw_id).execute();
    await moveDraw(db, draw.draw_id, draw.state, {
      state: 'SEALED',
      dice: null,
      randomness: null,
      drawn_at: null,
      drawn_by: null,
      verified_at: null,
    });
    const detail = `dice ${draw.dice}: ${reason}`;
    await writeEvent(db, { draw_id: draw.draw_id, at: now, event: 'UNDONE', operator: step.operator, detail });
  });
}

/** What a replay found, in one sentence. */
export function whatFailed({ checks, findings }: Verdict): string {
  const wrong = checks.filter((check) => !check.ok).map((check) => check.name);
  return [`Failed: ${wrong.join(', ') || 'the file'}.`, ...findings.map(findingText)].join(' ');
}

async function inStep(
  { context, drawId }: DrawStep,
  from: DrawState | readonly DrawState[],
  work: (db: GamesDb, draw: DrawOfProgram, now: Temporal.Instant) => Promise<void>,
): Promise<DrawOfProgram> {
  return inTransaction(context.db, async (trx) => {
    const db = gamesDb(trx);
    await db.selectFrom('games.draw').select('draw_id').where('draw_id', '=', drawId).forUpdate().execute();
    const draw = await drawById(db, drawId);
    if (!draw) throw notFound('DRAW_NOT_FOUND', `There is no draw ${drawId}.`);
    if (![from].flat().includes(draw.state))
      throw refused(409, 'DRAW_STATE', `${drawId} is ${draw.state}; this step needs ${[from].flat().join(' or ')}.`);
    await work(db, draw, context.clock.now());
    const moved = await drawById(db, drawId);
    if (!moved) throw new Error('the draw is gone');
    return moved;
  });
}

async function fold({ context, drawId, progress }: DrawStep, db: GamesDb) {
  const tree = new MerkleRoot(nodeHashes);
  const households = new HouseholdCount();
  const all = progress ? await countOf(db, drawId) : 0;
  let entries = 0;
  for await (const page of publicEntries(db, context.random, drawId)) {
    for (const entry of page) {
      tree.add(leafOf(nodeHashes, entry));
      households.add(entry.household);
    }
    entries += page.length;
    progress?.(entries, all);
  }
  return { root: tree.root(), entries, households: households.size };
}

async function rank(
  { context, progress }: DrawStep,
  db: GamesDb,
  draw: DrawOfProgram,
  randomness: string,
): Promise<Place[]> {
  const ranking = new Ranking(nodeHashes, draw.winner_count + draw.alternate_count, randomness);
  let done = 0;
  for await (const page of publicEntries(db, context.random, draw.draw_id)) {
    for (const entry of page) ranking.add(entry);
    done += page.length;
    progress?.(done, draw.entry_count ?? done);
  }
  return ranking.places();
}

async function countOf(db: GamesDb, drawId: string): Promise<number> {
  const { count } = await db
    .selectFrom('games.entry')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('draw_id', '=', drawId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
