import type { Dispatcher } from 'undici';
import { DeadlineError } from './deadline.ts';
import type { GiveUp } from './silence.ts';

/** An answer with all of its body. */
export interface WholeAnswer {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  text: string;
}

/**
 * Sends a request and gathers its answer. Reads the connection's own events: for answers that are held whole, a stream
 * and an abort signal for each call would cost more than the call.
 * `heard` is called when the answer begins, `late` when the time is over; `endsBy` is given what ends the time at once.
 * @throws DeadlineError when the time is over, whatever the connection does; what the connection says when it fails before
 */
export function wholeAnswer(
  connection: Dispatcher,
  request: Dispatcher.DispatchOptions,
  deadlineMs: number,
  { heard, late: onLate, endsBy }: { heard: () => void; late: () => void; endsBy?: (giveUp: GiveUp) => void },
): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | null = null;
    let late: DeadlineError | null = null;
    let status = 0;
    let headers: WholeAnswer['headers'] = {};
    const chunks: Buffer[] = [];
    const giveUp = (isTold = true) => {
      clearTimeout(timer);
      late = new DeadlineError(deadlineMs);
      if (isTold) onLate();
      reject(late);
      controller?.abort(late);
    };
    const timer = setTimeout(() => giveUp(), deadlineMs);
    endsBy?.(giveUp);
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(started) {
        controller = started;
        // Its time was over while it waited for a connection.
        if (late) started.abort(late);
      },
      onResponseStart(_, statusCode, given) {
        if (statusCode < 200 || late) return;
        status = statusCode;
        headers = given;
        heard();
      },
      onResponseData: (_, chunk) => void chunks.push(chunk),
      onResponseEnd() {
        clearTimeout(timer);
        resolve({ status, headers, text: textOf(chunks) });
      },
      onResponseError(_, error) {
        clearTimeout(timer);
        reject(error);
      },
    };
    try {
      connection.dispatch(request, handler);
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
  });
}

function textOf(chunks: readonly Buffer[]): string {
  const [first] = chunks;
  const text = (chunks.length === 1 && first ? first : Buffer.concat(chunks)).toString();
  return text.charCodeAt(0) === 0xfe_ff ? text.slice(1) : text;
}
