import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

const { space } = vars;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
export const head = style({ display: 'grid', gap: space[1] });
