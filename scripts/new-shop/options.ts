import { parseArgs } from 'node:util';
import { type Answers, questions } from './answers.ts';

export const usage = `npm run new-shop                             asks, and writes the files of a shop
npm run new-shop -- --answers answers.json   takes the answers from a file
npm run new-shop -- --name "Green Leaf" …    takes each from an option: ${questions.map(({ key }) => `--${key}`).join(' ')}
  --out FOLDER    where to write them (shops/HOST)
  --yes           asks nothing: what isn't said is as usual`;

/** What the command line says. */
export interface Options {
  answers: Partial<Answers>;
  /** File of answers. */
  file: string | undefined;
  out: string | undefined;
  isAsking: boolean;
  isHelp: boolean;
}

/** @throws Error for an option that there isn't */
export function optionsIn(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(questions.map(({ key }) => [key, text])),
      answers: text,
      out: text,
      yes: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const {
    answers: file,
    out,
    yes = false,
    help = false,
    ...answers
  } = values as Partial<Answers> & {
    answers?: string;
    out?: string;
    yes?: boolean;
    help?: boolean;
  };
  return { answers, file, out, isAsking: !yes && file === undefined, isHelp: help };
}
