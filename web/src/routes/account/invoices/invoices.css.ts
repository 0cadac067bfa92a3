import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });
export const head = style({ display: 'grid', gap: vars.space[1] });
export const more = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], margin: 0 });
