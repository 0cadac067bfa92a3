import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server that can be stopped and started again. */
export interface MailServer {
  /** The mails that it has taken. */
  mails: string[];
  /** The next mail. */
  next(): Promise<string>;
  /** Listens, on the same port as before. */
  up(): Promise<void>;
  down(): Promise<void>;
  url(): string;
}

/** As much of a mail server as one message needs. */
export function mailServer(): MailServer {
  const mails: string[] = [];
  const waiting: ((mail: string) => void)[] = [];
  const open = new Set<Socket>();
  let port = 0;
  const server = createServer((socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    let inData = false;
    let buffer = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.test');
    socket.on('data', (chunk) => {
      buffer += chunk.toString();
      if (inData && buffer.endsWith('\r\n.\r\n')) {
        mails.push(buffer);
        waiting.shift()?.(buffer);
        [inData, buffer] = [false, ''];
        return void say('250 kept');
      }
      if (inData || !buffer.endsWith('\r\n')) return undefined;
      const [verb] = buffer.split(/[\s:]/);
      const recipient = buffer;
      buffer = '';
      if (verb === 'DATA') inData = true;
      if (verb === 'QUIT') return void (say('221 bye'), socket.end());
      if (recipient.includes('<unknown@')) return void say('550 5.1.1 no such mailbox');
      if (recipient.includes('<refused-by-rule@')) return void say('550 5.7.1 you may not send here');
      return void say(inData ? '354 go on' : '250 well');
    });
    socket.on('error', () => undefined);
  });
  return {
    mails,
    next: () => new Promise<string>((done) => void waiting.push(done)),
    async up() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      ({ port } = server.address() as AddressInfo);
    },
    async down() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    url: () => `smtp://127.0.0.1:${port}`,
  };
}
