declare module 'culori' {
  export interface Oklch {
    mode: 'oklch';
    l: number;
    c: number;
    h?: number;
  }
  export interface Rgb {
    mode: 'rgb';
    r: number;
    g: number;
    b: number;
  }
  export function converter(mode: 'oklch'): (color: string | Oklch | Rgb) => Oklch | undefined;
  export function converter(mode: 'rgb'): (color: string | Oklch | Rgb) => Rgb | undefined;
  export function toGamut(mode: 'rgb', within: 'oklch'): (color: Oklch) => Rgb;
  export function formatHex(color: Rgb | Oklch): string;
  /** WCAG 2 contrast, 1 to 21. */
  export function wcagContrast(one: string, other: string): number;
}

declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  /** Keeps the glyphs of a text; a number pins an axis, a range leaves it variable. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      variationAxes?: Readonly<Record<string, Axis>>;
      /** OpenType features that stay; all of them unless it is given. */
      keepFeatures?: readonly string[];
    },
  ): Promise<Uint8Array>;
}
