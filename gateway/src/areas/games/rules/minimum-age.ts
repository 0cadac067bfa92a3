import type { Program } from '../../../generated/rest.ts';

/** G-70, G-118. */
const typeDefaults = { DIVISION: 18, EPISODIC: 16 } as const satisfies Record<Program['type'], number>;

/**
 * Minimum age to opt in, in years (G-70, G-71). An explicit 0 stays 0: no age is asked for.
 * @param fallback the games configuration's default, for a program type without its own
 */
export function minimumAge(program: Pick<Program, 'type' | 'uiAttributes'>, fallback = 0): number {
  const byType: Readonly<Record<string, number>> = typeDefaults;
  return program.uiAttributes.minAge ?? byType[program.type] ?? fallback;
}
