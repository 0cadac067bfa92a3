import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { standInWallets } from './stand-in-wallets.ts';

/** What the stand-in does with the next request: as asked, decline, or do it and lose the answer. */
export type Mood = 'ok' | 'decline' | 'lost';

/** A hold at the stand-in, in cents. */
export interface StandInHold {
  id: string;
  order: string;
  amount: number;
  captured: number;
  refunded: number;
  voided: boolean;
}

/** Quillpay's stand-in for development and tests: it keeps everything in memory, and no money moves. */
export interface StandIn {
  url: string;
  /** Holds by the key they were asked for with. */
  holds: ReadonlyMap<string, StandInHold>;
  /** How often each request came, by path and key. */
  asked: ReadonlyMap<string, number>;
  /** What it does next, one request after another; then `ok`. */
  next(...moods: Mood[]): void;
  close(): Promise<void>;
}

/** @param port 0 takes any that is free */
export async function startStandIn({ port = 0 } = {}): Promise<StandIn> {
  const holds = new Map<string, StandInHold>();
  const asked = new Map<string, number>();
  const answers = new Map<string, { status: number; body: object }>();
  const wallets = standInWallets();
  const moods: Mood[] = [];

  const find = (name: string) =>
    name.startsWith('key:') ? holds.get(name.slice(4)) : [...holds.values()].find(({ id }) => id === name);

  const act = (path: string, key: string, { amount = 0, order = '', source, payload = '', domain = '' }: Asked) => {
    if (path === '/wallet-sessions') return { status: 201, body: { id: `ws-${key}`, session: { domainName: domain } } };
    if (path === '/tokens') return wallets.tokenize({ key, amount, payload });
    const [, , name, verb] = path.split('/').map(decodeURIComponent);
    if (name === undefined) {
      if (source !== undefined && !wallets.takes(source, { key, amount })) return { status: 402, body: {} };
      const hold = { id: `qp-${key}`, order, amount, captured: 0, refunded: 0, voided: false };
      holds.set(key, hold);
      return { status: 201, body: { id: hold.id } };
    }
    const hold = find(name);
    // Letting go of what never was is done; a hold from before a restart is taken at its word.
    if (!hold) return { status: verb === 'void' || name.startsWith('qp-') ? 200 : 404, body: { id: name } };
    if (verb === 'amount') hold.amount = Math.max(hold.amount, amount);
    if (verb === 'capture' && amount > hold.amount) return { status: 402, body: {} };
    if (verb === 'capture') hold.captured = amount;
    if (verb === 'refund') hold.refunded += amount;
    if (verb === 'void') hold.voided = true;
    return { status: 200, body: { id: hold.id } };
  };

  const server: Server = createServer((request, response) => {
    void bodyOf(request).then((said) => {
      const key = String(request.headers['idempotency-key'] ?? '');
      const path = request.url ?? '';
      const once = `${path} ${key}`;
      asked.set(once, (asked.get(once) ?? 0) + 1);
      const mood = moods.shift() ?? 'ok';
      const known = answers.get(once);
      const answer = known ?? (mood === 'decline' ? { status: 402, body: {} } : act(path, key, said));
      answers.set(once, answer);
      if (mood === 'lost') return void request.socket.destroy();
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    holds,
    asked,
    next: (...given) => void moods.push(...given),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** What a request says; amounts are cents. */
interface Asked {
  amount?: number;
  order?: string;
  source?: string;
  payload?: string;
  domain?: string;
}

async function bodyOf(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as Asked;
  } catch {
    return {};
  }
}
