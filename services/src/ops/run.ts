import { ConfigError, readConfig, type ServicesConfig } from '../platform/config.ts';
import { ServiceError } from '../platform/errors.ts';
import { StartError } from '../platform/postgres/failure.ts';
import { audited, auditedInParts } from './audit.ts';
import { operatorOf } from './operators.ts';
import type { OpsContext, OpsSession } from './session.ts';
import type { Terminal } from './terminal.ts';

interface Options {
  operator?: string;
  approver?: string;
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
  /** Work that brings its own transactions, as it may be cut off and goes on. */
  inParts?: boolean;
  /** Two people are needed: who does it, and who agrees. */
  needsApproval?: boolean;
}

/** Where commands run: the process and its database, or a test's. */
export interface Place {
  env: NodeJS.ProcessEnv;
  /** Folder that a relative DATA_DIR is in. */
  root: string;
  terminal: Terminal;
  open(config: ServicesConfig, now: string | undefined): Promise<OpsSession>;
}

/** How commands run: reading needs nobody, doing needs an operator, a yes, and leaves a line in the audit log. */
export interface Run {
  say(line: string): void;
  reading(work: (session: OpsSession) => Promise<void>): Promise<void>;
  /**
   * @param work what is done, in one transaction unless it comes in parts; answers what is said when it is
   * @param afterwards what follows from it
   */
  doing(
    what: Doing,
    work: (context: OpsContext, operator: string) => Promise<string>,
    afterwards?: (context: OpsContext) => Promise<void>,
  ): Promise<void>;
}

/** @param options those of the whole command */
export function createRun({ env, root, terminal, open }: Place, options: () => Options): Run {
  const withSession = async (work: (session: OpsSession) => Promise<void>): Promise<void> => {
    const session = await open(readConfig(env, root), options().now);
    try {
      await work(session);
    } finally {
      await session.close();
    }
  };
  const isConfirmed = async (question: string): Promise<boolean> => {
    if (options().yes) return true;
    const answer = await terminal.ask(`${question} Type yes: `);
    return answer?.trim().toLowerCase() === 'yes';
  };
  return {
    say: terminal.say,
    reading: withSession,
    async doing({ question, inParts = false, needsApproval = false, ...deed }, work, afterwards) {
      const { operators } = readConfig(env, root);
      const operator = operatorOf(operators, 'operator', options().operator, env);
      const approver = needsApproval ? operatorOf(operators, 'approver', options().approver, env) : undefined;
      if (!(await isConfirmed(question)))
        throw new ConfigError('Not confirmed, nothing was done. (--yes confirms without asking.)');
      await withSession(async (session) => {
        const record = inParts ? auditedInParts : audited;
        const detail = approver === undefined ? deed.detail : { ...deed.detail, approver };
        const said = await record(session, { ...deed, operator, ...(detail ? { detail } : {}) }, (context) => {
          if (approver === operator)
            throw new ServiceError(403, 'SECOND_PERSON_REQUIRED', `${operator} can't agree to what ${operator} does.`);
          return work(context, operator);
        });
        terminal.say(said);
        await afterwards?.(session.context);
      });
    },
  };
}

/** Work that came to a bad end and has said so. */
export class Failed extends Error {}

/** Says what went wrong in one sentence where it is understood, and answers the exit code. */
export function explain(error: unknown, { complain }: Terminal): number {
  const isKnown = [ConfigError, StartError, Failed].some((known) => error instanceof known);
  if (error instanceof ServiceError) complain(`Refused (${error.code}): ${error.message}`);
  else if (error instanceof Error) complain(isKnown ? error.message : (error.stack ?? error.message));
  else complain(String(error));
  return error instanceof ConfigError ? 2 : 1;
}
