/** A color as lightness, chroma and hue in OKLCH. */
interface Lch {
  L: number;
  C: number;
  h: number;
}
type Triple = [number, number, number];

const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const channel = (hex: string, at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const linear = (hex: string): Triple => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];

/** `#rrggbb` in OKLCH. */
export function toLch(hex: string): Lch {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return { L, C: Math.hypot(A, B), h: (Math.atan2(B, A) * 180) / Math.PI };
}

/** The nearest `#rrggbb`; chroma gives way where the screen has no such color. */
export function toHex({ L: wished, C, h }: Lch): string {
  const L = clamp(wished);
  for (let c = Math.max(0, C); ; c -= 0.01) {
    const A = Math.max(0, c) * Math.cos((h * Math.PI) / 180);
    const B = Math.max(0, c) * Math.sin((h * Math.PI) / 180);
    const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3;
    const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3;
    const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
    const out: Triple = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ];
    if (c <= 0 || out.every((v) => v > -0.001 && v < 1.001)) return `#${out.map(hexByte).join('')}`;
  }
}
const hexByte = (v: number) =>
  Math.round(clamp(toGamma(clamp(v))) * 255)
    .toString(16)
    .padStart(2, '0');

const towards = (h: number, goal: number, most: number) => h + clamp(((goal - h + 540) % 360) - 180, -most, most);

/** Darker, drifting towards violet, so that a dark side never goes gray or muddy; neutrals go lavender. */
export function shade(hex: string, k: number): string {
  const { L, C, h } = toLch(hex);
  if (C < 0.035) return toHex({ L: L - k * 0.95, C: C + 0.12 * k, h: 300 });
  return toHex({ L: L - k, C: C * (1 - k * 0.15), h: towards(h, 315, k * 110) });
}

/** Lighter, drifting towards yellow. */
export function tint(hex: string, k: number): string {
  const { L, C, h } = toLch(hex);
  return toHex({ L: L + k * (1.05 - L) * 1.6, C: C * (1 - k * 0.3), h: towards(h, 95, k * 60) });
}

/** Relative luminance, 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return r * 0.2126 + g * 0.7152 + b * 0.0722;
}

/** Contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** The wished color, moved in lightness until it reads on `on`; white or near black if nothing does. */
export function inkOn(on: string, wish: string, ratio = 4.5): string {
  const light = luminance(on) > 0.36;
  const { L, C, h } = toLch(wish);
  for (let step = 0; step <= 12; step++) {
    const ink = toHex({ L: L + (light ? -step : step) * 0.05, C, h });
    if (contrast(ink, on) >= ratio) return ink;
  }
  return light ? '#1f1a2b' : '#ffffff';
}

/** The first of the wished colors that reads on `on`, or the last one made to. */
export function pickInk(on: string, wishes: readonly [string, ...string[]], ratio = 3): string {
  return wishes.find((ink) => contrast(ink, on) >= ratio) ?? inkOn(on, wishes.at(-1) ?? wishes[0], ratio);
}
