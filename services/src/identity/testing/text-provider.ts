import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A provider of text messages that can be stopped and started again. */
export interface TextProvider {
  /** What it has taken: its form, and as whom it was asked. */
  taken: { form: Record<string, string>; account: string }[];
  /** Listens, on the same port as before. */
  up(): Promise<void>;
  down(): Promise<void>;
  url(): string;
}

/** What Twilio answers for numbers that a test has chosen. */
const refusals: Readonly<Record<string, [status: number, code: number]>> = {
  '+19255550100': [400, 21211],
  '+19255550110': [400, 21610],
  '+19255550120': [400, 21606],
  '+19255550129': [429, 20429],
};

/** As much of Twilio's API as one message needs. */
export function textProvider(): TextProvider {
  const taken: TextProvider['taken'] = [];
  let port = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const form = Object.fromEntries(new URLSearchParams(text));
    const account = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
    const [status, code] = refusals[form['To'] ?? ''] ?? [201, null];
    if (status === 201) taken.push({ form, account });
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify(code === null ? { sid: 'SM1', status: 'queued' } : { code, status }));
  };
  const server = createServer((request, response) => void answer(request, response));
  return {
    taken,
    async up() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      ({ port } = server.address() as AddressInfo);
    },
    async down() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    url: () => `http://AC1:se%20cret@127.0.0.1:${port}/2010-04-01/Accounts/AC1/Messages.json`,
  };
}
