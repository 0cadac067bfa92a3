/** Where a page of a household's ledger ended: the instant of its last row and the row's number. */
export interface LedgerPlace {
  at: Temporal.Instant;
  seq: number;
}

/** A position as an opaque token. */
export function pageToken({ at, seq }: LedgerPlace): string {
  return Buffer.from(`${at.toString()}|${seq}`).toString('base64url');
}

/** The position in a token; null when it isn't one of ours. */
export function placeOf(token: string): LedgerPlace | null {
  const [at = '', seq = '', ...rest] = Buffer.from(token, 'base64url').toString().split('|');
  if (rest.length > 0 || !/^-?\d{1,18}$/.test(seq)) return null;
  try {
    return { at: Temporal.Instant.from(at), seq: Number(seq) };
  } catch {
    return null;
  }
}
