import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until it is so, and leaves the machine to what is waited for between two looks. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await breather();
}

/** Leaves the machine to others for a moment: for who asks again and again. */
export const breather = (): Promise<void> => sleep(5);
