import { mailboxesOf, postMail } from '../../identity/index.ts';
import { iso } from '../../platform/clock.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { sendNotice } from '../../notices/index.ts';
import { winnerMail } from '../rules/winner-mail.ts';
import { drawById } from '../store/draws.ts';
import { emailsOf } from '../store/free-entrants.ts';
import { insertWin } from '../store/wins.ts';
import { alternatesUp, dueReminders, forfeited, justNotified, moveWinner } from '../store/winners.ts';
import { type DrawRow, type DrawsDb, drawsDb, type WinnerRow, type WinnerStatus } from '../store/tables.ts';

type Deps = Pick<ServiceContext, 'db' | 'clock' | 'random' | 'config' | 'outbox'>;
const dayLong = { hours: 24 };
/** Days to claim a prize, and when reminders go out (N-31). */
const daysToClaim = 7;

/**
 * Notifies the winners of published draws, reminds them after 3 and 6 days, and after 7 passes the place to the next
 * alternate (N-31). Safe to run at any time and side by side: each step is one guarded update, so a draw that was
 * undone notifies no one (T-57), and no one is notified twice.
 */
export async function tendWinners(context: Deps): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const db = drawsDb(trx);
    const now = context.clock.now();
    for (const lost of await forfeited(db, now)) await alternatesUp(db, lost.draw_id);
    for (const winner of await justNotified(db, now, now.add({ hours: 24 * daysToClaim })))
      await tellWinner(context, trx, winner);
    for (const winner of await dueReminders(db, now, [dayLong.hours * 3, dayLong.hours * 6]))
      await remind(context, trx, winner);
  });
}

/** CLAIMED → VERIFIED → FULFILLED, by an operator; a visitor's claim comes by mail: NOTIFIED → CLAIMED. @throws ServiceError 409 WINNER_STATE */
export async function settleWinner(
  context: Pick<Deps, 'db' | 'clock'>,
  drawId: string,
  place: number,
  to: Extract<WinnerStatus, 'CLAIMED' | 'VERIFIED' | 'FULFILLED'>,
): Promise<void> {
  const from = { CLAIMED: 'NOTIFIED', VERIFIED: 'CLAIMED', FULFILLED: 'VERIFIED' } as const;
  if (!(await moveWinner(drawsDb(context.db), { drawId, place, from: from[to], to, now: context.clock.now() })))
    throw new ServiceError(409, 'WINNER_STATE', `Place ${place} of ${drawId} is not ${from[to]}.`);
}

async function tellWinner(context: Deps, trx: Transaction, winner: WinnerRow): Promise<void> {
  const db = drawsDb(trx);
  const draw = await drawOf(db, winner);
  if (!isVisitor(winner)) {
    await insertWin(db, winner.holder, draw);
    await notify(context, trx, draw, winner, { type: 'WIN', code: 'DRAW_WON', once: 'win' });
  }
  await mailTo(context, trx, draw, winner, 'won');
}

async function remind(context: Deps, trx: Transaction, winner: WinnerRow): Promise<void> {
  const db = drawsDb(trx);
  const draw = await drawOf(db, winner);
  if (!isVisitor(winner))
    await notify(context, trx, draw, winner, { type: 'CLAIM', code: 'CLAIM_DUE', once: `claim-${winner.reminders}` });
  await mailTo(context, trx, draw, winner, 'due');
}

async function notify(
  context: Deps,
  trx: Transaction,
  draw: DrawRow,
  winner: WinnerRow,
  { type, code, once }: { type: 'WIN' | 'CLAIM'; code: 'DRAW_WON' | 'CLAIM_DUE'; once: string },
): Promise<void> {
  const { prize_name: prizeName, title, time_zone: timeZone } = draw;
  await sendNotice(context, trx, {
    type,
    parts: {
      code,
      programCode: draw.program_code,
      prizeName,
      title,
      claimBy: winner.claim_by && iso(winner.claim_by),
      timeZone,
    },
    notice_id: context.random.uuid(),
    household_id: winner.holder,
    deep_link: `/verify/${draw.draw_id}`,
    created_at: context.clock.now(),
    once: `${once}:${winner.winner_id}`,
  });
}

async function mailTo(
  context: Deps,
  trx: Transaction,
  draw: DrawRow,
  winner: WinnerRow,
  about: Parameters<typeof winnerMail>[0],
): Promise<void> {
  const { prize_name: prizeName, title, time_zone: timeZone } = draw;
  const winning = { prizeName, title, timeZone, claimBy: winner.claim_by };
  const mailboxes = isVisitor(winner)
    ? (await emailsOf(drawsDb(trx), winner.draw_id, winner.holder)).map((email) => ({ email, language: 'en' as const }))
    : await mailboxesOf(trx, winner.holder);
  await Promise.all(
    mailboxes.map(({ email: to, language }) => postMail(context, trx, { to, ...winnerMail(about, winning, language) })),
  );
}

async function drawOf(db: DrawsDb, winner: WinnerRow): Promise<DrawRow> {
  const draw = await drawById(db, winner.draw_id);
  if (!draw) throw new Error('a winner without a draw');
  return draw;
}

const isVisitor = ({ holder }: WinnerRow): boolean => holder.startsWith('visitor-');
