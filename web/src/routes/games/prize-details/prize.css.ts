import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] });
