import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

const { color, space } = vars;

export const drawing = style({ inlineSize: '100%', blockSize: '10rem', overflow: 'visible' });
export const axis = style({ stroke: color.hairline, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
const line = style({ fill: 'none', strokeWidth: 3, vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' });
/** Told apart by their strokes, not by color alone. */
export const day = styleVariants({
  today: [line, { stroke: color.actionInk }],
  weekAgo: [line, { stroke: color.inkSoft, strokeWidth: 2, strokeDasharray: '6 5' }],
});
export const sample = style({ inlineSize: '2rem', blockSize: '0.75rem', flexShrink: 0 });
export const hours = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: vars.text.meta,
  color: color.inkSoft,
});
export const table = style({ maxInlineSize: '40rem', paddingBlockStart: space[2] });
export const summary = style({ minBlockSize: vars.layout.target, cursor: 'pointer', paddingBlock: space[2] });
