import type { DrawReport, VerifyStep } from '../verify-draw.ts';

/** Where the check of a draw stands. */
export type VerifyState =
  | { kind: 'idle' }
  | { kind: 'running'; step: VerifyStep; /** From 0 to 1. */ done: number }
  | {
      kind: 'done';
      report: DrawReport;
      seconds: number;
      /** Has the shopper changed an entry, to see it fail? */
      tampered: boolean;
    }
  | { kind: 'failed'; reason: 'not-loaded' | 'insecure' | 'malformed' };
