import { converter, formatHex, toGamut, wcagContrast } from 'culori';
import type { TokenTree } from './token-tree.ts';

/** What is known of a banner that nobody has drawn yet: its color, its voice and its corners. */
export interface Brand {
  color: string;
  face: 'figtree' | 'bricolage' | 'fraunces';
  corners: 'round' | 'soft' | 'sharp';
}

const faces = {
  figtree: {
    font: ['Figtree Variable', 'Figtree Fallback', 'Figtree Android', 'system-ui', 'sans-serif'],
    weight: 750,
    tracking: -0.025,
    width: 100,
  },
  bricolage: {
    font: [
      'Bricolage Grotesque Variable',
      'Bricolage Grotesque Fallback',
      'Bricolage Grotesque Android',
      'Bricolage Grotesque Android Regular',
      'system-ui',
      'sans-serif',
    ],
    weight: 700,
    tracking: -0.022,
    width: 92,
  },
  fraunces: {
    font: ['Fraunces Variable', 'Fraunces Fallback', 'Fraunces Android', 'Georgia', 'serif'],
    weight: 600,
    tracking: -0.018,
    width: 100,
  },
} as const;

/** control, field, card, tile, dialog, in px */
const corners = {
  round: [999, 12, 20, 14, 28],
  soft: [14, 10, 16, 12, 20],
  sharp: [8, 6, 8, 6, 12],
} as const;

const oklch = converter('oklch');
const rgb = converter('rgb');
const inGamut = toGamut('rgb', 'oklch');
const hexOf = (l: number, c: number, h: number) => formatHex(inGamut({ mode: 'oklch', l, c, h }));

/** The lightness nearest to `start` that passes every test, going darker or lighter; hue and chroma stay. */
function solve(
  start: string,
  towards: 'darker' | 'lighter',
  passes: (hex: string) => boolean,
  chroma?: number,
): string {
  const { l, c, h = 0 } = oklch(start) ?? { l: 0.5, c: 0 };
  const step = towards === 'darker' ? -0.004 : 0.004;
  for (let lightness = l; lightness > 0 && lightness < 1; lightness += step) {
    const hex = hexOf(lightness, chroma ?? c, h);
    if (passes(hex)) return hex;
  }
  return towards === 'darker' ? '#000000' : '#ffffff';
}

const shifted = (hex: string, by: number) => {
  const { l, c, h = 0 } = oklch(hex) ?? { l: 0.5, c: 0 };
  return hexOf(l + by, c, h);
};

const white = '#ffffff';
const black = '#000000';
const light = { card: '#ffffff', tile: '#f3f4ee' };
const dark = { card: '#1c1f1a', tile: '#282c25' };

interface Fills {
  action: string;
  hover: string;
  /** Words on the fill. */
  on: string;
  ink: string;
}

interface Shades {
  action: string;
  hover: string;
  ink: string;
  tint: string;
}

/** Grounds of high contrast, light and dark, on which brand colors are drawn. */
const stark = { light: ['#ffffff', '#f3f4ee'], dark: ['#000000', '#1a1c18'] } as const;

/** A fill and an ink at 7:1, for those who ask for more contrast. In dark the fill is pale, its words black. */
function starkShades(light: Shades, dark: Shades): { light: Fills; dark: Fills } {
  const action = solve(light.action, 'darker', (hex) => wcagContrast(hex, white) >= 7.1);
  const ink = solve(light.ink, 'darker', (hex) =>
    [...stark.light, light.tint].every((ground) => wcagContrast(hex, ground) >= 7.1),
  );
  const pale = solve(dark.ink, 'lighter', (hex) =>
    [...stark.dark, dark.tint].every((ground) => wcagContrast(hex, ground) >= 7.1),
  );
  return {
    light: { action, hover: shifted(action, -0.06), on: white, ink },
    dark: { action: pale, hover: shifted(pale, 0.05), on: black, ink: pale },
  };
}

