/** Names that the catalog service gives drawings. */
export const drawingFile = /^[A-Za-z0-9_-]{20}-(?:thumb|card|page)\.svg$/;
/** Names that it gives the files of photos. */
export const photoFile = /^[A-Za-z0-9_-]{22}-(?:[1-9]\d{0,3}\.(?:avif|webp)|share\.jpg)$/;
/** Widths of drawings that the front draws as PNG, for apps. */
export const rasterWidths = { small: 96, medium: 320, large: 640 } as const;
/** Names of PNGs that the front draws: previews for other sites, and those of fixed widths. */
export const pngFile = /^([A-Za-z0-9_-]{20})-(share|96|320|640)\.png$/;
/** Where the front serves them. */
export const picturesPath = '/product-pictures';

/** The path of a drawing on our own origin; null for an address of any other shape. @param path path under the service */
export function picturePath(path: string): string | null {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return drawingFile.test(file) ? `${picturesPath}/${file}` : null;
}

/** A drawing in its sizes, also as PNG, on our own origin; null if a path is of any other shape. */
export function picturePaths(
  paths: Readonly<Record<'thumb' | 'card' | 'page', string>> & { centimeters?: number | null },
) {
  const [thumb, card, page] = [paths.thumb, paths.card, paths.page].map(picturePath);
  if (!thumb || !card || !page) return null;
  const png = (kind: string | number) => page.replace(/-[a-z]+\.svg$/, `-${kind}.png`);
  const { small, medium, large } = rasterWidths;
  const raster = { small: png(small), medium: png(medium), large: png(large) };
  const centimeters = paths.centimeters ?? null;
  return { thumb, card, page, centimeters, share: png('share'), photo: null, raster };
}

/** The path of one of the storefront's own pictures; null if it can't be one's name. */
export const stillPath = (imageId: string): string | null =>
  /^[a-z0-9-]{1,64}$/.test(imageId) ? `/pictures/${imageId}.svg` : null;
