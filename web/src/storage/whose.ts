/** Whose are things that the browser keeps for somebody who hasn't signed in. */
export const guest = 'guest';

/** Is it kept for this visitor, and no other? Nobody sees, sends, or drops what somebody else left at this browser. */
export const isOwn = (whose: unknown, owner: string): boolean => whose === owner;

/** Is it this visitor's to take along? What a guest left is of whoever signs in next at this browser, too (N-6). */
export const isTheirs = (whose: unknown, owner: string): boolean => isOwn(whose, owner) || isOwn(whose, guest);

/** What a guest left, as this visitor's from now on; everybody else's stays as it is. */
export const takenOver = <Kept extends { owner: string }>(kept: readonly Kept[], owner: string): readonly Kept[] =>
  kept.some((each) => isOwn(each.owner, guest))
    ? kept.map((each) => (isOwn(each.owner, guest) ? { ...each, owner } : each))
    : kept;
