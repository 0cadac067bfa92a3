import { useRef, useState } from 'react';
import { failureOf } from './failure.ts';
import { requestKeys } from './request-key.ts';

interface Answer {
  userErrors: readonly { message: string }[];
}

export interface Changes<What> {
  /** What is being sent; null while nothing is. */
  busy: What | null;
  /** Why the last change wasn't made, in words; null if it was. */
  failed: string | null;
  /**
   * Sends a change, one at a time; sent again before an answer it is the same request (I-8).
   * @param ask sends it with its key @returns what was answered; null if it wasn't done
   */
  send: <A extends Answer>(what: What, input: object, ask: (key: string) => Promise<A>) => Promise<A | null>;
}

/** Sends changes of one part of a page. @param failedText for a failure that says nothing itself */
export function useChange<What>(failedText: string): Changes<What> {
  const keys = useRef(requestKeys());
  const [busy, setBusy] = useState<What | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  return {
    busy,
    failed,
    async send(what, input, ask) {
      if (busy !== null) return null;
      setBusy(what);
      setFailed(null);
      try {
        const answer = await ask(keys.current.of(input));
        keys.current.answered();
        const [error] = answer.userErrors;
        if (error) setFailed(error.message);
        return error ? null : answer;
      } catch (error) {
        const failure = failureOf(error);
        if (failure) setFailed(failure.message ?? failedText);
        return null;
      } finally {
        setBusy(null);
      }
    },
  };
}
