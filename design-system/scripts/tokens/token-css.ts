import type { Token } from './tokens.ts';

/** `color.ink-soft` is `--ink-soft`, `space.4` is `--space-4`. */
export const propertyOf = ({ path: [group, ...rest] }: Pick<Token, 'path'>): string =>
  `--${(group === 'color' || group === 'layout' ? rest : [group, ...rest]).join('-')}`;

interface Dimension {
  value: number;
  unit: string;
}
interface Color {
  components: [number, number, number];
  alpha?: number;
  hex: string;
}
interface Shadow {
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
  color: Color;
}

const dimension = ({ value, unit }: Dimension) => (value === 0 && unit === 'px' ? '0px' : `${value}${unit}`);
const color = ({ components, alpha, hex }: Color) =>
  alpha === undefined ? hex : `rgb(${components.map((part) => Math.round(part * 255)).join(' ')}/${alpha})`;

/** A token's value as CSS. Text and its lines are rem, so that a larger text setting of the browser is obeyed. */
function css(token: Token, value: unknown): string {
  const [group, name] = token.path;
  switch (token.type) {
    case 'color':
      return color(value as Color);
    case 'dimension':
      return group === 'text' || group === 'leading'
        ? `${(value as Dimension).value / 16}rem`
        : dimension(value as Dimension);
    case 'duration':
      return dimension(value as Dimension).replace('0px', '0ms');
    case 'fontFamily':
      return (value as string[]).map((family) => (/\s/.test(family) ? `"${family}"` : family)).join(',');
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(',')})`;
    case 'shadow':
      return (value as Shadow[])
        .map((s) => `${[s.offsetX, s.offsetY, s.blur, s.spread].map(dimension).join(' ')} ${color(s.color)}`)
        .join(',');
    case 'number':
    case 'fontWeight':
      return name === 'tracking' ? `${String(value)}em` : name === 'width' ? `${String(value)}%` : String(value);
    default:
      throw new Error(`Token ${token.path.join('.')} has a type that no writer knows: ${token.type}`);
  }
}

function declaration(token: Token, light: unknown, dark: unknown): string {
  const [day, night] = [css(token, light), css(token, dark)];
  return `${propertyOf(token)}:${day === night ? day : `light-dark(${day},${night})`}`;
}

/** The wider values, each under its width. */
function fromWidths(tokens: readonly Token[]): string[] {
  const widths = [...new Set(tokens.flatMap((token) => token.from.map(({ width }) => width)))].sort((a, b) => a - b);
  return widths.map((width) => {
    const changed = tokens.flatMap((token) =>
      token.from.filter((step) => step.width === width).map(({ value }) => `${propertyOf(token)}:${css(token, value)}`),
    );
    return `@media (min-width:${width}px){:root{${changed.join(';')}}}`;
  });
}

/**
 * The custom properties of one theme: light and dark together, what widths change, what reduced motion stills, and the
 * part that more contrast changes. Paper is light. `data-contrast` on the root decides against the system: `more` or `standard`.
 */
export function themeVariables(tokens: readonly Token[]): string {
  const still = tokens.filter((token) => 'reduced' in token);
  const more = tokens
    .flatMap((token) => (token.contrast ? [declaration(token, token.contrast.light, token.contrast.dark)] : []))
    .join(';');
  return [
    `:root{color-scheme:light dark;${tokens.map((token) => declaration(token, token.value, token.dark ?? token.value)).join(';')}}`,
    ':root[data-scheme=light]{color-scheme:light}',
    ':root[data-scheme=dark]{color-scheme:dark}',
    '@media print{:root:root{color-scheme:light}}',
    ...fromWidths(tokens),
    `@media (prefers-reduced-motion:reduce){:root{${still.map((token) => `${propertyOf(token)}:${css(token, token.reduced)}`).join(';')}}}`,
    `@media (prefers-contrast:more){:root:not([data-contrast=standard]){${more}}}`,
    `:root[data-contrast=more]{${more}}`,
    '',
  ].join('\n');
}
