import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { type FontMetrics, fontMetrics, type SystemFont } from './font-metrics.ts';
import { allLetters, letterSets, type LetterSet, unicodeRange } from './letters.ts';

const require = createRequire(import.meta.url);

/** One face of the product: which file of which family, which axes of it stay. */
interface Face {
  family: string;
  source: () => string;
  /** Axes: a number pins, a range stays variable. */
  axes: Record<string, number | { min: number; max: number }>;
  /** The style in which most of it is seen; its widths decide how the fallback is stretched. */
  usual: Record<string, number>;
  /** Faces of the system in its place, in the order of the `font` tokens: the first that there is. */
  fallbacks: { family: string; locals: string[]; like: SystemFont }[];
}

const sans = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'];
const sansBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'];
const serifBold = [
  'Times New Roman Bold',
  'TimesNewRomanPS-BoldMT',
  'Liberation Serif Bold',
  'Tinos Bold',
  'Times Bold',
];
const roboto = ['Roboto', 'Roboto-Regular'];
const robotoBold = ['Roboto Bold', 'Roboto-Bold'];
const notoSerifBold = ['Noto Serif Bold', 'NotoSerif-Bold'];

export const faces = {
  figtree: {
    family: 'Figtree Variable',
    source: () => require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    axes: { wght: { min: 400, max: 800 } },
    usual: { wght: 400 },
    fallbacks: [
      { family: 'Figtree Fallback', locals: sans, like: 'arial' },
      { family: 'Figtree Android', locals: roboto, like: 'roboto' },
    ],
  },
  bricolage: {
    family: 'Bricolage Grotesque Variable',
    source: () =>
      require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'),
    axes: { wght: 700, wdth: 92, opsz: 36 },
    usual: { wght: 700, wdth: 92, opsz: 36 },
    // Where Roboto is one variable file its bold has no name of its own, and what is found by the name is the regular.
    fallbacks: [
      { family: 'Bricolage Grotesque Fallback', locals: sansBold, like: 'arial-bold' },
      { family: 'Bricolage Grotesque Android', locals: robotoBold, like: 'roboto-bold' },
      { family: 'Bricolage Grotesque Android Regular', locals: roboto, like: 'roboto' },
    ],
  },
  fraunces: {
    family: 'Fraunces Variable',
    source: () => require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2'),
    axes: { wght: 600, opsz: 36 },
    usual: { wght: 600, opsz: 36 },
    fallbacks: [
      { family: 'Fraunces Fallback', locals: serifBold, like: 'times-bold' },
      { family: 'Fraunces Android', locals: notoSerifBold, like: 'noto-serif-bold' },
    ],
  },
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof faces;

/** A font file as the web server serves it. */
export interface FaceFile {
  /** Below the fonts folder. */
  file: string;
  /** Path on the server: `/fonts/<file>`, safe to keep for ever. */
  url: string;
  bytes: number;
  /** Its letters, as `unicode-range` says them. */
  range: string;
}

/** A face of the product: the file that every page loads, and what few pages need besides. */
export interface BuiltFace {
  family: string;
  files: [text: FaceFile, ...more: FaceFile[]];
  weights: string;
  fallbacks: { family: string; locals: string[]; metrics: FontMetrics }[];
}

interface FontManifest {
  /** What made these files; another key means they are stale. */
  key: string;
  faces: Record<FaceName, BuiltFace>;
}

/** Where the fonts lie after the build. */
export const fontsFolder = join(import.meta.dirname, '../../dist/fonts');
const manifestFile = join(fontsFolder, 'manifest.json');

/** Features of the faces that pages use; others, such as alternates and small fractions, would bring letters of their own. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

const hash = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex').slice(0, 10);

function currentKey(): string {
  const version = (name: string) => (require(`${name}/package.json`) as { version: string }).version;
  const made = ['fonts.ts', 'font-metrics.ts', 'letters.ts'].map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  );
  const families = ['figtree', 'bricolage-grotesque', 'fraunces'].map((name) =>
    version(`@fontsource-variable/${name}`),
  );
  return hash([...made, ...families].join());
}

async function buildFile(face: Face, source: Uint8Array, { name, letters }: LetterSet): Promise<FaceFile> {
  const woff2 = await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes: face.axes, keepFeatures });
  const family = face.family
    .toLowerCase()
    .replace(/ variable$/, '')
    .replace(/\W+/g, '-');
  const file = `${family}-${name}-${hash(woff2)}.woff2`;
  writeFileSync(join(fontsFolder, file), woff2);
  return { file, url: `/fonts/${file}`, bytes: woff2.length, range: unicodeRange(letters) };
}

async function buildFace(face: Face): Promise<BuiltFace> {
  const source = readFileSync(face.source());
  const usual = await subsetFont(source, allLetters, { targetFormat: 'sfnt', variationAxes: face.usual });
  const { wght } = face.axes as { wght?: number | { min: number; max: number } };
  const files = await Promise.all(letterSets.map((letters) => buildFile(face, source, letters)));
  return {
    family: face.family,
    files: files as BuiltFace['files'],
    weights: typeof wght === 'object' ? `${wght.min} ${wght.max}` : String(wght ?? 400),
    fallbacks: await Promise.all(
      face.fallbacks.map(async ({ family, locals, like }) => ({
        family,
        locals: [...locals],
        metrics: await fontMetrics(usual, like),
      })),
    ),
  };
}

/** The manifest of the last build, or none. */
function readManifest(): FontManifest | undefined {
  return existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as FontManifest) : undefined;
}

/** The faces of a banner, from what its theme says. */
export const facesOf = (families: readonly string[]): FaceName[] =>
  (Object.keys(faces) as FaceName[]).filter((name) => families.includes(faces[name].family));

/** Subsets the three families once; later calls do nothing until a family or this file changes. */
export async function buildFonts(): Promise<Record<FaceName, BuiltFace>> {
  const key = currentKey();
  const known = readManifest();
  if (
    known?.key === key &&
    Object.values(known.faces).every(({ files }) => files.every(({ file }) => existsSync(join(fontsFolder, file))))
  ) {
    return known.faces;
  }
  mkdirSync(fontsFolder, { recursive: true });
  for (const old of readdirSync(fontsFolder)) rmSync(join(fontsFolder, old));
  const built = {
    figtree: await buildFace(faces.figtree),
    bricolage: await buildFace(faces.bricolage),
    fraunces: await buildFace(faces.fraunces),
  };
  writeFileSync(manifestFile, `${JSON.stringify({ key, faces: built } satisfies FontManifest, null, 2)}\n`);
  return built;
}
