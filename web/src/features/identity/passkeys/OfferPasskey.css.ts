import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const points = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const point = style({ display: 'flex', alignItems: 'start', gap: vars.space[3] });
