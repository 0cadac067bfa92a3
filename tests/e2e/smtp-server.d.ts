declare module 'smtp-server' {
  import type { AddressInfo } from 'node:net';
  import type { Readable } from 'node:stream';

  /** The part of the package that the tests use. */
  export class SMTPServer {
    constructor(options: {
      disabledCommands: string[];
      onData(
        stream: Readable,
        session: { envelope: { rcptTo: { address: string }[] } },
        done: (error?: Error) => void,
      ): void;
    });
    server: { address(): AddressInfo };
    listen(port: number, host: string, listening: () => void): void;
    close(closed: () => void): void;
  }
}
