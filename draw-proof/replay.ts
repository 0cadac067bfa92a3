import { type CheckOptions, DrawFileCheck, type Verdict } from './draw-file-check.ts';
import type { Hashes } from './draw-proof.ts';

export interface ReplayOptions extends CheckOptions {
  /** Called after each piece with the number of entries done and the total. */
  onProgress?: ((done: number, all: number) => void) | undefined;
  /** A replacement for this line; `line` is counted from 1, which is the head. */
  change?: ((text: string, line: number, expected: number) => string) | undefined;
}

/** Replays a published file from its pieces, of any length, without keeping them. */
export async function replay(
  hashes: Hashes,
  pieces: AsyncIterable<string>,
  { onProgress, change = (text) => text, ...options }: ReplayOptions = {},
): Promise<Verdict> {
  const checking = new DrawFileCheck(hashes, options);
  let rest = '';
  let lines = 0;
  const add = (text: string) => checking.add(change(text, ++lines, checking.expected));
  for await (const piece of pieces) {
    const whole = (rest + piece).split('\n');
    rest = whole.pop() ?? '';
    for (const line of whole) add(line);
    onProgress?.(Math.max(lines - 1, 0), checking.expected);
  }
  if (rest !== '') add(rest);
  return checking.verdict();
}
