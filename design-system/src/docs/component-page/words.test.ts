import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

test('a description falls into its parts', () => {
  const words = wordsOf(
    'A title.\n\n**When to use.** To name.\n\n**When not.** To shout.\n\n**Anatomy.** `h1`.\n\nMore.',
  );
  expect(words).toEqual({
    lead: 'A title.',
    parts: [
      { title: 'When to use', text: 'To name.' },
      { title: 'When not to use', text: 'To shout.' },
      { title: 'Anatomy', text: '`h1`.\n\nMore.' },
    ],
  });
});

test('a sentence that begins in bold keeps its beginning', () => {
  expect(wordsOf('A wheel.\n\n**Use it** on the stage. **Don’t use it** elsewhere.').parts).toEqual([
    { title: 'When to use', text: '**Use it** on the stage. **Don’t use it** elsewhere.' },
  ]);
});
