import { createHash } from 'node:crypto';
import type { OutputInfo, Sharp } from 'sharp';
import { edgeColor } from '../rules/photos/color.ts';
import { burdenOf, kindOf, limits, sizeProblem } from '../rules/photos/original.ts';
import {
  type PhotoFormat,
  photoFile,
  photoFormats,
  photoSeed,
  preview,
  previewFile,
  sides,
  sidesFor,
  type StoredPhoto,
} from '../rules/photos/photo.ts';

/** A photo with its files, not yet stored. */
export interface Developed {
  photo: StoredPhoto;
  files: ReadonlyMap<string, Buffer>;
}

/** Longest work on one original, in seconds; hostile ones are slow. */
const mostSeconds = 30;

/** AVIF at twice this effort takes four times as long and is 15 % smaller. */
const formats: Readonly<Record<PhotoFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image) => image.webp({ quality: 78 }),
};

type Imaging = (typeof import('sharp'))['default'];
let opened: Promise<Imaging> | undefined;

/** The image library comes with the first photo: services that import none never load it. */
function imaging(): Promise<Imaging> {
  opened ??= import('sharp').then(({ default: sharp }) => {
    // Photos are worked on side by side, and none comes again.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return opened;
}

/** The name that an original's photo has. */
export const photoIdOf = (original: Buffer): string =>
  createHash('sha256').update(photoSeed).update(original).digest('base64url').slice(0, 22);

/** Looks at an original without decoding it. @returns its burden, or why it can't be used, in words */
export async function measured(original: Buffer): Promise<number | string> {
  const found = kindOf(original);
  if ('problem' in found) return found.problem;
  const sharp = await imaging();
  try {
    const { width, height, channels, depth } = await sharp(original, { limitInputPixels: false }).metadata();
    const bytesPerSample = depth === 'uchar' ? 1 : 2;
    const measure = { kind: found.kind, width, height, channels, bytesPerSample };
    return sizeProblem(measure) ?? burdenOf(measure);
  } catch {
    return broken;
  }
}

const broken = 'is broken or incomplete';

/**
 * Makes a photo of an original: upright, in sRGB, without what the camera noted (EXIF, where it was taken), in the sizes that
 * pages need.
 * @returns why it can't be used, in words, if it can't
 */
export async function developed(original: Buffer): Promise<Developed | string> {
  const sharp = await imaging();
  const decoded = await upright(original);
  if (decoded === null) return broken;
  const photoId = photoIdOf(original);
  const files = new Map<string, Buffer>();
  const widths: number[] = [];
  for (const side of sidesFor(Math.max(decoded.raw.width, decoded.raw.height))) {
    const { data, info } = await sharp(decoded.data, decoded)
      .resize({ width: side, height: side, fit: 'inside' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (widths.includes(info.width)) continue;
    widths.push(info.width);
    for (const format of photoFormats) {
      const file = formats[format](sharp(data, { raw: rawOf(info) }));
      files.set(photoFile(photoId, info.width, format), await file.toBuffer());
    }
  }
  files.set(previewFile(photoId), await previewOf(sharp(decoded.data, decoded)));
  const color = await colorOf(sharp(decoded.data, decoded));
  const { width, height } = decoded.raw;
  return { photo: { photoId, width, height, color, widths }, files };
}

const rawOf = ({ width, height, channels }: OutputInfo) => ({ width, height, channels });

/** An original's pixels, as many as the largest file has; null if they can't all be read. */
async function upright(original: Buffer): Promise<{ data: Buffer; raw: ReturnType<typeof rawOf> } | null> {
  const sharp = await imaging();
  const largest = Math.max(...sides);
  try {
    const { data, info } = await sharp(original, {
      failOn: 'error',
      limitInputPixels: limits.pixels.jpeg,
      sequentialRead: true,
    })
      .timeout({ seconds: mostSeconds })
      .autoOrient()
      .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data, raw: rawOf(info) };
  } catch {
    return null;
  }
}

/** In the middle of white, as sites that show previews cut what is too wide. */
const previewOf = (image: Sharp): Promise<Buffer> =>
  image
    .resize({ ...preview, fit: 'contain', background: '#fff', withoutEnlargement: false })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer();

async function colorOf(image: Sharp): Promise<string | null> {
  const { data, info } = await image
    .resize({ width: 32, height: 32, fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return edgeColor({ data, width: info.width, height: info.height, channels: info.channels });
}
