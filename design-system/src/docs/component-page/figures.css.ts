import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { sized } from '../../theme/typography.ts';

const { color, space } = vars;

export const figure = style({
  position: 'relative',
  margin: 0,
  paddingBlock: space[4],
  color: color.ink,
  fontFamily: vars.font.text,
});

export const stage = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  padding: '48px',
  borderRadius: vars.radius.card,
  border: `1px solid ${color.hairline}`,
  backgroundColor: color.surfacePage,
  ...sized('body'),
});

export const pictureWide = style({ inlineSize: 'min(100%, 400px)', minInlineSize: 0 });

export const frame = style({
  display: 'block',
  inlineSize: 'min(100%, 640px)',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.tile,
  backgroundColor: color.surfacePage,
});

export const marks = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
  // places were measured from the left
  direction: 'ltr',
});

export const halo = style({ stroke: color.surfacePage, strokeWidth: 4 });
export const line = style({ stroke: color.ink, strokeWidth: 1.5 });
export const point = style({ fill: color.ink, stroke: color.surfacePage, strokeWidth: 2 });
export const disc = style({ fill: color.surfaceInverse });
export const digit = style({
  fill: color.onInverse,
  ...sized('meta'),
  fontWeight: vars.weight.strong,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});

export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  columnGap: space[6],
  rowGap: space[2],
  paddingBlockStart: space[4],
  ...sized('body'),
});

export const legendItem = style({ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: space[3] });

export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: '50%',
  backgroundColor: color.surfaceInverse,
  color: color.onInverse,
  ...sized('meta'),
  fontWeight: vars.weight.strong,
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: space[5],
  paddingBlock: space[4],
});

const verdict = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  margin: 0,
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  border: `1px solid ${color.hairline}`,
  borderBlockStartWidth: '4px',
  backgroundColor: color.surfacePage,
  color: color.ink,
  fontFamily: vars.font.text,
  overflow: 'hidden',
  ...sized('body'),
});

export const example = styleVariants({
  do: [verdict, { borderBlockStartColor: color.success }],
  dont: [verdict, { borderBlockStartColor: color.error }],
} as const);

export const examplePicture = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minBlockSize: '160px',
  minInlineSize: 0,
  padding: space[5],
});

export const because = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[3],
  padding: space[5],
  borderBlockStart: `1px solid ${color.hairline}`,
  backgroundColor: color.surfaceCard,
});

export const word = styleVariants({
  do: { color: color.success, fontWeight: vars.weight.strong },
  dont: { color: color.error, fontWeight: vars.weight.strong },
} as const);

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], fontFamily: vars.font.text });

export const token = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  paddingInline: space[2],
  minBlockSize: '28px',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.tile,
  backgroundColor: color.surfaceCard,
  color: color.ink,
  ...sized('meta'),
});

export const swatch = style({
  inlineSize: '16px',
  blockSize: '16px',
  borderRadius: '4px',
  border: `1px solid ${color.hairline}`,
  forcedColorAdjust: 'none',
});

/** A picture of what is seen only while it has the focus. */
export const asFocused = style({});

globalStyle(`${asFocused} a`, { clipPath: 'none !important' });
