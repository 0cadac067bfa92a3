import { addPerson, allPeople, type Role } from '../operators/index.ts';
import { lockUntilCommit } from '../platform/database/advisory-lock.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { ServiceContext } from '../platform/service.ts';
import { stores } from './stores.ts';

/** Those whom the ops command knows, too, and somebody of a store's staff. */
const people: readonly { fullName: string; email: string; roles: readonly Role[]; storeId: string | null }[] = [
  { fullName: 'Ana Romero', email: 'romero@larder.example', roles: ['OWNER'], storeId: null },
  { fullName: 'Nils Lindqvist', email: 'lindqvist@larder.example', roles: ['APPROVER', 'AUDITOR'], storeId: null },
  {
    fullName: 'Chidi Okafor',
    email: 'okafor@larder.example',
    roles: ['MERCHANDISER', 'MARKETING', 'GAMES'],
    storeId: null,
  },
  {
    fullName: 'June Tanaka',
    email: 'tanaka@larder.example',
    roles: ['STORE_STAFF'],
    storeId: stores.sanFrancisco.storeId,
  },
];

/** The people of the console in a demo; once for each database. */
export async function seedDemoOperators(context: Pick<ServiceContext, 'db' | 'clock' | 'random'>): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    await lockUntilCommit(trx, 'larder demo operators');
    if ((await allPeople(trx)).length > 0) return;
    for (const person of people) await addPerson({ ...context, db: trx }, person);
  });
}
