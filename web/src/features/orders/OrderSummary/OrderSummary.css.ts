import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const summary = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
