import { join } from 'node:path';
import { iso } from '../../platform/clock.ts';
import type { ServicesConfig } from '../../platform/config.ts';
import type { World } from '../../testing/world.ts';
import { ops } from '../ops.ts';
import type { Place } from '../shell/run.ts';
import { auditDb } from '../../operators/store/audit-log.ts';

/** A command's result. */
export interface Outcome {
  code: number;
  said: string;
  complained: string;
  asked: readonly string[];
}

interface Setting {
  env?: NodeJS.ProcessEnv;
  config?: Partial<ServicesConfig>;
  /** The answer of the person at the terminal; by default, no one is there. */
  answer?: string;
  /** Banners that stores can belong to; those of the house if omitted. */
  banners?: Place['banners'];
}

/** Runs commands on a world's database, on its clock. */
export const commandsOf =
  (world: World, { env = {}, config, answer, banners }: Setting = {}) =>
  async (...args: readonly string[]): Promise<Outcome> => {
    const [said, complained, asked] = [[] as string[], [] as string[], [] as string[]];
    const code = await ops(args, {
      env,
      ...(banners ? { banners } : {}),
      root: join(import.meta.dirname, '../../../..'),
      open: async () => ({
        context: { ...world.context, config: { ...world.context.config, ...config } },
        close: async () => undefined,
      }),
      terminal: {
        say: (line) => said.push(line),
        complain: (line) => complained.push(line),
        async ask(question) {
          asked.push(question);
          return answer ?? null;
        },
      },
    });
    return { code, said: said.join('\n'), complained: complained.join('\n'), asked };
  };

/** The audit log, oldest first: who, what, to what, how it ended, and when. */
export async function auditOf(world: World): Promise<(readonly [string, string, string, string])[]> {
  const rows = await auditDb(world.db).selectFrom('games.audit_log').selectAll().orderBy('seq').execute();
  if (rows.some(({ at }) => iso(at) > iso(world.clock.now()))) throw new Error('a line from the future');
  return rows.map(({ operator, command, subject, outcome }) => [operator, command, subject, outcome] as const);
}
