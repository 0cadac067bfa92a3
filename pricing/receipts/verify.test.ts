import { expect, test } from 'vitest';
import { context, line, offer } from '../testing/samples.ts';
import { digestOf, quoteInputs } from './digest.ts';
import { receiptOf } from './receipt.ts';
import { verifyReceipt } from './verify.ts';

const receipt = receiptOf(quoteInputs([line({ qty: 2, taxCode: 'food' })], [offer()], context({ validUntil: 'noon' })));
const verify = (changed: object) => verifyReceipt({ ...receipt, quote: { ...receipt.quote, ...changed } });
const wrong = (changed: object) =>
  verify(changed).differences.map(({ path, computed, told }) => [path, computed, told]);

test('N-42 a replay checks rules, digest, each line, and every other member of the quote once', () => {
  const paths = verify({}).checks.map(({ path }) => path);
  expect(paths.slice(0, 3)).toEqual(['inputs.rules', 'digest', 'quote.lines[0]']);
  expect(paths.slice(3).toSorted()).toEqual(
    Object.keys(receipt.quote)
      .flatMap((key) => (key === 'lines' ? [] : [`quote.${key}`]))
      .toSorted(),
  );
});

test('a member is told by its own name, however deep it stands, and lists that are none are', () => {
  expect(wrong({ taxes: [{ ...receipt.quote.taxes[0], taxCents: 1 }] })).toEqual([
    ['quote.taxes[0].taxCents', '35', '1'],
  ]);
  expect(wrong({ validUntil: 'later' })).toEqual([['quote.validUntil', '"noon"', '"later"']]);
  expect(wrong({ taxes: {} })).toHaveLength(1);
  expect(wrong({ lines: null }).map(([path]) => path)).toEqual(['quote.lines[0]']);
  expect(wrong({ lines: 7 }).map(([path]) => path)).toEqual(['quote.lines[0]', 'quote.lines']);
});

test('at most a hundred differences are told', () => {
  const { isValid, differences } = verify({ taxes: Array.from({ length: 200 }, (_, index) => ({ index })) });
  expect([isValid, differences.length]).toEqual([false, 100]);
});

test('N-42 what older rules stored is right only if its parts are numbers', () => {
  const inputs = { ...receipt.inputs, rules: '2' };
  const quote = {
    ...receipt.quote,
    version: '2',
    taxes: [{ taxCents: null }],
    totals: { ...receipt.quote.totals, taxCents: null },
  };
  const older = { ...receipt, digest: digestOf(inputs), inputs, quote: quote as unknown as typeof receipt.quote };
  const { checks } = verifyReceipt(older);
  expect(checks.find(({ path }) => path === 'quote.totals.taxCents')).toEqual({
    path: 'quote.totals.taxCents',
    isRight: false,
    computed: 'null',
    told: 'null',
  });
});
