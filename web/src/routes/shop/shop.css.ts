import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });
export const head = style({ display: 'grid', gap: space[1] });
export const other = style({ display: 'grid', justifyItems: 'start', gap: space[1] });
