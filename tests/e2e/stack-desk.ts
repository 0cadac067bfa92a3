import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startFromTemplate, startStack, type Stack, type StackAddress, type StackOptions } from './stack.ts';

/** The stacks of a run, and what may happen to each; whatever happens to one but the first is seen by all who stand on it. */
const stackKinds = {
  /** Nothing but to a household that a test has for itself. */
  shared: {},
  /** Its clock goes on, and back. */
  moved: {},
  /** Its stock runs out, and what the demonstration's own shoppers have is changed. */
  sold: {},
  /** Its services are killed and started again; tests ask them directly. */
  killed: { withFront: false },
} as const satisfies Record<string, StackOptions>;
export type StackKind = keyof typeof stackKinds;

/** What tests may have done to the processes of a stack. */
export type DeskAct = 'reach' | 'kill' | 'start';

/** Where the desk of this run is, for its workers. */
export const deskVariable = 'LARDER_STACK_DESK';

/** Starts each stack once, when a test first asks for it, and keeps it while workers come and go. @returns how all are stopped */
export async function openDesk(): Promise<() => Promise<void>> {
  const template = await startFromTemplate();
  const stacks = new Map<StackKind, Promise<Stack>>();
  const stackOf = (kind: StackKind): Promise<Stack> => {
    const stack = stacks.get(kind) ?? startStack(stackKinds[kind]);
    stacks.set(kind, stack);
    return stack;
  };
  const server = createServer((incoming, outgoing) => {
    acts(stackOf, incoming).then(
      (address) => outgoing.end(JSON.stringify(address)),
      (error: unknown) => outgoing.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[deskVariable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Most tests stand on it.
  await stackOf('shared');
  return async () => {
    server.close();
    server.closeAllConnections();
    for (const stack of stacks.values()) await (await stack).stop();
    await template.remove();
  };
}

async function acts(stackOf: (kind: StackKind) => Promise<Stack>, incoming: IncomingMessage): Promise<StackAddress> {
  const [kind, act] = (incoming.url ?? '').slice(1).split('/') as [StackKind, DeskAct];
  const env = JSON.parse((await text(incoming)) || '{}') as NodeJS.ProcessEnv;
  const stack = await stackOf(kind);
  if (act === 'kill') await stack.killServices();
  if (act === 'start') await stack.startServices(env);
  return stack.address;
}
