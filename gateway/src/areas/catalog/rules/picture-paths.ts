/** Names that the catalog service gives pictures. */
export const pictureFile = /^[A-Za-z0-9_-]{20}-(?:thumb|card|page)\.svg$/;
/** Names of previews that the front draws of them. */
export const shareFile = /^[A-Za-z0-9_-]{20}-share\.png$/;
/** Where the front serves them. */
export const picturesPath = '/product-pictures';

/** The path of a picture on our own origin; null for an address of any other shape. @param path path under the service */
export function picturePath(path: string): string | null {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return pictureFile.test(file) ? `${picturesPath}/${file}` : null;
}

/** A picture in its sizes, and as a preview for other sites, on our own origin; null if a path is of any other shape. */
export function picturePaths(paths: Readonly<Record<'thumb' | 'card' | 'page', string>>) {
  const [thumb, card, page] = [paths.thumb, paths.card, paths.page].map(picturePath);
  return thumb && card && page ? { thumb, card, page, share: page.replace(/-[a-z]+\.svg$/, '-share.png') } : null;
}

/** The path of one of the storefront's own pictures; null if it can't be one's name. */
export const stillPath = (imageId: string): string | null =>
  /^[a-z0-9-]{1,64}$/.test(imageId) ? `/pictures/${imageId}.svg` : null;
