import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digestOf, quoteInputs } from '../../../../pricing/receipts/digest.ts';
import { receiptOf } from '../../../../pricing/receipts/receipt.ts';
import { context, line, offer } from '../../../../pricing/testing/samples.ts';
import { ops } from '../ops.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-receipt-'));
});
afterAll(() => rm(folder, { recursive: true }));

const receipt = receiptOf(quoteInputs([line({ qty: 2, taxCode: 'food' })], [offer()], context()));

async function verify(file: string): Promise<{ code: number; said: string[]; complained: string }> {
  const [said, complained]: [string[], string[]] = [[], []];
  const code = await ops(['receipt', 'verify', file], {
    env: {},
    root: folder,
    open: () => Promise.reject(new Error('no database is needed')),
    terminal: {
      say: (text) => void said.push(text),
      complain: (text) => void complained.push(text),
      ask: () => Promise.resolve(null),
    },
  });
  return { code, said, complained: complained.join('\n') };
}

async function verifyText(text: string) {
  const file = join(folder, 'receipt.json');
  await writeFile(file, text);
  return verify(file);
}

test('I-7 a receipt is replayed, and each step is told', async () => {
  const { code, said } = await verifyText(JSON.stringify(receipt));
  expect(code).toBe(0);
  const steps = said.map((text) => text.split(/\s+/, 2).join(' '));
  expect(steps.slice(0, 3)).toEqual(['ok inputs.rules', 'ok digest', 'ok quote.lines[0]']);
  expect(steps).toContain('ok quote.totals');
  expect(said.at(-1)).toBe('Everything matches.');
});

test('a receipt with another total is refused, with what it should be', async () => {
  const totals = { ...receipt.quote.totals, totalCents: 1 };
  const changed = await verifyText(JSON.stringify({ ...receipt, quote: { ...receipt.quote, totals } }));
  expect(changed).toMatchObject({ code: 1, complained: "The receipt doesn't match its replay." });
  expect(changed.said.at(-1)).toBe('quote.totals.totalCents: should be 735, is 1');
});

test('N-42 a receipt of older rules is told as such, with what it stores added up', async () => {
  const inputs = { ...receipt.inputs, rules: '2' };
  const older = { ...receipt, digest: digestOf(inputs), inputs, quote: { ...receipt.quote, version: '2' } };
  const { code, said } = await verifyText(JSON.stringify(older));
  expect(code).toBe(0);
  expect(said.slice(-2)).toEqual([
    "Version 2 of the rules wrote it, and these are version 6: its prices weren't computed anew.",
    'What it stores is unchanged, and adds up.',
  ]);
  const totals = { ...receipt.quote.totals, totalCents: 1 };
  expect(await verifyText(JSON.stringify({ ...older, quote: { ...older.quote, totals } }))).toMatchObject({
    code: 1,
    complained: "What the receipt stores doesn't add up.",
  });
});

test('a file that is no receipt is refused in a sentence, whatever it holds', async () => {
  expect(await verifyText('nothing')).toMatchObject({ code: 1, said: [], complained: "The file isn't JSON." });
  expect((await verifyText('{}')).complained).toContain('receipt.version: one of larder-receipt-1');
  const large = join(folder, 'large.json');
  await writeFile(large, '');
  await truncate(large, 10_000_000);
  expect(await verify(large)).toMatchObject({ code: 1, complained: 'The file is larger than 8000000 bytes.' });
  expect(await verify(folder)).toMatchObject({ code: 2, complained: expect.stringMatching(/isn't a file\.$/) });
  expect(await verify(join(folder, 'none'))).toMatchObject({ code: 2, complained: expect.stringMatching(/ENOENT/) });
});

test('what a stranger wrote into a receipt never reaches the terminal as control characters', async () => {
  const { said } = await verifyText(JSON.stringify({ ...receipt, quote: { '\u009b2J\u202e': 'a\u009b' } }));
  expect(said.join('\n')).toContain('quote.?2J?');
  expect(said.join('')).not.toMatch(/[\u0080-\u009f\u202e]/);
});
