import { createHmac } from 'node:crypto';
import type { Static } from 'typebox';
import { customerById, type Customer } from '../../identity/directory.ts';
import type { Principal } from '../../platform/auth.ts';
import { iso } from '../../platform/clock.ts';
import { inTransaction, isUniqueViolation } from '../../platform/database.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { customersAt } from '../../profile/directory.ts';
import { addressKey } from '../../profile/rules/same-address.ts';
import type { FreeEntryAnswer, FreeEntryBody } from '../contract/draws.ts';
import { enterSweepstakes } from './entries.ts';
import { checkWork } from './proof-of-work.ts';
import { noProgram, optInRefused } from '../refusals.ts';
import { ageOn, isPlausibleBirth } from '../rules/age.ts';
import { entryIdOf } from '../rules/entry-id.ts';
import { minimumAgeOf } from '../rules/minimum-age.ts';
import { isState } from '../rules/states.ts';
import { storeDay } from '../rules/store-day.ts';
import { draws, type DrawOfProgram } from '../store/draws.ts';
import { secretOf } from '../store/secrets.ts';
import { append, ledgerEntry } from '../store/ledger.ts';
import * as optIns from '../store/opt-ins.ts';
import { programByCode } from '../store/programs.ts';
import { type GamesDb, gamesDb, type ProgramRow } from '../store/tables.ts';

type Deps = Pick<ServiceContext, 'db' | 'clock' | 'random'>;
type Answer = Static<typeof FreeEntryAnswer>;
type Entrant = Omit<FreeEntryBody, 'proofOfWork'>;
/** What a letter says of who enters. */
export type LetterWriter = Omit<Entrant, 'browserId' | 'clientRequestId'>;

/**
 * Enters a sweepstakes without a purchase, signed in or not: as many entries as the smallest paid way, up to the same
 * limit of the household (N-28, T-60). The same clientRequestId answers the same.
 * @throws ServiceError as the contract of `enterFree` lists them
 */
export async function enterFree(context: Deps, member: Principal | null, body: FreeEntryBody): Promise<Answer> {
  return enter(context, member, body, (programCode) => checkWork(context, programCode, body.proofOfWork));
}

/**
 * Enters somebody who has written a letter, on the same terms; the same letter answers the same (N-28, N-71).
 * @throws ServiceError as the contract of `enterFree` lists them
 */
export async function enterByLetter(context: Deps, letterId: string, writer: LetterWriter): Promise<Answer> {
  const signature = `letter:${letterId}`;
  return enter(context, null, { ...writer, browserId: signature, clientRequestId: signature }, async () => signature);
}

