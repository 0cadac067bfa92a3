import { ensurePgBouncer } from '../pgbouncer.ts';
import type { Step } from './step.ts';
import { vitest } from './vitest.ts';

/** Where writes that race with each other are tested, and what tests the pooler itself. */
const writes = [
  'services/src/platform/idempotency',
  'services/src/platform/postgres/pooler.pooled.test.ts',
  'services/src/identity/sign-in',
  'services/src/cart/changing',
  'services/src/offers/clipping',
  'services/src/offers/reserving',
  'services/src/orders/placing',
  'services/src/games/prizes',
  'services/src/subscriptions/jobs',
];

/** Tests of writes once more, behind a PgBouncer that shares connections by transaction; where none can be had it fails. */
export function pooled(): Step {
  const name = 'tests: writes behind a pooler';
  const withBinary = (binary: string) =>
    vitest({ name, paths: writes, projects: ['node'], env: { TEST_PGBOUNCER: binary } });
  const { run: _, ...step } = withBinary('');
  return {
    ...step,
    run: async (hear) => {
      try {
        return await withBinary(ensurePgBouncer()).run(hear);
      } catch (error) {
        return { ok: false, output: (error as Error).message, seconds: 0 };
      }
    },
  };
}
