import { describe, expect, test } from 'vitest';

type Texts = Readonly<Record<string, unknown>>;
type Say = (...args: readonly unknown[]) => unknown;

const filesOf = (modules: Record<string, Record<string, unknown>>): Map<string, Texts> =>
  new Map(
    Object.entries(modules).flatMap(([path, exported]) =>
      Object.entries(exported).map(([name, texts]) => [`${path.slice('./en/'.length)} ${name}`, texts as Texts]),
    ),
  );
const english = filesOf(import.meta.glob(['./en/**/*.ts', '!./en/index.ts'], { eager: true }));
const spanish = filesOf(import.meta.glob(['./es/**/*.ts', '!./es/index.ts'], { eager: true }));

/** Numbers that words differ by, and a marker for everything else that a text is given. */
const numbers = [0, 1, 2, 21, 1_000_000];
const marker = (index: number): string => `‹${index}›`;
/** What some texts are told, as they want it. */
const others: readonly unknown[] = [
  null,
  true,
  false,
  { singular: 'punto', plural: 'puntos' },
  { amount: '12.50' },
  { d: 0, h: 1, m: 0 },
  { d: 2, h: 0, m: 0 },
  { d: 0, h: 0, m: 1 },
  [['a', '$1']],
  ['a', 'b'],
  '2026-11-02',
];

/** Every list of arguments that a text may be called with. */
function* argumentsOf(say: Say): Generator<unknown[]> {
  const choices = (index: number) => [...(say.length > 3 ? [1, 2] : numbers), marker(index), ...others];
  const grow = function* (before: unknown[]): Generator<unknown[]> {
    if (before.length === say.length) return void (yield before);
    for (const choice of choices(before.length)) yield* grow([...before, choice]);
  };
  yield* grow([]);
}

const isWrong = (text: string): boolean =>
  /undefined|\bnan\b|\[object|Infinity|null|true|false|function|=>/i.test(text);

/** What is said, when the arguments suit the text; English tells which do. */
function said(say: Say, args: readonly unknown[]): string | null {
  try {
    const text = say(...args);
    const flat = Array.isArray(text) ? text.join(' ') : text;
    return typeof flat === 'string' && !isWrong(flat) ? flat : null;
  } catch {
    return null;
  }
}

interface Pair {
  path: string;
  en: string;
  es: string | null;
}

/** Each text in both languages, functions with everything that English takes. */
function* pairs(en: unknown, es: unknown, path: string): Generator<Pair> {
  if (typeof en === 'string') return void (yield { path, en, es: typeof es === 'string' ? es : null });
  if (typeof en === 'function') {
    for (const args of argumentsOf(en as Say)) {
      const text = said(en as Say, args);
      if (text !== null)
        yield { path: `${path}(${JSON.stringify(args).slice(1, -1)})`, en: text, es: said(es as Say, args) };
    }
    return;
  }
  if (typeof en === 'object' && en !== null)
    for (const [key, value] of Object.entries(en)) yield* pairs(value, (es as Texts)[key], `${path}.${key}`);
}

/** Names that stay, words that both languages have, and what is read by machines. */
const same =
  /Play & Earn|Bonus Path|FreshPass|For U|Vine and Cellar|SNAP EBT|SNAP|GeoNames|CC BY 4\.0|English|Español|Total|box top|verify\.mjs|entries\.csv|draw\.json|JavaScript|SHA-256|Esc\b|No\b|https:\S*/g;
const markers = (text: string): string[] => [...new Set(text.match(/‹\d›/g))].sort();
const englishWords =
  /(?<!\p{L})(?:the|your|you|and|with|for|this|that|of|it|is|are|was|were|be|we|our|from|at|by|on|an|or|if|not|can't|couldn't|items?|orders?|coupons?|prize|prizes|points?|plays?|see|view|close|cancel|save|saved|sign|back|store|cart|list|free|left|more)(?!\p{L})/iu;

describe('the Spanish catalog', () => {
  test('has the files and the keys of the English one', () => {
    expect(english.size).toBeGreaterThan(40);
    const shape = (texts: unknown): unknown =>
      typeof texts === 'object' && texts !== null
        ? Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, shape(value)]))
        : typeof texts;
    expect([...spanish.keys()]).toEqual([...english.keys()]);
    for (const [file, texts] of english) expect([file, shape(spanish.get(file))]).toEqual([file, shape(texts)]);
  });

  test.each([...english.keys()])('says all of %s in Spanish, with 0, 1, and many', (file) => {
    const wrong = new Set<string>();
    for (const { path, en, es } of pairs(english.get(file), spanish.get(file), file)) {
      const note = (why: string) => wrong.size < 20 && wrong.add(`${path}: ${why}: ${JSON.stringify(es)}`);
      if (es === null || (es === '') !== (en === '')) note('says nothing');
      else if (markers(es).join() !== markers(en).join()) note('leaves something out');
      else if (englishWords.test(es.replace(same, ''))) note('has English in it');
    }
    expect([...wrong]).toEqual([]);
  });
});

test('US Spanish writes numbers and dollars as US English does', () => {
  for (const amount of [0, 1, 1234.5, 12345.67, 1_234_567]) {
    for (const options of [{}, { style: 'currency', currency: 'USD' }] as const)
      expect(new Intl.NumberFormat('es-US', options).format(amount)).toBe(
        new Intl.NumberFormat('en-US', options).format(amount),
      );
  }
});
