/** What a photo of a product shows, in the order they stand on its page. */
export const photoRoles = ['FRONT', 'BACK', 'NUTRITION', 'LIFESTYLE'] as const;
export type PhotoRole = (typeof photoRoles)[number];

/** A photo as it is kept: in several widths, each as AVIF and as WebP. */
export interface StoredPhoto {
  /** 22 letters, made of the original's bytes. */
  photoId: string;
  /** Upright, in pixels, of the largest file. */
  width: number;
  height: number;
  /** What it has at its edges, `#rrggbb`; null where one can see through them. */
  color: string | null;
  /** Of its files, in pixels, ascending. */
  widths: number[];
}

/** A product's photo: what it shows, in words where the retailer says so. */
export interface Photo extends StoredPhoto {
  role: PhotoRole;
  alt: Alt | null;
}

/** What a photo shows, in the retailer's own words. */
export type Alt = Partial<Record<'en' | 'es', string>>;

/** The longer sides of the files, in pixels: twice what lists, cards, and pages show at most. A photo is never enlarged. */
export const sides = [96, 192, 320, 640, 1280] as const;
/** The preview for other sites (Open Graph). */
export const preview = { width: 1200, height: 630 } as const;

/** Files of a photo are made in this way; another way gives new names. */
const edition = 1;

/** What an original's name is made of. */
export const photoSeed = `larder photo ${edition}\n`;

/** The longer sides of a photo's files, ascending: the last is its own, where that is less than the largest. */
export function sidesFor(longer: number): number[] {
  const largest = Math.min(longer, Math.max(...sides));
  return [...sides.filter((side) => side < largest), largest];
}

export const photoFormats = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

export const photoFile = (photoId: string, width: number, format: PhotoFormat): string =>
  `${photoId}-${width}.${format}`;
export const previewFile = (photoId: string): string => `${photoId}-share.jpg`;

/** The names of all files of a photo. */
export const filesOf = ({ photoId, widths }: Pick<StoredPhoto, 'photoId' | 'widths'>): string[] => [
  ...widths.flatMap((width) => photoFormats.map((format) => photoFile(photoId, width, format))),
  previewFile(photoId),
];
