import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { storeById } from '../../stores/index.ts';

/** A name without spaces around it. @throws ServiceError 400 NAME_REQUIRED */
export function fullNameOf(text: string): string {
  const name = text.trim();
  if (name === '') throw new ServiceError(400, 'NAME_REQUIRED', 'Enter a name.', 'fullName');
  return name;
}

/** @throws ServiceError 400 STORE_UNKNOWN */
export async function requireStore(db: Database, storeId: string | null): Promise<void> {
  if (storeId !== null && !(await storeById(db, storeId)))
    throw new ServiceError(400, 'STORE_UNKNOWN', 'There is no store with this number.', 'storeId');
}
