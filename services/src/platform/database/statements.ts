/** A server keeps every named statement of a connection in memory, so there is an end to their number. */
const mostNames = 1000;
const mostSeen = 5000;

/** What makes a server refuse a statement that it has prepared: its tables have changed, or it is not there any more. */
const stale = new Set(['0A000', '26000', '42P05']);

/** Names of statements, by their texts: the same in every connection of this process. */
export interface StatementNames {
  /** The name of a text that is used repeatedly; undefined for one not seen before. */
  of(text: string): string | undefined;
}

/** Names texts from the second time on: one that is built once, such as an insert of a hundred rows, is not worth keeping. */
export function statementNames(most = mostNames): StatementNames {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return {
    of(text) {
      const known = names.get(text);
      if (known !== undefined) return known;
      if (!seen.has(text)) {
        if (seen.size === mostSeen) seen.clear();
        seen.add(text);
        return undefined;
      }
      if (names.size === most) return undefined;
      seen.delete(text);
      const name = `larder_${names.size}`;
      names.set(text, name);
      return name;
    },
  };
}

/** Has the server refused a prepared statement only because it was prepared before something changed? */
export function isStaleStatement(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string };
  // The first also stands for everything that isn't supported.
  return stale.has(code ?? '') && (code !== '0A000' || message.includes('cached plan'));
}
