import type { UpstreamFailure } from './upstream-error.ts';
import { DeadlineError } from './deadline.ts';

/** Codes by which libraries say that they were asked for something that can't be sent. */
const ownCodes = /^(ERR_INVALID|ERR_HTTP_INVALID|UND_ERR_(INVALID_ARG|INVALID_RETURN_VALUE|NOT_SUPPORTED|REQ_))/;
const slowCodes = /^(UND_ERR_\w+_TIMEOUT|ETIMEDOUT)$/;

/**
 * Why no answer came over the network; null when the failure is a fault of ours, such as a header that can't be sent or
 * a body that can't be written: only what the network says carries a code of its own.
 */
export function networkFailure(error: unknown): Exclude<UpstreamFailure, 'STATUS'> | null {
  if (error instanceof DeadlineError) return 'TIMEOUT';
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  if (typeof code !== 'string' || ownCodes.test(code)) return null;
  return slowCodes.test(code) ? 'TIMEOUT' : 'UNREACHABLE';
}
