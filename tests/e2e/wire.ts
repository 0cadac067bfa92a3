import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a broken path answers instead of the service; `never` leaves the caller waiting, `breaks` breaks the connection. */
type FaultyAnswer = { status: number; body?: unknown } | 'never' | 'breaks';

/** Stands between a caller and one service and answers chosen calls itself. */
export interface Wire {
  url: string;
  /** Calls whose `METHOD /path` matches get this answer until the wire is mended. */
  answers(calls: RegExp, answer: FaultyAnswer): void;
  /** The next call that matches reaches the service, and its answer stays here. @returns when the service has answered */
  keepsAnswer(calls: RegExp): Promise<void>;
  /** The same, and the caller's connection breaks. */
  losesAnswer(calls: RegExp): Promise<void>;
  mends(): void;
  close(): void;
}

/** @param target address of the services, asked for with each call */
export async function openWire(target: () => string): Promise<Wire> {
  let broken: { calls: RegExp; answer: FaultyAnswer } | undefined;
  let kept: { calls: RegExp; isAnswered: () => void; isLost: boolean } | undefined;
  const server = createServer((incoming, outgoing) => {
    const call = `${incoming.method} ${incoming.url}`;
    if (broken?.calls.test(call)) {
      incoming.resume();
      if (broken.answer === 'never') return;
      if (broken.answer === 'breaks') return void incoming.destroy();
      const { status, body } = broken.answer;
      outgoing
        .writeHead(status, { 'content-type': 'application/json' })
        .end(body === undefined ? '' : JSON.stringify(body));
      return;
    }
    const keep = kept?.calls.test(call) ? kept : undefined;
    if (keep) kept = undefined;
    const pass = (answer: IncomingMessage) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    };
    const stop =
      ({ isLost, isAnswered }: NonNullable<typeof kept>) =>
      (answer: IncomingMessage) =>
        answer.resume().on('end', () => {
          if (isLost) outgoing.destroy();
          isAnswered();
        });
    const onward = request(
      new URL(incoming.url ?? '/', target()),
      { method: incoming.method, headers: incoming.headers },
      keep ? stop(keep) : pass,
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers: (calls, answer) => (broken = { calls, answer }),
    keepsAnswer: (calls) => new Promise((isAnswered) => (kept = { calls, isAnswered, isLost: false })),
    losesAnswer: (calls) => new Promise((isAnswered) => (kept = { calls, isAnswered, isLost: true })),
    mends: () => (broken = undefined),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
