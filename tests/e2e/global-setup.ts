import { sharedStack } from './shared-stack.ts';

/** Starts the one stack that all tests share which neither move the clock nor stop a process; answers how it is stopped. */
export default async function setUp(): Promise<() => Promise<void>> {
  return sharedStack.start();
}
