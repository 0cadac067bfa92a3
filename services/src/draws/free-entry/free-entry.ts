import { createHmac } from 'node:crypto';
import type { Static } from 'typebox';
import { type Customer, customerById } from '../../identity/index.ts';
import type { Principal } from '../../platform/http/auth.ts';
import { iso } from '../../platform/clock.ts';
import { inTransaction, isUniqueViolation, type Transaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import {
  addressKey,
  ageOn,
  customersAt,
  insertRefusal,
  isPlausibleBirth,
  recordAge,
  refusedUntil,
} from '../../profile/index.ts';
import type { FreeEntryAnswer, FreeEntryBody } from '../contract/draws.ts';
import { enterSweepstakes } from '../sweepstakes/entries.ts';
import { checkWork } from './proof-of-work.ts';
import { freeEntryAge, type FreeEntryProblem, freeEntryProblem } from '../rules/free-entry.ts';
import { freeEntryRefused, noProgram } from '../rules/refusals.ts';
import { entryIdOf } from '../rules/entry-id.ts';
import { storeDay } from '../../platform/store-day.ts';
import { draws } from '../store/draws.ts';
import { insertFreeEntrant } from '../store/free-entrants.ts';
import { answerOf, insertUsedProof } from '../store/used-proofs.ts';
import { secretOf } from '../../platform/secrets.ts';
import { type DrawRow, type DrawsDb, drawsDb } from '../store/tables.ts';

type Deps = Pick<ServiceContext, 'db' | 'clock' | 'random'>;
type Answer = Static<typeof FreeEntryAnswer>;
type Entrant = Omit<FreeEntryBody, 'proofOfWork'>;
/** A household's free entry, to appear in its points and activity. */
export interface FreeEntry {
  householdId: string;
  programCode: string;
  prizeId: string;
  count: number;
  clientRequestId: string;
  at: Temporal.Instant;
}
/** Records a household's free entry with its points, in the same transaction. */
export type BookFreeEntry = (
  trx: Transaction,
  context: Pick<ServiceContext, 'random'>,
  entry: FreeEntry,
) => Promise<void>;
/** The entrant's details in a letter. */
export type LetterWriter = Omit<Entrant, 'browserId' | 'clientRequestId'>;

/**
 * Enters a sweepstakes without a purchase, signed in or not: as many entries as the smallest paid way, up to the same
 * household limit (N-28, T-60). Repeating a clientRequestId gets the same answer.
 * @throws ServiceError as the contract of `enterFree` lists them
 */
export async function enterFree(
  context: Deps,
  member: Principal | null,
  body: FreeEntryBody,
  book: BookFreeEntry,
): Promise<Answer> {
  return enter(context, member, body, book, (programCode) => checkWork(context, programCode, body.proofOfWork));
}

/**
 * Enters someone who mailed a letter, on the same terms; repeating the letter gets the same answer (N-28, N-71).
 * @throws ServiceError as the contract of `enterFree` lists them
 */
export async function enterByLetter(
  context: Deps,
  letterId: string,
  writer: LetterWriter,
  book: BookFreeEntry,
): Promise<Answer> {
  const signature = `letter:${letterId}`;
  const body = { ...writer, browserId: signature, clientRequestId: signature };
  return enter(context, null, body, book, async () => signature);
}

/** @param proofOf returns the signature of what proves the entry, usable once */
async function enter(
  context: Deps,
  member: Principal | null,
  body: Entrant,
  book: BookFreeEntry,
  proofOf: (programCode: string) => Promise<string>,
): Promise<Answer> {
  const db = drawsDb(context.db);
  const earlier = await answerOf(db, body.clientRequestId);
  if (earlier) return earlier;
  const [draw] = await draws(db, body.programCode);
  if (!draw) throw noProgram();
  const signature = await proofOf(draw.program_code);
  const known = member ? [await customerById(context.db, member.customerId)] : await neighbors(context, body);
  const customers = known.filter((customer) => customer !== null);
  if (member?.customerType === 'E' || customers.some((customer) => customer.customerType === 'E'))
    throw freeEntryRefused('EMPLOYEE_EXCLUDED');
  const birth = await checkPerson(context, draw, member, body, member ? (customers[0] ?? null) : null);
  const told = member && customers[0]?.dateOfBirth == null ? { customerId: member.customerId, birth } : null;
  const holder = member?.householdId ?? customers[0]?.householdId ?? (await visitorOf(context, body));
  try {
    return await inTransaction(context.db, (trx) =>
      write(context, trx, book, {
        draw,
        holder,
        isVisitor: customers.length === 0 && !member,
        signature,
        body,
        told,
      }),
    );
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const same = await answerOf(db, body.clientRequestId);
    if (same) return same;
    throw new ServiceError(
      400,
      'PROOF_OF_WORK_INVALID',
      'This form was already sent. Please send it again.',
      'proofOfWork',
    );
  }
}

async function neighbors(context: Deps, body: Entrant): Promise<(Customer | null)[]> {
  const ids = await customersAt(context.db, body);
  return Promise.all(ids.map((id) => customerById(context.db, id)));
}

/** A visitor is identified by address: one household, one limit, whoever fills in the form. */
async function visitorOf({ db, random }: Deps, body: Entrant): Promise<string> {
  const key = await secretOf(db, random, 'visitors');
  return `visitor-${createHmac('sha256', key).update(addressKey(body)).digest('hex').slice(0, 32)}`;
}

/**
 * Age and state, as for an opt-in: the older of the program's minimum age and the entries' own (T-30). The account's
 * birth date overrides the one entered now, and an age refusal lasts 24 hours (N-17).
 * @returns the birth date that was checked
 */
async function checkPerson(
  context: Deps,
  draw: DrawRow,
  member: Principal | null,
  body: Entrant,
  account: Customer | null,
): Promise<Temporal.PlainDate> {
  const now = context.clock.now();
  const who = { customerId: member?.customerId ?? `visitor:${body.browserId}`, browserId: body.browserId };
  const minimumAges = [draw.program_minimum_age, draw.minimum_age];
  const minimumAge = freeEntryAge(minimumAges);
  const birth = Temporal.PlainDate.from(account?.dateOfBirth ?? body.dateOfBirth);
  const today = storeDay(now, draw.time_zone).date;
  const problem = freeEntryProblem({
    minimumAges,
    isRefused: (await refusedUntil(context.db, who, minimumAge, now)) !== null,
    age: isPlausibleBirth(birth, today) ? ageOn(birth, today) : null,
    state: body.state,
    accountState: account?.state ?? null,
    voidWhere: draw.void_where,
  });
  if (problem === null) return birth;
  if (problem === 'TOO_YOUNG')
    await insertRefusal(context.db, {
      id: context.random.uuid(),
      customer_id: who.customerId,
      browser_id: who.browserId,
      minimum_age: minimumAge,
      refused_until: now.add({ hours: 24 }),
    });
  throw problemRefused(problem);
}

function problemRefused(problem: FreeEntryProblem): ServiceError {
  if (problem === 'DATE_OF_BIRTH_INVALID')
    return new ServiceError(400, problem, 'Enter a real date of birth.', 'dateOfBirth');
  if (problem === 'STATE_INVALID') return new ServiceError(400, problem, 'Choose your state.', 'state');
  return freeEntryRefused(problem === 'NOT_ELIGIBLE_STATE' ? problem : 'AGE_NOT_MET');
}

interface Writing {
  draw: DrawRow;
  holder: string;
  isVisitor: boolean;
  signature: string;
  body: Entrant;
  /** The birth date entered by a member whose account has none: its age counts for prizes, too. */
  told: { customerId: string; birth: Temporal.PlainDate } | null;
}

async function write(
  context: Deps,
  trx: Transaction,
  book: BookFreeEntry,
  { draw, holder, isVisitor, signature, body, told }: Writing,
): Promise<Answer> {
  const db = drawsDb(trx);
  const now = context.clock.now();
  const { program_code: programCode, prize_id: prizeId, free_entries: count } = draw;
  const entered = await enterSweepstakes(trx, {
    householdId: holder,
    programCode,
    prizeId,
    count,
    source: 'AMOE',
    at: now,
  });
  const answer: Answer = {
    programCode,
    drawId: draw.draw_id,
    entryIds: entered.entryNos.map(entryIdOf),
    entries: entered.total,
    entryLimit: draw.entry_limit,
    drawsAt: iso(draw.draws_at),
  };
  await insertUsedProof(db, { signature, clientRequestId: body.clientRequestId, answer, usedAt: now });
  if (told) {
    const { date: today } = storeDay(now, draw.time_zone);
    await recordAge(trx, context.random, { ...told, today, result: 'MET' });
  }
  const { clientRequestId } = body;
  if (isVisitor) await keepEntrant(db, draw.draw_id, holder, body);
  else await book(trx, context, { householdId: holder, programCode, prizeId, count, clientRequestId, at: now });
  return answer;
}

async function keepEntrant(db: DrawsDb, drawId: string, holder: string, body: Entrant): Promise<void> {
  const { name, address, address2, city, state, zipCode, email } = body;
  await insertFreeEntrant(db, {
    draw_id: drawId,
    holder,
    name,
    address,
    address2: address2 ?? null,
    city,
    state,
    zip_code: zipCode,
    email,
  });
}
