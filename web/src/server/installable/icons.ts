import { renderAsync } from '@resvg/resvg-js';
import { bannerOf } from '@larder/design-system/banners';
import { colorsOf } from '../favicon.ts';

/** Edges of the icons that a phone asks for, in pixels. */
export const iconSizes = [180, 192, 512] as const;

/** A banner's sign on a full square: phones cut their own shape out of it, so it stays within the middle. */
export function iconSvg(banner: string, themeCss: string): string {
  const { fill, ink } = colorsOf(themeCss);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 44 44">',
    `<path d="M-8-8h44v44h-44z" fill="${fill}"/>`,
    `<path d="${bannerOf(banner).mark.drawing}" fill="${ink}"/>`,
    '</svg>',
  ].join('');
}

/** The icon as a PNG of so many pixels. */
export async function iconPng(banner: string, themeCss: string, edge: number): Promise<Buffer> {
  const drawn = await renderAsync(iconSvg(banner, themeCss), { fitTo: { mode: 'width', value: edge } });
  return drawn.asPng();
}
