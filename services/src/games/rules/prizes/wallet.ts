/** A prize's position in its household's wallet: those that need action come first, expired ones last. */
export const walletSections = ['NEEDS_YOU', 'READY', 'USED', 'OVER'] as const;
export type WalletSection = (typeof walletSections)[number];

export const walletStates = [
  'TO_CLAIM',
  'TO_CHOOSE',
  'HELD',
  'TO_REDEEM',
  'READY',
  'CLAIMED',
  'RUNNING',
  'USED',
  'EXPIRED',
  'REVOKED',
] as const;
export type WalletState = (typeof walletStates)[number];

const sections: Record<WalletState, WalletSection> = {
  // Left alone, these go to someone else or are decided without the household.
  TO_CLAIM: 'NEEDS_YOU',
  TO_CHOOSE: 'NEEDS_YOU',
  HELD: 'NEEDS_YOU',
  TO_REDEEM: 'READY',
  READY: 'READY',
  CLAIMED: 'READY',
  RUNNING: 'USED',
  USED: 'USED',
  EXPIRED: 'OVER',
  REVOKED: 'OVER',
};

/** The section for prizes in this state. */
export const sectionOf = (state: WalletState): WalletSection => sections[state];

/** A section's states, in order. */
export const statesOf = (section: WalletSection): WalletState[] =>
  walletStates.filter((state) => sections[state] === section);

/** Where a page of the wallet ended. */
export interface WalletPlace {
  /** Position of the section in `walletSections`. */
  section: number;
  /** What orders the section: milliseconds, of the deadline or back from the newest. */
  rank: number;
  itemId: string;
}

/** A position as an opaque token. */
export const walletToken = ({ section, rank, itemId }: WalletPlace): string =>
  Buffer.from(`${section}|${rank}|${itemId}`).toString('base64url');

/** The position in a token; null when it isn't one of ours. */
export function walletPlaceOf(token: string): WalletPlace | null {
  const [, section, rank, itemId] =
    /^([0-3])\|(-?\d{1,16})\|([a-z0-9_-]{1,80})$/.exec(Buffer.from(token, 'base64url').toString()) ?? [];
  return itemId === undefined ? null : { section: Number(section), rank: Number(rank), itemId };
}
