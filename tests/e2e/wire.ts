import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a broken path answers instead of the service; `never` leaves the caller waiting. */
type FaultyAnswer = { status: number; body?: unknown } | 'never';

/** Stands between the front and one service and answers chosen calls itself. */
export interface Wire {
  url: string;
  /** Calls whose `METHOD /path` matches get this answer until the wire is mended. */
  answers(calls: RegExp, answer: FaultyAnswer): void;
  mends(): void;
  close(): void;
}

/** @param target address of the services, asked for with each call */
export async function openWire(target: () => string): Promise<Wire> {
  let broken: { calls: RegExp; answer: FaultyAnswer } | undefined;
  const server = createServer((incoming, outgoing) => {
    if (broken?.calls.test(`${incoming.method} ${incoming.url}`)) {
      incoming.resume();
      if (broken.answer === 'never') return;
      const { status, body } = broken.answer;
      outgoing
        .writeHead(status, { 'content-type': 'application/json' })
        .end(body === undefined ? '' : JSON.stringify(body));
      return;
    }
    const onward = request(
      new URL(incoming.url ?? '/', target()),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers: (calls, answer) => (broken = { calls, answer }),
    mends: () => (broken = undefined),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
