import type { FieldErrors } from './PersonFields.tsx';

const fields: ReadonlySet<string> = new Set(['fullName', 'email', 'roles', 'storeId']);

/** Refusals at their fields, and the first that belongs to none. */
export function errorsOf(userErrors: readonly { message: string; field: string | null }[]): {
  atFields: FieldErrors;
  other: string | undefined;
} {
  const placed = userErrors.filter(({ field }) => field !== null && fields.has(field));
  return {
    atFields: Object.fromEntries(placed.map(({ field, message }) => [field ?? '', message])),
    other: userErrors.find(({ field }) => field === null || !fields.has(field))?.message,
  };
}
