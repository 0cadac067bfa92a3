import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { ReadCode } from './codes.ts';
import type { Reader } from './reader.ts';

/** What it calls the codes of groceries, and what the Barcode Detection API does. */
const formats = {
  UPCA: 'upc_a',
  UPCE: 'upc_e',
  EAN13: 'ean_13',
  EAN8: 'ean_8',
  ITF: 'itf',
  Code128: 'code_128',
  Codabar: 'codabar',
  Code39: 'code_39',
  DataBarExp: 'databar_expanded',
} as const;
type Format = keyof typeof formats;

/** The longer edge that a picture is read at: enough for the thinnest bar, and fast on an old phone. */
const longestEdge = 1280;

/** A reader for browsers without their own; its machine comes from this site alone. */
export function ownReader(locate: string = wasm): Reader {
  prepareZXingModule({ overrides: { locateFile: (path: string) => (path.endsWith('.wasm') ? locate : path) } });
  return async (picture) => (picture instanceof Blob ? read(picture) : read(pixelsOf(picture)));
}

/** Reads the pixels of a picture, or its file. */
export async function read(picture: Blob | ImageData | Uint8Array): Promise<ReadCode[]> {
  const found = await readBarcodes(picture, { formats: Object.keys(formats) as Format[], maxNumberOfSymbols: 4 });
  return found.flatMap(({ format, text, isValid }) =>
    isValid ? { format: formats[format as Format] ?? format, text } : [],
  );
}

function pixelsOf(video: HTMLVideoElement): ImageData {
  const scale = Math.min(1, longestEdge / Math.max(video.videoWidth, video.videoHeight, 1));
  const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('Nothing can be drawn.');
  context.drawImage(video, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
