import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import JsBarcode from 'jsbarcode';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { beforeAll, expect, test, vi } from 'vitest';

vi.mock('zxing-wasm/reader/zxing_reader.wasm?url', () => ({ default: '' }));
const { read } = await import('./own-reader.ts');

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer } = new Uint8Array(await readFile(file));
  prepareZXingModule({ overrides: { wasmBinary: buffer } });
});

/** A photo of a package: its code on white, a little turned. */
async function photoOf(format: string, text: string): Promise<Uint8Array> {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format });
  const bars = (drawn.encodings ?? []).map(({ data }) => data).join('');
  const path = Array.from(bars, (bar, at) => (bar === '1' ? `M${at} 0h1v40h-1z` : '')).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 -30 ${bars.length + 60} 100"><path fill="#fff" d="M-30-30h${bars.length + 60}v100h-999z"/><path transform="rotate(4)" d="${path}"/></svg>`;
  return (await renderAsync(svg, { fitTo: { mode: 'width', value: 900 } })).asPng();
}

test.each([
  // A UPC-A is an EAN-13 that begins with 0.
  ['UPC', '036000291452', { format: 'ean_13', text: '0036000291452' }],
  ['EAN13', '4006381333931', { format: 'ean_13', text: '4006381333931' }],
  ['EAN8', '96385074', { format: 'ean_8', text: '96385074' }],
  ['CODE128', '401277810935', { format: 'code_128', text: '401277810935' }],
])('a photo of a %s is read', async (drawnAs, text, code) => {
  expect(await read(await photoOf(drawnAs, text))).toEqual([code]);
});

test('a photo without a code has none', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#fff" d="M0 0h9v9h-9z"/></svg>';
  const png = (await renderAsync(svg, { fitTo: { mode: 'width', value: 300 } })).asPng();
  expect(await read(png)).toEqual([]);
});