/** @param proofOf what the entry is proved by, once: answers its signature */
async function enter(
  context: Deps,
  member: Principal | null,
  body: Entrant,
  proofOf: (programCode: string) => Promise<string>,
): Promise<Answer> {
  const db = gamesDb(context.db);
  const earlier = await answered(db, body.clientRequestId);
  if (earlier) return earlier;
  const program = await programByCode(db, body.programCode);
  const [draw] = program ? await draws(db, program.code) : [];
  if (!program || !draw) throw noProgram();
  const signature = await proofOf(program.code);
  const known = member ? [await customerById(context.db, member.customerId)] : await neighbours(context, body);
  const customers = known.filter((customer) => customer !== null);
  if (member?.customerType === 'E' || customers.some((customer) => customer.customerType === 'E'))
    throw optInRefused('EMPLOYEE_EXCLUDED');
  const birth = await checkPerson(context, program, draw, member, body, member ? (customers[0] ?? null) : null);
  const told = member && customers[0]?.dateOfBirth == null ? { customerId: member.customerId, birth } : null;
  const holder = member?.householdId ?? customers[0]?.householdId ?? (await visitorOf(context, body));
  try {
    return await inTransaction(context.db, (trx) =>
      write(context, gamesDb(trx), {
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
    const same = await answered(db, body.clientRequestId);
    if (same) return same;
    throw new ServiceError(400, 'PROOF_OF_WORK_INVALID', 'This form was sent before. Send it again.', 'proofOfWork');
  }
}

async function answered(db: GamesDb, clientRequestId: string): Promise<Answer | null> {
  const row = await db
    .selectFrom('games.used_proof')
    .select('answer')
    .where('client_request_id', '=', clientRequestId)
    .executeTakeFirst();
  return row ? (row.answer as Answer) : null;
}

async function neighbours(context: Deps, body: Entrant): Promise<(Customer | null)[]> {
  const ids = await customersAt(context.db, body);
  return Promise.all(ids.map((id) => customerById(context.db, id)));
}

/** A visitor is the address: one household, one limit, whoever writes the form. */
async function visitorOf({ db, random }: Deps, body: Entrant): Promise<string> {
  const key = await secretOf(gamesDb(db), random, 'visitors');
  return `visitor-${createHmac('sha256', key).update(addressKey(body)).digest('hex').slice(0, 32)}`;
}

/**
 * Age and state, as for an opt-in: the older of the program's minimum age and the entries' own (T-30). The account's
 * birth date stands before the one given now, and a refusal by age sticks for 24 hours (N-17).
 * @returns the birth date that was looked at
 */
async function checkPerson(
  context: Deps,
  program: ProgramRow,
  draw: DrawOfProgram,
  member: Principal | null,
  body: Entrant,
  account: Customer | null,
): Promise<Temporal.PlainDate> {
  const db = gamesDb(context.db);
  const now = context.clock.now();
  const who = { customerId: member?.customerId ?? `visitor:${body.browserId}`, browserId: body.browserId };
  const minimumAge = Math.max(
    minimumAgeOf({ type: program.type, minAge: program.ui_attributes.minAge }),
    draw.minimum_age,
  );
  if (await optIns.refusedUntil(db, who, minimumAge, now)) throw optInRefused('AGE_NOT_MET');
  const birth = Temporal.PlainDate.from(account?.dateOfBirth ?? body.dateOfBirth);
  const { date: today } = storeDay(now, draw.time_zone);
  if (!isPlausibleBirth(birth, today))
    throw new ServiceError(400, 'DATE_OF_BIRTH_INVALID', 'Enter a real date of birth.', 'dateOfBirth');
  if (!isState(body.state)) throw new ServiceError(400, 'STATE_INVALID', 'Choose your state.', 'state');
  const rules = await optIns.rulesOf(db, program.code, program.rules_version);
  if ([body.state, account?.state].some((state) => state && rules?.void_where.includes(state)))
    throw optInRefused('NOT_ELIGIBLE_STATE', 'state');
  if (ageOn(birth, today) >= minimumAge) return birth;
  await optIns.insertRefusal(db, {
    id: context.random.uuid(),
    customer_id: who.customerId,
    browser_id: who.browserId,
    minimum_age: minimumAge,
    refused_until: now.add({ hours: 24 }),
  });
  throw optInRefused('AGE_NOT_MET');
}

interface Writing {
  draw: DrawOfProgram;
  holder: string;
  isVisitor: boolean;
  signature: string;
  body: Entrant;
  /** The birth date that a member has told whose account has none: its age counts for prizes, too. */
  told: { customerId: string; birth: Temporal.PlainDate } | null;
}

async function write(
  context: Deps,
  db: GamesDb,
  { draw, holder, isVisitor, signature, body, told }: Writing,
): Promise<Answer> {
  const now = context.clock.now();
  const { program_code: programCode, prize_id: prizeId, free_entries: count } = draw;
  const entered = await enterSweepstakes(db, {
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
  await db
    .insertInto('games.used_proof')
    .values({
      signature,
      client_request_id: body.clientRequestId,
      answer: JSON.stringify(answer),
      used_at: now,
    })
    .execute();
  if (told) {
    const { date: today } = storeDay(now, draw.time_zone);
    await optIns.recordAge(db, context.random, { ...told, today, result: 'MET' });
  }
  if (isVisitor) await keepEntrant(db, draw.draw_id, holder, body);
  else
    await append(db, [
      ledgerEntry({
        id: context.random.uuid(),
        household_id: holder,
        program_code: programCode,
        kind: 'SWEEPSTAKES',
        entry_type: 'ENTRY',
        points: 0,
        status: 'COMPLETED',
        source_type: 'AMOE',
        source_id: body.clientRequestId,
        idempotency_key: `AMOE:${programCode}:${body.clientRequestId}`,
        title: count === 1 ? 'Free entry' : `${count} free entries`,
        prize_id: prizeId,
        effective_at: now,
      }),
    ]);
  return answer;
}

async function keepEntrant(db: GamesDb, drawId: string, holder: string, body: Entrant): Promise<void> {
  const { name, address, address2, city, state, zipCode, email } = body;
  await db
    .insertInto('games.free_entrant')
    .values({
      draw_id: drawId,
      holder,
      name,
      address,
      address2: address2 ?? null,
      city,
      state,
      zip_code: zipCode,
      email,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
