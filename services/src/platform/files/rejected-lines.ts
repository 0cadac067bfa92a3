import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** A line of an imported file that wasn't used, and why, in words. */
export interface RejectedLine {
  line: number;
  reason: string;
  text: string;
}

/** Opens a file of rejected lines, JSON Lines, without emptying it. */
export const openRejected = (file: string): Promise<FileHandle> => open(file, constants.O_RDWR | constants.O_CREAT);

/**
 * Writes lines after those of the finished batches, overwriting what an interrupted batch left there.
 * @param finished bytes that the finished batches wrote
 * @returns how many bytes were written
 */
export async function setAside(file: FileHandle, finished: number, lines: readonly RejectedLine[]): Promise<number> {
  const { size } = await file.stat();
  const end = Math.min(size, finished);
  const text = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  await file.truncate(end);
  await file.write(text, 0, text.length, end);
  await file.sync();
  return text.length;
}
