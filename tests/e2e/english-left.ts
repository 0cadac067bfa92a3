import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { staysOpen } from './shopper.ts';

const messages = join(import.meta.dirname, '../../web/src/messages');

/** Every text of a catalog that takes no arguments. */
async function textsIn(language: 'en' | 'es'): Promise<Set<string>> {
  const texts = new Set<string>();
  const take = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(take);
  };
  for (const file of globSync('**/*.ts', { cwd: join(messages, language) }))
    take(await import(pathToFileURL(join(messages, language, file)).href));
  return texts;
}

/** Names and words that both languages have. */
const names = new Set(['Play & Earn', 'Bonus Path', 'English']);

let texts: Promise<Set<string>> | undefined;
const onlyEnglish = async (): Promise<Set<string>> => {
  const [en, es] = await Promise.all([textsIn('en'), textsIn('es')]);
  return new Set([...en].filter((text) => text.length > 2 && !es.has(text) && !names.has(text)));
};

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) yield* stringsIn(item);
}

/**
 * A look whether a page says anything, aloud or on the screen, that only the English catalog has. What the gateway has
 * told the page is not the interface's. @returns the look, for each screen by its name
 */
export function lookForEnglish(page: Page): (screen: string) => Promise<void> {
  const told = new Set<string>();
  const answers: Promise<void>[] = [];
  const hear = (text: string) => {
    for (const each of stringsIn(JSON.parse(text))) told.add(each.trim());
  };
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/graphql' && !staysOpen(response.request()))
      answers.push(
        response.text().then(hear, () => {
          // The page was left before its answer was read.
        }),
      );
  });
  return async (screen) => {
    const english = await (texts ??= onlyEnglish());
    await Promise.all(answers);
    hear((await page.locator('#boot').textContent()) ?? 'null');
    const said = await page.evaluate(() => {
      const words = [document.title];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!node.parentElement?.closest('script, style, noscript')) words.push(node.nodeValue ?? '');
      for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) words.push(element.getAttribute(name) ?? '');
      return words.map((text) => text.trim());
    });
    expect(
      said.filter((text) => english.has(text) && !told.has(text)),
      screen,
    ).toEqual([]);
  };
}
