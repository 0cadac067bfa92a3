/** Kinds of pictures that originals may be. */
export const originalKinds = ['jpeg', 'png', 'webp', 'avif'] as const;
export type OriginalKind = (typeof originalKinds)[number];

/** What an original may be at most. */
export const limits = {
  bytes: 25 * 1024 * 1024,
  pixels: { jpeg: 40_000_000, png: 40_000_000, webp: 40_000_000, avif: 10_000_000 },
  /** All its pixels in memory, as some formats can be read in no other way. */
  decodedBytes: 200_000_000,
  /** Shortest longer side, in pixels. */
  side: 64,
  /** Longer side by shorter side. */
  ratio: 8,
} as const;

/** What a file is by its first bytes, whatever its name says; why it can't be used, in words, if it is nothing we take. */
export function kindOf(content: Buffer): { kind: OriginalKind } | { problem: string } {
  if (content.length === 0) return { problem: 'is empty' };
  const [start, brand] = [content.toString('latin1', 0, 12), content.toString('latin1', 8, 12)];
  if (start.startsWith('\xff\xd8\xff')) return { kind: 'jpeg' };
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return { kind: 'png' };
  if (start.startsWith('RIFF') && brand === 'WEBP') return { kind: 'webp' };
  if (start.slice(4, 8) === 'ftyp') return /^avi[fs]$/.test(brand) ? { kind: 'avif' } : { problem: taken };
  const text = content.toString('latin1', 0, 1000).toLowerCase();
  if (text.includes('<svg'))
    return { problem: 'is an SVG drawing, which may run scripts; photos are JPEG, PNG, WebP, or AVIF' };
  if (/^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|\?xml)/.test(text)) return { problem: 'is a page, not a photo' };
  return { problem: taken };
}

const taken = "isn't a JPEG, PNG, WebP, or AVIF";

/** What a picture says of itself. */
export interface Measured {
  kind: OriginalKind;
  width: number;
  height: number;
  channels: number;
  bytesPerSample: number;
}

/** Why a picture of these measures can't be used, in words; null if it can. */
export function sizeProblem({ kind, width, height, channels, bytesPerSample }: Measured): string | null {
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
  const size = `is ${grouped(width)} × ${grouped(height)} pixels`;
  const most = limits.pixels[kind];
  if (width * height > most) return `${size}; at most ${most / 1_000_000} million of ${names[kind]} are read`;
  if (width * height * channels * bytesPerSample > limits.decodedBytes)
    return `${size} of ${channels} × ${8 * bytesPerSample} bits, which is more than can be read`;
  if (longer < limits.side) return `${size}; the longer side has to be ${limits.side} at least`;
  return longer > limits.ratio * shorter ? `${size}, which is no product's shape` : null;
}

/** How many burdens are borne at once: originals share the memory that one of the largest needs. */
export const mostBurden = 4;

/** What working on an original takes of the memory, in shares: one that becomes no large file, one of a few million pixels, or all of it. */
export function burdenOf({ kind, width, height }: Pick<Measured, 'kind' | 'width' | 'height'>): number {
  const pixels = width * height;
  if (Math.max(width, height) <= 640) return 1;
  return pixels <= (kind === 'avif' ? 1_000_000 : 4_000_000) ? 2 : mostBurden;
}

const names: Readonly<Record<OriginalKind, string>> = { jpeg: 'a JPEG', png: 'a PNG', webp: 'a WebP', avif: 'an AVIF' };
const grouped = (count: number): string => count.toLocaleString('en-US');
