/** Several prizes of which one is chosen. */
export interface Choices {
  prizeIds: readonly string[];
  /** What is awarded when none is chosen in time. */
  defaultId: string;
}

export type CannotChoose = 'NOT_A_CHOICE' | 'ALREADY_CHOSEN' | 'EXPIRED';

/** What decides whether one of several prizes can be chosen. */
export interface ChoiceFacts {
  choices: Choices | undefined;
  choiceId: string;
  isOpen: boolean;
  /** Its last instant; null for a choice without one. */
  chooseBy: Temporal.Instant | null;
  now: Temporal.Instant;
  /** Is the default being awarded, which is done once the time is up? */
  isDefault: boolean;
}

/** Why it can't be chosen, stock and the shopper's age aside; null when it can (N-26). */
export function cannotChoose({
  choices,
  choiceId,
  isOpen,
  chooseBy,
  now,
  isDefault,
}: ChoiceFacts): CannotChoose | null {
  if (!choices?.prizeIds.includes(choiceId)) return 'NOT_A_CHOICE';
  if (!isOpen) return 'ALREADY_CHOSEN';
  const isLate = chooseBy !== null && Temporal.Instant.compare(now, chooseBy) > 0;
  return isLate && !isDefault ? 'EXPIRED' : null;
}

/** What is tried for a household that hasn't chosen: the default, and if that is gone, whatever is left. */
export const inDefaultOrder = ({ prizeIds, defaultId }: Choices): string[] => [
  defaultId,
  ...prizeIds.filter((prizeId) => prizeId !== defaultId),
];
