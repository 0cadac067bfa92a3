/** A start that can't succeed; the message is one clear sentence for the person who started it. */
export class StartError extends Error {}

/** The system's short name of what went wrong, like EACCES or 57P03. */
export function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}
