import { expect, test } from 'vitest';
import { answersFrom, hostOf, type Question, questions } from './answers.ts';
import { filesOf } from './files.ts';
import { goods, upcOf } from './goods.ts';
import { optionsIn } from './options.ts';

const needed = {
  name: 'Café Verde',
  address: '1 Main St',
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
  phone: '(510) 555-0142',
};

test('what is not said is as usual, and what is needed is asked for by name', async () => {
  expect(await answersFrom(needed, null)).toMatchObject({
    host: 'cafeverde',
    color: '#2f7d32',
    hours: '7:00-22:00',
    deliveryZips: '94607',
  });
  await expect(answersFrom({ name: needed.name }, null)).rejects.toThrow('--address is missing.');
  await expect(answersFrom({ ...needed, color: 'green' }, null)).rejects.toThrow(
    '--color "green" can\'t be used. It\'s like #2f7d32.',
  );
});

test('a person is asked again until the answer can be used, and Enter takes what is usual', async () => {
  const typed = [
    'Green Leaf',
    'No Host!',
    '',
    '',
    '1 Main St',
    'Oakland',
    'XX',
    'CA',
    '94607',
    '510-555-0142',
    '',
    '',
    '-',
  ];
  const asked: string[] = [];
  const answers = await answersFrom({}, async (text) => {
    asked.push(text);
    return typed[asked.length - 1] ?? '';
  });
  expect(answers).toMatchObject({ name: 'Green Leaf', host: 'greenleaf', state: 'CA', deliveryZips: '-' });
  expect(asked).toHaveLength(typed.length);
  expect(asked[1]).toBe('First part of its address on the web (greenleaf): ');
  expect(asked[2]).toMatch(/^It's like greenleaf: .*\nFirst part of its address/);
});

test.each<[Question['key'], string[], string[]]>([
  ['host', ['a1', 'greenleaf'], ['1a', 'A', 'a-b', '../x', '']],
  ['color', ['#2F7d32'], ['2f7d32', '#fff', 'red']],
  ['zip', ['94607'], ['9460', '94607-1234']],
  ['hours', ['7-22', '7:00-22:30'], ['always', '7']],
  ['deliveryZips', ['-', '941', '94103 941'], ['', 'x', '94103,94104']],
  ['deliveryFee', ['0', '5.95'], ['-1', '5,95', 'free']],
])('%s can be %j and cannot be %j', (key, fine, wrong) => {
  const { problem } = questions.find((question) => question.key === key)!;
  expect(fine.map(problem)).toEqual(fine.map(() => null));
  expect(wrong.map(problem)).toEqual(wrong.map(() => expect.any(String)));
});

test('the command line says answers, a file of them, or a folder, and nothing else', () => {
  expect(optionsIn(['--name', 'A', '--yes'])).toMatchObject({ answers: { name: 'A' }, isAsking: false });
  expect(optionsIn(['--answers', 'a.json', '--out', 'here'])).toMatchObject({
    file: 'a.json',
    out: 'here',
    isAsking: false,
  });
  expect(optionsIn([]).isAsking).toBe(true);
  expect(() => optionsIn(['--nonsense', 'x'])).toThrow('nonsense');
});

test('a shop that does not deliver has no delivery times, and its key is only in shop.env', async () => {
  const answers = await answersFrom({ ...needed, deliveryZips: '-' }, null);
  const today = Temporal.PlainDate.from('2026-08-05');
  const { folder, banner } = filesOf({ answers, today, operatorKey: 'secret', folder: 'shops/cafeverde' });
  expect(folder['stores.jsonl']).not.toContain('delivery');
  expect(folder['offers.csv']).toContain('2026-10-04');
  expect(Object.keys(folder).filter((name) => folder[name]?.includes('secret'))).toEqual(['shop.env']);
  expect(folder['.gitignore']).toContain('shop.env');
  expect(JSON.parse(banner)).toMatchObject({ $extensions: { 'larder.banner': { name: 'Café Verde' } } });
});

test('each sample product has a number of its own, of those that are a store’s own', () => {
  const numbers = goods.map((_, at) => upcOf(at));
  expect(new Set(numbers).size).toBe(goods.length);
  for (const number of numbers) expect(number).toMatch(/^4\d{11}$/);
  expect(hostOf('Ñandú & Söhne 24')).toBe('nandusohne24');
});
