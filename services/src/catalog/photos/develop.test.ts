import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { photographed, scene } from '../testing/studio.ts';
import { type Developed, developed, measured } from './develop.ts';

/** Red above green, 400 by 300, on nothing. */
const twoColors = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#d02020' } }).composite([
    { input: { create: { width: 400, height: 150, channels: 3, background: '#20a040' } }, gravity: 'south' },
  ]);

async function taken(original: Buffer): Promise<Developed | string> {
  const problem = await measured(original);
  return typeof problem === 'string' ? problem : developed(original);
}
async function made(original: Buffer): Promise<Developed> {
  const done = await taken(original);
  if (typeof done === 'string') throw new Error(done);
  return done;
}
/** The color in a file at a place, as parts of its sides. */
async function colorAt({ files, photo }: Developed, x: number, y: number): Promise<number[]> {
  const file = files.get(`${photo.photoId}-${photo.width}.webp`)!;
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + info.channels)];
}
const isRed = ([red = 0, green = 0]: number[]) => red > 150 && green < 90;
const isGreen = ([red = 0, green = 0]: number[]) => green > 110 && red < 90;

let pack: Buffer;
beforeAll(async () => void (pack = await photographed({ subject: 'pack', side: 1600 })));

test('a photo has all sizes that pages need, as AVIF and as WebP, and a preview for other sites', async () => {
  const { photo, files } = await made(pack);
  expect(photo).toMatchObject({ width: 1280, height: 1280, widths: [96, 192, 320, 640, 1280] });
  expect(photo.photoId).toMatch(/^[\w-]{22}$/);
  expect(photo.color).toMatch(/^#(?:f[0-9a-f]|e[c-f]){3}$/);
  const measures = await Promise.all(
    [...files].map(async ([name, file]) => {
      const { format, width, height, exif, icc } = await sharp(file).metadata();
      return [name.slice(23), format, width, height, exif, icc];
    }),
  );
  const sides = [96, 192, 320, 640, 1280];
  expect(measures).toEqual([
    ...sides.flatMap((side) => [
      [`${side}.avif`, 'heif', side, side, undefined, undefined],
      [`${side}.webp`, 'webp', side, side, undefined, undefined],
    ]),
    ['share.jpg', 'jpeg', 1200, 630, undefined, undefined],
  ]);
  const bytes = [...files.values()].map(({ length }) => length);
  expect(Math.max(...bytes)).toBeLessThan(120_000);
});

test('the same bytes are the same photo, other bytes another', async () => {
  const [plate, fruit] = [
    await photographed({ subject: 'plate', side: 100 }),
    await photographed({ subject: 'produce', side: 100 }),
  ];
  const { photo } = await made(plate);
  expect((await made(plate)).photo).toEqual(photo);
  expect((await made(fruit)).photo.photoId).not.toBe(photo.photoId);
});

test.each([
  ['JPEG', () => twoColors().jpeg({ quality: 95 })],
  ['progressive JPEG', () => twoColors().jpeg({ progressive: true })],
  ['JPEG in CMYK', () => twoColors().toColourspace('cmyk').jpeg({ quality: 95 })],
  ['JPEG in Display P3', () => twoColors().withIccProfile('p3').jpeg({ quality: 95 })],
  ['PNG', () => twoColors().png()],
  ['PNG of 16 bits', () => twoColors().toColourspace('rgb16').png()],
  ['PNG with a palette', () => twoColors().png({ palette: true })],
  ['interlaced PNG', () => twoColors().png({ progressive: true })],
  ['WebP', () => twoColors().webp()],
  ['lossless WebP', () => twoColors().webp({ lossless: true })],
  ['AVIF', () => twoColors().avif({ effort: 0 })],
] as const)('%s is read, in its colors, and not enlarged', async (_, original) => {
  const done = await made(await original().toBuffer());
  expect(done.photo).toMatchObject({ width: 400, height: 300, widths: [96, 192, 320, 400] });
  expect([isRed(await colorAt(done, 0.5, 0.2)), isGreen(await colorAt(done, 0.5, 0.8))]).toEqual([true, true]);
});

test.each([
  [1, 400, 300, 0.5, 0.2],
  [3, 400, 300, 0.5, 0.8],
  [6, 300, 400, 0.8, 0.5],
  [8, 300, 400, 0.2, 0.5],
])(
  'a camera that was turned (EXIF %i) is turned back, and nothing of where it was stays',
  async (orientation, width, height, x, y) => {
    const original = await twoColors()
      .withExif({ IFD0: { Copyright: 'Maya' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 46/1 30/1' } })
      .withMetadata({ orientation })
      .jpeg({ quality: 95 })
      .toBuffer();
    const done = await made(original);
    expect(done.photo).toMatchObject({ width, height });
    expect(isRed(await colorAt(done, x, y))).toBe(true);
    const metadata = await Promise.all([...done.files.values()].map((file) => sharp(file).metadata()));
    expect(metadata.filter(({ exif, orientation: turned }) => exif !== undefined || turned !== undefined)).toEqual([]);
  },
);

test('one that stands on nothing stays so, and has no color in its place', async () => {
  const original = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#0000' } })
    .composite([{ input: { create: { width: 100, height: 100, channels: 4, background: '#d02020' } } }])
    .png()
    .toBuffer();
  const done = await made(original);
  expect(done.photo.color).toBeNull();
  expect((await colorAt(done, 0.1, 0.1))[3]).toBe(0);
});

test('gray is read, and a photo that is tall has files by its longer side', async () => {
  const original = await sharp({ create: { width: 500, height: 2000, channels: 3, background: '#888' } })
    .grayscale()
    .jpeg()
    .toBuffer();
  expect((await made(original)).photo).toMatchObject({
    width: 320,
    height: 1280,
    widths: [24, 48, 80, 160, 320],
    color: '#888888',
  });
});

/** A PNG of a few hundred bytes that says it has as many pixels. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const content = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', content),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99">${inside}</svg>`;
test.each([
  ['nothing', () => Buffer.alloc(0), 'is empty'],
  ['an SVG with a script', () => Buffer.from(svg('<script>alert(1)</script>')), /^is an SVG drawing/],
  [
    'an SVG that asks for files',
    () => Buffer.from(`<?xml version="1.0"?>${svg('<image href="/etc/passwd"/>')}`),
    /^is an SVG/,
  ],
  ['a page', () => Buffer.from('<!DOCTYPE html><title>Not found</title>'), 'is a page, not a photo'],
  ['words', () => Buffer.from('GIF89a and more'), "isn't a JPEG, PNG, WebP, or AVIF"],
  ['the beginning of a JPEG alone', () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'is broken or incomplete'],
  ['half a JPEG', () => pack.subarray(0, pack.length / 2), 'is broken or incomplete'],
  [
    'half a PNG',
    async () =>
      half(
        await sharp(Buffer.from(scene({ subject: 'pack', side: 300 })))
          .png()
          .toBuffer(),
      ),
    'is broken or incomplete',
  ],
  ['half a WebP', async () => half(await twoColors().webp({ lossless: true }).toBuffer()), 'is broken or incomplete'],
  ['half an AVIF', async () => half(await twoColors().avif({ effort: 0 }).toBuffer()), 'is broken or incomplete'],
  [
    'a PNG that would fill the memory',
    () => bomb(60_000, 60_000),
    /^is 60,000 × 60,000 pixels; at most 40 million of a PNG are read/,
  ],
  ['one whose pixels are missing', () => bomb(6000, 6000), 'is broken or incomplete'],
  ['one pixel', () => bomb(1, 1), /^is 1 × 1 pixels; the longer side has to be 64/],
  ['a line', () => bomb(4000, 2), /no product's shape$/],
] as const)('%s is refused with the reason', async (_, original, reason) => {
  expect(await taken(await original())).toMatch(reason);
});

const half = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2));
