import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { node } from '../command.ts';
import { root } from '../processes.ts';
import { type Answers, answersFrom, questions } from './answers.ts';
import { filesOf } from './files.ts';
import { optionsIn, usage } from './options.ts';

async function newShop(args: readonly string[]): Promise<void> {
  const options = optionsIn(args);
  if (options.isHelp) return console.log(usage);
  const given = { ...(options.file === undefined ? {} : await answersIn(options.file)), ...options.answers };
  const answers = await withTerminal(options.isAsking, (ask) => answersFrom(given, ask));
  const target = resolve(root, options.out ?? join('shops', answers.host));
  const tokens = join(root, 'design-system/tokens/banners', `${answers.host}.tokens.json`);
  for (const path of [target, tokens])
    if (existsSync(path)) throw new Error(`${relative(root, path)} is there already: nothing was written.`);
  const folder = relative(root, target).replaceAll('\\', '/');
  const files = filesOf({
    answers,
    today: Temporal.Now.plainDateISO(),
    operatorKey: randomBytes(24).toString('base64url'),
    folder,
  });
  await mkdir(target, { recursive: true });
  for (const [name, content] of Object.entries(files.folder))
    await writeFile(join(target, name), content, { mode: name === 'shop.env' ? 0o600 : 0o644 });
  await writeFile(tokens, files.banner);
  const themes = await node(['design-system/scripts/themes.ts']);
  if (!themes.ok) throw new Error(themes.output);
  console.log(`Written: ${folder}, and ${relative(root, tokens)} for the look of ${answers.name}.
Next: the commands in ${folder}/README.md.`);
  return undefined;
}

async function answersIn(path: string): Promise<Partial<Answers>> {
  const content: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (typeof content !== 'object' || content === null) throw new Error(`${path} isn't an object with answers.`);
  const unknown = Object.keys(content).find((name) => !questions.some(({ key }) => key === name));
  if (unknown !== undefined) throw new Error(`${path} answers "${unknown}", which isn't asked.`);
  return content as Partial<Answers>;
}

async function withTerminal<T>(
  isAsking: boolean,
  work: (ask: ((question: string) => Promise<string>) | null) => Promise<T>,
): Promise<T> {
  if (!isAsking) return work(null);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<never>((_, reject) =>
    terminal.once('close', () => reject(new Error('Ended before everything was answered: nothing was written.'))),
  );
  ended.catch(() => undefined);
  try {
    return await work((question) => Promise.race([terminal.question(question), ended]));
  } finally {
    terminal.close();
  }
}

try {
  await newShop(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
