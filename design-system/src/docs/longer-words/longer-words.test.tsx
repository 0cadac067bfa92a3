import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { longer, setLongerWords } from './longer-words.ts';

afterEach(() => {
  setLongerWords(false);
  document.body.innerHTML = '';
});

test('a text grows by 40 %, keeps its numbers and the space at its end', () => {
  expect(longer('Shop to earn!')).toBe('Šhóp tó éárñ! ~~~~');
  expect(longer('$4.99 ')).toBe('$4.99 ');
  expect(longer('Points ')).toMatch(/^Póíñtš ~~~~ $/);
});

test('what is drawn later is lengthened too, once, and all of it comes back', async () => {
  document.body.innerHTML = '<p>Play now!</p><code>abc def</code>';
  setLongerWords(true);
  document.body.append(Object.assign(document.createElement('b'), { textContent: 'Got it' }));
  await waitFor(() => expect(document.querySelector('b')).toHaveTextContent('Gót ít ~~~~'));
  expect(document.querySelector('p')).toHaveTextContent('Pláý ñów! ~~~~');
  expect(document.querySelector('code')).toHaveTextContent('abc def');
  setLongerWords(false);
  expect(document.body).toHaveTextContent('Play now!abc defGot it');
});
