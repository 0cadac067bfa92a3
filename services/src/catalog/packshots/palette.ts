import { toHex } from './color.ts';

/** A whole number from 0 derived from a text, the same every time (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** How far around the circle the second color is: neighbors, a third, and the opposite. */
const turns = [55, 120, 180, 215, 300];

/** A brand's colors derived from its id: the pack, its second color, its paper. Each pair reads well together. */
export function paletteOf(brandId: string): readonly [main: string, second: string, paper: string] {
  const number = numberOf(brandId);
  const h = (number % 120) * 3;
  const light = Math.floor(number / 120) % 4;
  const turn = turns[Math.floor(number / 480) % turns.length] ?? 120;
  // Yellow and lime go muddy when they are dark.
  const isYellow = h > 75 && h < 125;
  return [
    toHex({ L: isYellow ? 0.64 + light * 0.03 : 0.4 + light * 0.055, C: 0.1 + light * 0.015, h }),
    toHex({ L: 0.84, C: 0.11, h: (h + turn) % 360 }),
    toHex({ L: 0.985, C: 0.012, h: 85 }),
  ];
}
