/** DIVISION runs a season over the stores of a division, EPISODIC runs in short episodes (G-5, N-18). */
export type ProgramType = 'DIVISION' | 'EPISODIC';

const byType: Record<ProgramType, number> = { DIVISION: 18, EPISODIC: 16 };

/** Minimum age to opt in, in years: the program's own, including an explicit 0, else its type's (G-70, G-71, X-8). */
export function minimumAgeOf(program: { type: ProgramType; minAge?: number | undefined }): number {
  return program.minAge ?? byType[program.type];
}
