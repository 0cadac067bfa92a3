import { connectStack, startFromTemplate, startStack, type SharedStack, type StackAddress } from './stack.ts';

const variable = 'LARDER_SHARED_STACK';

/** The stack that Playwright's set-up starts once, and every worker reaches. */
export const sharedStack = {
  /** Starts it, and leaves its address to the workers; answers how it is stopped. */
  async start(): Promise<() => Promise<void>> {
    const template = await startFromTemplate();
    const stack = await startStack();
    process.env[variable] = JSON.stringify(stack.address);
    return async () => {
      await stack.stop();
      await template.remove();
    };
  },
  /** The running one, as a test sees it: nothing of it is stopped or moved, others stand on it too. */
  reach(): SharedStack {
    const address = process.env[variable];
    if (!address) throw new Error('The shared stack was not started.');
    return connectStack(JSON.parse(address) as StackAddress);
  },
};
