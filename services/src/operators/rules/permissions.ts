/** What a person may be; each may be several at once. */
export const roles = [
  'OWNER',
  'APPROVER',
  'MERCHANDISER',
  'MARKETING',
  'GAMES',
  'STORE_STAFF',
  'SUPPORT',
  'AUDITOR',
] as const;
export type Role = (typeof roles)[number];

/** Who may do what: every act of operators, and the roles that have it. What isn't here, nobody may do. */
export const permissions = {
  /** Reading who one is, and signing out. */
  BE_SIGNED_IN: roles,
  /** Orders and times that need someone now. */
  SEE_WORK: ['OWNER', 'STORE_STAFF', 'SUPPORT'],
  /** Sales and orders by the day. */
  SEE_FIGURES: ['OWNER', 'APPROVER', 'MERCHANDISER', 'MARKETING', 'STORE_STAFF', 'AUDITOR'],
  SEE_AUDIT_LOG: ['OWNER', 'APPROVER', 'AUDITOR'],
  SEE_PEOPLE: ['OWNER', 'AUDITOR'],
  CHANGE_PEOPLE: ['OWNER'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Act = keyof typeof permissions;
export const acts = Object.keys(permissions) as readonly Act[];

/** May somebody with these roles do this? */
export const may = (held: readonly Role[], act: Act): boolean =>
  (permissions[act] as readonly Role[]).some((role) => held.includes(role));
