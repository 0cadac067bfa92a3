import type { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { connect } from 'node:net';

/** Connections end at the test's server without TLS, once the address they would go to is decided. */
export class AgentOfOneServer extends Agent {
  readonly #port: number;
  constructor(port: number) {
    super({ keepAlive: true });
    this.#port = port;
  }
  override createConnection(options: Parameters<Agent['createConnection']>[0]) {
    const { lookup: guarded, hostname } = options as { lookup: typeof lookup; hostname: string };
    return connect({
      host: hostname,
      port: this.#port,
      lookup: (name, how, done) =>
        guarded(name, how, (error, address, family) =>
          error
            ? done(error, address, family)
            : how.all
              ? done(null, [{ address: '127.0.0.1', family: 4 }])
              : done(null, '127.0.0.1', 4),
        ),
    });
  }
}
