import { createInterface } from 'node:readline/promises';

/** Where a command speaks and asks. */
export interface Terminal {
  say(line: string): void;
  complain(line: string): void;
  /** What the person answers; null when nobody is there to be asked. */
  ask(question: string): Promise<string | null>;
}

/** The terminal that this process runs in. */
export const terminal: Terminal = {
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
  async ask(question) {
    if (!process.stdin.isTTY) return null;
    const asking = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await asking.question(question);
    asking.close();
    return answer;
  },
};
