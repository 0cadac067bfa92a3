import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] });
export const cart = style({ marginBlockStart: vars.space[4] });
export const list = style({ marginBlockStart: vars.space[6] });
