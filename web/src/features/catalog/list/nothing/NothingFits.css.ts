import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const nothing = style({ display: 'grid', gap: vars.space[4] });
