import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { displayFace, sized } from '../../theme/typography.ts';

const { color, space } = vars;

export const price = style({
  display: 'inline-grid',
  gap: space[1],
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  position: 'relative',
});

const inline = { display: 'flex', flexWrap: 'wrap', columnGap: space[2] } as const;
export const row = styleVariants({
  line: { display: 'grid', justifyItems: 'end' },
  card: [inline, { alignItems: 'baseline' }],
  hero: [inline, { alignItems: 'flex-end', columnGap: 10 }],
});

const face = { ...displayFace, display: 'inline-flex', alignItems: 'flex-start' } as const;
export const now = styleVariants({
  line: { fontWeight: vars.weight.label },
  card: [face, sized('title')],
  hero: [face, { fontSize: vars.text.hero, lineHeight: vars.leading.landing }],
});
export const soft = style({ color: color.inkSoft });

const up = { marginBlockStart: '.3em', marginInline: '1px' };
const half = `calc(${vars.text.hero} / 2)`;
export const raised = styleVariants({
  card: { ...up, ...sized('meta'), fontSize: vars.text.body },
  // in parts of the price, which is smaller on a phone: its digits begin as high as the price's
  hero: { marginBlockStart: '.1em', marginInline: '1px', fontSize: half, lineHeight: half },
});

export const per = styleVariants({
  line: { color: color.inkSoft, ...sized('meta') },
  card: { marginInlineStart: `calc(-1 * ${space[1]})`, fontWeight: vars.weight.strong },
  hero: { ...sized('lead'), marginInlineStart: `calc(-1 * ${space[1]})`, fontWeight: vars.weight.strong },
});

const old = { color: color.inkSoft, textDecoration: 'line-through' } as const;
export const was = styleVariants({
  line: [old, sized('meta')],
  card: [old, sized('meta')],
  hero: [old, sized('body'), { paddingBlockEnd: 2 }],
});
export const unitPrice = style({ ...sized('meta'), color: color.inkSoft });
