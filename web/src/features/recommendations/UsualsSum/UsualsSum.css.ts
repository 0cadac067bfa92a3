import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const sum = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const steps = style({ display: 'grid', gap: vars.space[2], margin: 0 });
