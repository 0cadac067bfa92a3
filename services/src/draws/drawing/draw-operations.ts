import { findingText, type Verdict } from '../../../../draw-proof/draw-file-check.ts';
import { leafOf, MerkleRoot, type Place, randomnessOf, Ranking } from '../../../../draw-proof/draw-proof.ts';
import { HouseholdCount } from '../../../../draw-proof/household-count.ts';
import { replay } from '../../../../draw-proof/replay.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { notFound, ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { drawFile, publicEntries } from './draw-lines.ts';
import { nodeHashes } from './node-hashes.ts';
import { drawById } from '../store/draws.ts';
import { deleteWinners, lockDraw, moveDraw, writeEvent, writeWinners } from '../store/draw-states.ts';
import { countEntries } from '../store/entries.ts';
import { type DrawRow, type DrawsDb, drawsDb, type DrawState } from '../store/tables.ts';

/** What each step of a draw needs; `progress` receives the number of entries processed. */
export interface DrawStep {
  context: Pick<ServiceContext, 'db' | 'clock' | 'random'>;
  drawId: string;
  /** Who performs it. */
  operator: string;
  progress?: (done: number, all: number) => void;
}

const refused = (status: 403 | 409, code: string, message: string) => new ServiceError(status, code, message);

/**
 * OPEN → CLOSED: freezes the list and publishes its root; waits for entries in progress (T-54).
 * @throws ServiceError 404 DRAW_NOT_FOUND, 409 DRAW_STATE, 409 NOT_YET before the last instant to enter
 */
export async function closeDraw(step: DrawStep): Promise<DrawRow> {
  return inStep(step, 'OPEN', async (db, draw, now) => {
    if (Temporal.Instant.compare(now, draw.closes_at) <= 0)
      throw refused(409, 'NOT_YET', `${draw.draw_id} accepts entries until ${draw.closes_at.toString()}.`);
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

/** CLOSED → SEALED: one person confirms that the list still matches the published root. @throws ServiceError 409 ROOT_CHANGED */
export async function sealDraw(step: DrawStep): Promise<DrawRow> {
  return inStep(step, 'CLOSED', async (db, draw, now) => {
    const { root } = await fold(step, db);
    if (root !== draw.merkle_root)
      throw refused(409, 'ROOT_CHANGED', `The entry list of ${draw.draw_id} no longer matches its published root.`);
    await moveDraw(db, draw.draw_id, 'CLOSED', { state: 'SEALED', sealed_at: now, sealed_by: step.operator });
    await writeEvent(db, { draw_id: draw.draw_id, at: now, event: 'SEALED', operator: step.operator, detail: null });
  });
}

/**
 * SEALED → DRAWN: another person rolls the dice; the lowest scores are the winners and alternates (N-30).
 * @param dice 6 to 64 letters or digits @throws ServiceError 403 SECOND_PERSON_REQUIRED (T-55), 400 DICE_INVALID
 */
export async function throwDice(step: DrawStep, dice: string): Promise<DrawRow> {
  if (!/^[A-Za-z0-9]{6,64}$/.test(dice))
    throw new ServiceError(400, 'DICE_INVALID', 'The dice must be 6 to 64 letters or digits.', 'dice');
  return inStep(step, 'SEALED', async (db, draw, now) => {
    if (draw.sealed_by === step.operator)
      throw refused(403, 'SECOND_PERSON_REQUIRED', `${step.operator} sealed this draw, so someone else must draw it.`);
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

/** DRAWN → VERIFIED: everything is recomputed from the list that will be published. @throws ServiceError 409 VERIFICATION_FAILED */
export async function verifyDraw(step: DrawStep): Promise<DrawRow> {
  return inStep(step, 'DRAWN', async (db, draw, now) => {
    const verdict = await replay(nodeHashes, drawFile(db, step.context.random, draw), { onProgress: step.progress });
    if (!verdict.ok) throw refused(409, 'VERIFICATION_FAILED', whatFailed(verdict));
    await moveDraw(db, draw.draw_id, 'DRAWN', { state: 'VERIFIED', verified_at: now });
    await writeEvent(db, { draw_id: draw.draw_id, at: now, event: 'VERIFIED', operator: step.operator, detail: null });
  });
}

/** VERIFIED → PUBLISHED: winners, file and seed are public; only now does `tendWinners` notify the winners (T-57). */
export async function publishDraw(step: DrawStep): Promise<DrawRow> {
  return inStep(step, 'VERIFIED', async (db, draw, now) => {
    await moveDraw(db, draw.draw_id, 'VERIFIED', { state: 'PUBLISHED', published_at: now });
    await writeEvent(db, { draw_id: draw.draw_id, at: now, event: 'PUBLISHED', operator: step.operator, detail: null });
  });
}

/** DRAWN or VERIFIED → SEALED, with a reason that goes into the published file; no one has been notified (T-57). */
export async function undoDraw(step: DrawStep, reason: string): Promise<DrawRow> {
  return inStep(step, ['DRAWN', 'VERIFIED'], async (db, draw, now) => {
    await deleteWinners(db, draw.draw_id);
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

/** A replay's result in one sentence. */
export function whatFailed({ checks, findings }: Verdict): string {
  const wrong = checks.filter((check) => !check.ok).map((check) => check.name);
  return [`Failed: ${wrong.join(', ') || 'the draw file'}.`, ...findings.map(findingText)].join(' ');
}

async function inStep(
  { context, drawId }: DrawStep,
  from: DrawState | readonly DrawState[],
  work: (db: DrawsDb, draw: DrawRow, now: Temporal.Instant) => Promise<void>,
): Promise<DrawRow> {
  return inTransaction(context.db, async (trx) => {
    const db = drawsDb(trx);
    const draw = await lockDraw(db, drawId);
    if (!draw) throw notFound('DRAW_NOT_FOUND', `Draw ${drawId} not found.`);
    if (![from].flat().includes(draw.state))
      throw refused(409, 'DRAW_STATE', `${drawId} is ${draw.state}; this step needs ${[from].flat().join(' or ')}.`);
    await work(db, draw, context.clock.now());
    const moved = await drawById(db, drawId);
    if (!moved) throw new Error('the draw is gone');
    return moved;
  });
}

async function fold({ context, drawId, progress }: DrawStep, db: DrawsDb) {
  const tree = new MerkleRoot(nodeHashes);
  const households = new HouseholdCount();
  const all = progress ? await countEntries(db, drawId) : 0;
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

async function rank({ context, progress }: DrawStep, db: DrawsDb, draw: DrawRow, randomness: string): Promise<Place[]> {
  const ranking = new Ranking(nodeHashes, draw.winner_count + draw.alternate_count, randomness);
  let done = 0;
  for await (const page of publicEntries(db, context.random, draw.draw_id)) {
    for (const entry of page) ranking.add(entry);
    done += page.length;
    progress?.(done, draw.entry_count ?? done);
  }
  return ranking.places();
}
