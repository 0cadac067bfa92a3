import type { ReadCode } from './codes.ts';

/** Reads what is in a picture: a photo, or what a camera sees now. */
export type Reader = (picture: Blob | HTMLVideoElement) => Promise<ReadCode[]>;

const formats = ['upc_a', 'upc_e', 'ean_13', 'ean_8', 'itf', 'code_128', 'codabar', 'code_39'] as const;

interface NativeDetector {
  detect: (picture: ImageBitmapSource) => Promise<{ format: string; rawValue: string }[]>;
}
type NativeClass = (new (options: { formats: string[] }) => NativeDetector) & {
  getSupportedFormats: () => Promise<string[]>;
};

/** The browser's own reader; null where there is none, or it doesn't know the codes of groceries. */
async function nativeReader(): Promise<Reader | null> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: NativeClass };
  const known = await Detector?.getSupportedFormats().catch((): string[] => []);
  if (!Detector || !known?.includes('ean_13') || !known.includes('upc_a')) return null;
  const detector = new Detector({ formats: formats.filter((format) => known.includes(format)) });
  return async (picture) => {
    const source = picture instanceof Blob ? await createImageBitmap(picture) : picture;
    return (await detector.detect(source)).map(({ format, rawValue: text }) => ({ format, text }));
  };
}

/** The browser's own reader, or one that loads where there is none. */
export const openReader = async (): Promise<Reader> =>
  (await nativeReader()) ?? (await import('./own-reader.ts')).ownReader();
