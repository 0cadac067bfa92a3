import { houseBanners } from '../../../../server-kit/house-banners.ts';
import { audited, auditedInParts } from '../../operators/index.ts';
import { ConfigError, readConfig, type ServicesConfig } from '../../platform/config.ts';
import { FieldsError, ServiceError } from '../../platform/http/errors.ts';
import type { KnownBanner } from '../../stores/index.ts';
import { StartError } from '../../platform/start-error.ts';
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
  /** Work that manages its own transactions, because it may be interrupted and resumed. */
  inParts?: boolean;
  /** Two people are needed: one to run it, one to approve it. */
  needsApproval?: boolean;
}

/** Where commands run: the process and its database, or a test's. */
export interface Place {
  env: NodeJS.ProcessEnv;
  /** Folder that a relative DATA_DIR is in. */
  root: string;
  terminal: Terminal;
  /** Banners that stores can belong to; those of the house if omitted. */
  banners?: readonly KnownBanner[];
  open(config: ServicesConfig, now: string | undefined): Promise<OpsSession>;
}

/** How commands run: reading needs no operator; a change needs an operator and a yes, and goes into the audit log. */
export interface Run {
  say(line: string): void;
  /** Banners that stores can belong to. */
  banners: readonly KnownBanner[];
  reading(work: (session: OpsSession) => Promise<void>): Promise<void>;
  /**
   * @param work the work, in one transaction unless it comes in parts; returns what to print when it is
   * @param afterwards what follows from it
   */
  doing(
    what: Doing,
    work: (context: OpsContext, operator: string) => Promise<string>,
    afterwards?: (context: OpsContext) => Promise<void>,
  ): Promise<void>;
}

/** @param options those of the whole command */
export function createRun({ env, root, terminal, open, banners = houseBanners }: Place, options: () => Options): Run {
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
    banners,
    reading: withSession,
    async doing({ question, inParts = false, needsApproval = false, ...action }, work, afterwards) {
      const { operators } = readConfig(env, root);
      const operator = operatorOf(operators, 'operator', options().operator, env);
      const approver = needsApproval ? operatorOf(operators, 'approver', options().approver, env) : undefined;
      if (!(await isConfirmed(question)))
        throw new ConfigError('Not confirmed. Nothing was changed. (--yes confirms without asking.)');
      await withSession(async (session) => {
        const record = inParts ? auditedInParts : audited;
        const detail = approver === undefined ? action.detail : { ...action.detail, approver };
        const said = await record(
          session.context,
          { ...action, operator, ...(detail ? { detail } : {}) },
          (context) => {
            if (approver === operator)
              throw new ServiceError(403, 'SECOND_PERSON_REQUIRED', `${operator} can't approve their own command.`);
            return work(context, operator);
          },
        );
        terminal.say(said);
        await afterwards?.(session.context);
      });
    },
  };
}

/** Work that failed and has already reported it. */
export class Failed extends Error {}

/** Reports known failures in one sentence, and returns the exit code. */
export function explain(error: unknown, { complain }: Terminal): number {
  const isKnown = [ConfigError, StartError, Failed].some((known) => error instanceof known);
  if (error instanceof ServiceError) complain(`Refused (${error.code}): ${error.message}`);
  else if (error instanceof FieldsError)
    for (const { code, message } of error.faults) complain(`Refused (${code}): ${message}`);
  else if (error instanceof Error) complain(isKnown ? error.message : (error.stack ?? error.message));
  else complain(String(error));
  return error instanceof ConfigError ? 2 : 1;
}
