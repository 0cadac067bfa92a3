/** What sites that show previews ask for (Open Graph). */
export const shareSize = { width: 1200, height: 630 } as const;
/** The picture's side: all of it stays inside where a site cuts the preview to a square. */
const side = 560;

/** Its root, if it is a plain drawing: it may load nothing, and needs a `viewBox` to be placed by. */
function rootOf(svg: string): RegExpExecArray | null {
  const root = /<svg\b[^>]*>/.exec(svg);
  if (!root || !/\sviewBox=/.test(root[0]) || /<(?:image|foreignObject|script|!ENTITY)\b/i.test(svg)) return null;
  return /\bhref\s*=\s*["'](?!#)/i.test(svg) || /url\(\s*["']?(?!["']?#)/i.test(svg) ? null : root;
}

/** Can it be drawn without loading anything, and in any size? */
export const isPlainDrawing = (svg: string): boolean => rootOf(svg) !== null;

/** A product's picture in the middle of a white preview, as SVG; null for one that isn't a plain drawing. */
export function shareDrawing(svg: string): string | null {
  const { width, height } = shareSize;
  const root = rootOf(svg);
  if (!root) return null;
  const at = `x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}"`;
  const placed = root[0].replaceAll(/\s(?:x|y|width|height)="[^"]*"/g, '').replace('<svg', `<svg ${at}`);
  const drawing = placed + svg.slice(root.index + root[0].length);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/>${drawing}</svg>`;
}
