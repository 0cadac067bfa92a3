import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WiredAnswer } from '../../services/src/testing/contract.ts';

/** A call of the gateway and what the services answered. */
export interface Exchange extends WiredAnswer {
  headers: IncomingHttpHeaders;
}

/** Stands between gateway and services and writes down what passes. */
export async function openWire(target: string): Promise<{ url: string; exchanges: Exchange[]; close(): void }> {
  const exchanges: Exchange[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const onward = request(new URL(url, target), { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const [path = ''] = url.split('?', 1);
        const status = answer.statusCode ?? 0;
        exchanges.push({ method, path, headers, status, body: body.length ? JSON.parse(body.toString()) : undefined });
        outgoing.writeHead(status, answer.headers).end(body);
      });
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    exchanges,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
