import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const times = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
export const days = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const turn = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space[2] });
export const strong = style({ color: vars.color.ink });
