import { openDesk } from './stack-desk.ts';

/** Starts the stack that most tests share, and the others when a test asks for them; answers how all are stopped. */
export default async function setUp(): Promise<() => Promise<void>> {
  return openDesk();
}
