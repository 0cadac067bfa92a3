import type { CheckStep, DrawReport } from '../check-draw.ts';

/** The state of checking a draw. */
export type VerifyState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'running'; step: CheckStep; /** Entries. */ done: number; all: number }
  | { kind: 'stopped' }
  | {
      kind: 'done';
      report: DrawReport;
      seconds: number;
      /** Has the shopper changed an entry, to see it fail? */
      tampered: boolean;
    }
  | { kind: 'failed'; reason: 'not-loaded' | 'malformed' };
