import { ConfigError, readConfig } from '../platform/config.ts';
import { ServiceError } from '../platform/errors.ts';
import { StartError } from '../platform/postgres/failure.ts';
import { audited } from './audit.ts';
import { operatorOf, readOperators } from './operators.ts';
import { confirmed, openSession, type OpsSession } from './session.ts';

interface Options {
  operator?: string;
  yes?: boolean;
  now?: string;
}
interface Doing {
  /** `draw close`. */
  command: string;
  subject: string;
  /** Asked before it is done. */
  question: string;
  detail?: Record<string, unknown>;
}

/** How commands run: reading needs nobody, doing needs an operator, a yes, and leaves a line in the audit log. */
export interface Run {
  reading(work: (session: OpsSession) => Promise<void>): Promise<void>;
  doing(what: Doing, work: (session: OpsSession, operator: string) => Promise<void>): Promise<void>;
}

/** @param env the process environment @param root where a relative DATA_DIR is @param options those of the whole command */
export function createRun(env: NodeJS.ProcessEnv, root: string, options: () => Options): Run {
  const withSession = async (work: (session: OpsSession) => Promise<void>): Promise<void> => {
    const session = await openSession(readConfig(env, root), options().now);
    try {
      await work(session);
    } finally {
      await session.close();
    }
  };
  return {
    reading: withSession,
    async doing({ question, ...deed }, work) {
      const { operator: name, yes = false } = options();
      const operators = readOperators(env['OPERATORS'], readConfig(env, root).demoData);
      const operator = operatorOf(operators, name, env['OPERATOR_KEY']);
      if (!(await confirmed(question, yes))) {
        console.error('Not confirmed, nothing was done. (--yes confirms without asking.)');
        process.exitCode = 2;
        return;
      }
      await withSession((session) => audited(session, { ...deed, operator }, () => work(session, operator)));
    },
  };
}

/** Says what went wrong in one sentence where it is understood, and answers the exit code. */
export function explain(error: unknown): number {
  if (error instanceof ServiceError) console.error(`Refused (${error.code}): ${error.message}`);
  else if (error instanceof ConfigError || error instanceof StartError) console.error(error.message);
  else console.error(error);
  return error instanceof ConfigError ? 2 : 1;
}
