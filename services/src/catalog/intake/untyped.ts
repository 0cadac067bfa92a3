import { writeFile } from 'node:fs/promises';
import type { Database } from '../../platform/database/database.ts';
import { nearestGuess } from '../rules/types/nearest-guess.ts';
import { stagedUntyped } from '../store/imports.ts';
import { groceryTypes } from '../taxonomy/grocery-types.ts';

/** More would be no list to work through, but a file of another kind of goods. */
const mostListed = 20_000;

/**
 * Lists the products of a file that have no type (N-55), with their lines, names, and what each may be, in a file of its own;
 * none where all of them have one. @returns how many they are
 */
export async function listUntyped(db: Database, importId: string, file: string): Promise<number> {
  const { count, rows } = await stagedUntyped(db, importId, mostListed);
  const lines = rows.map((row) => `${JSON.stringify({ ...row, guess: nearestGuess(groceryTypes, row.name) })}\n`);
  if (count > 0) await writeFile(file, lines.join(''));
  return count;
}
