import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.ts';

export const image = recipe({
  base: { display: 'block', maxInlineSize: '100%', blockSize: 'auto' },
  variants: {
    fit: {
      contain: { objectFit: 'contain' },
      cover: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
    },
    radius: {
      tile: { borderRadius: vars.radius.tile },
      card: { borderRadius: vars.radius.card },
    },
    pale: { true: { filter: 'grayscale(.9)', opacity: 0.5 } },
  },
});

export const frame = style({ display: 'inline-grid', maxInlineSize: '100%', backgroundColor: vars.color.surfaceTile });
export const place = style({ gridArea: '1 / 1' });
export const missing = style({
  gridArea: '1 / 1',
  alignSelf: 'center',
  justifySelf: 'center',
  color: vars.color.inkSoft,
});
