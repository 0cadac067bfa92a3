import { useState } from 'react';

/** The newest value of one thing, told by `of`; the one before while there is none. */
export function useKept<Value>(of: string, value: Value | null): { value: Value | null; isOld: boolean } {
  const [kept, setKept] = useState({ of, value });
  const isNew = value !== null && value !== kept.value;
  if (kept.of !== of || isNew) setKept({ of, value });
  const known = value ?? (kept.of === of ? kept.value : null);
  return { value: known, isOld: value === null && known !== null };
}
