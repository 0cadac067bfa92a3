import { createInterface } from 'node:readline/promises';

/** Where a command prints and asks. */
export interface Terminal {
  say(line: string): void;
  complain(line: string): void;
  /** The person's answer; null when there is no one to ask. */
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