function lightShades({ color }: Brand): Shades {
  const { c, h = 0 } = oklch(color) ?? { c: 0 };
  const tint = hexOf(0.956, Math.min(0.018, c), h);
  const action = solve(color, 'darker', (hex) => wcagContrast(hex, white) >= 4.6);
  const ink = solve(action, 'darker', (hex) =>
    [light.card, light.tile, tint].every((b) => wcagContrast(hex, b) >= 4.8),
  );
  return { action, hover: shifted(action, -0.06), ink, tint };
}

function darkShades({ color }: Brand): Shades {
  const { c, h = 0 } = oklch(color) ?? { c: 0 };
  const tint = hexOf(0.27, Math.min(0.05, c), h);
  // white on the fill wants 4.5, the fill on the card wants 3: both hold in a narrow band only
  const action = solve(hexOf(0.72, Math.min(c, 0.19), h), 'darker', (hex) => wcagContrast(hex, white) >= 4.6);
  const ink = solve(
    action,
    'lighter',
    (hex) => [dark.card, dark.tile, tint].every((b) => wcagContrast(hex, b) >= 7),
    Math.min(c, 0.11),
  );
  return { action, hover: shifted(action, -0.04), ink, tint };
}

const colorValue = (hex: string) => {
  const { r, g, b } = rgb(hex) ?? { r: 0, g: 0, b: 0 };
  return { colorSpace: 'srgb', components: [r, g, b], hex };
};
const pair = (l: string, d: string, description: string, stark?: readonly [light: string, dark: string]) => ({
  $value: colorValue(l),
  $description: description,
  $extensions: {
    'larder.dark': colorValue(d),
    ...(stark ? { 'larder.contrast': colorValue(stark[0]), 'larder.contrast-dark': colorValue(stark[1]) } : {}),
  },
});
const px = (value: number, description: string) => ({ $value: { value, unit: 'px' }, $description: description });

/**
 * The tokens of a banner from its one color, in the shape of a drawn banner's file. The fill keeps hue and chroma and
 * moves in lightness only until white on it reaches 4.5:1 and it stands 3:1 from the card, light and dark; 7:1 where more
 * contrast is asked for.
 */
export function brandTokens(brand: Brand): TokenTree {
  const l = lightShades(brand);
  const d = darkShades(brand);
  const more = starkShades(l, d);
  const face = faces[brand.face];
  const [control, field, card, tile, dialog] = corners[brand.corners];
  return {
    color: {
      $type: 'color',
      action: pair(l.action, d.action, 'Fill of the main action, progress.', [more.light.action, more.dark.action]),
      'action-hover': pair(l.hover, d.hover, 'The same under the pointer.', [more.light.hover, more.dark.hover]),
      'on-action': pair(white, white, 'Text and icons on the fill.', [more.light.on, more.dark.on]),
      'action-ink': pair(l.ink, d.ink, 'Brand-colored text and icons on neutral ground.', [
        more.light.ink,
        more.dark.ink,
      ]),
      'action-tint': pair(l.tint, d.tint, 'Ground of the stepper and the chosen place in the navigation.'),
    },
    font: { $type: 'fontFamily', display: { $value: face.font, $description: 'Headings, prices, points.' } },
    display: {
      weight: { $type: 'fontWeight', $value: face.weight, $description: 'Weight of the display face.' },
      tracking: { $type: 'number', $value: face.tracking, $description: 'Letter spacing of the display face, in em.' },
      width: { $type: 'number', $value: face.width, $description: 'Width of the display face, in per cent.' },
    },
    radius: {
      $type: 'dimension',
      control: px(control, 'Button, chip, search field.'),
      field: px(field, 'Input, cell of a code.'),
      card: px(card, 'Card, stage.'),
      tile: px(tile, 'Picture tile, note.'),
      dialog: px(dialog, 'Dialog.'),
    },
  };
}
