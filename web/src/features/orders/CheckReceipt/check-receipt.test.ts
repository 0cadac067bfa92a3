import { expect, test } from 'vitest';
import { context, line, offer } from '../../../../../pricing/testing/samples.ts';
import { digestOf, quoteInputs } from '../../../../../pricing/receipts/digest.ts';
import { receiptOf } from '../../../../../pricing/receipts/receipt.ts';
import { checkReceipt, type ReceiptReport } from './check-receipt.ts';

const receipt = receiptOf(quoteInputs([line({ qty: 2, taxCode: 'food' })], [offer()], context()));
const file = JSON.stringify(receipt);
const wrong = (report: ReceiptReport | 'malformed') =>
  report === 'malformed' ? report : report.steps.filter(({ right, all }) => right < all).map(({ name }) => name);

test('N-42 I-7 a receipt as it was written is right in every step', () => {
  const report = checkReceipt(file, receipt.digest);
  expect(report).toMatchObject({ isValid: true, differences: [] });
  expect(report === 'malformed' ? [] : report.steps.map(({ name }) => name)).toEqual([
    'rules',
    'digest',
    'page',
    'lines',
    'totals',
    'taxes',
    'rest',
  ]);
});

test('N-42 a cent more on a line is told, with both figures', () => {
  const report = checkReceipt(
    file.replace(/"netCents":(\d+)/, (_, cents: string) => `"netCents":${Number(cents) + 1}`),
    null,
  );
  expect(wrong(report)).toEqual(['lines']);
  expect(report).toMatchObject({ isValid: false, differences: [{ path: 'quote.lines[0].netCents' }] });
});

test('N-42 another price among the inputs is told by the digest and by what follows from it', () => {
  const report = checkReceipt(file.replace(/"listCents":(\d+)/, '"listCents":1'), receipt.digest);
  expect(wrong(report)).toEqual(expect.arrayContaining(['digest', 'lines', 'totals']));
});

test('N-42 a genuine receipt of another order is not the one of this page', () => {
  expect(wrong(checkReceipt(file, 'ab'.repeat(32)))).toEqual(['page']);
});

test('N-42 a receipt of older rules says so, and is not told as computed anew', () => {
  const inputs = { ...receipt.inputs, rules: '2' };
  const older = { ...receipt, digest: digestOf(inputs), inputs, quote: { ...receipt.quote, version: '2' } };
  const report = checkReceipt(JSON.stringify(older), older.digest);
  expect(report).toMatchObject({
    isValid: true,
    older: { rules: '2', totalCents: receipt.quote.totals.totalCents },
    differences: [],
  });
  expect(report === 'malformed' ? [] : report.steps.map(({ name }) => name)).toEqual([
    'digest',
    'page',
    'lines',
    'totals',
    'rest',
  ]);
  const changed = JSON.stringify({ ...older, quote: { ...older.quote, totals: 7 } });
  expect(checkReceipt(changed, null)).toMatchObject({ isValid: false, older: { totalCents: 0 } });
});

test.each(['', 'not JSON', '{}', '[]', 'null', JSON.stringify({ ...receipt, inputs: {} })])(
  'a file that is no receipt is malformed: %s',
  (text) => {
    expect(checkReceipt(text, null)).toBe('malformed');
  },
);
