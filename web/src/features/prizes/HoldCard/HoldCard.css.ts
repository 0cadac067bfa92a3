import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

export const row = style({ display: 'flex', gap: vars.space[4], alignItems: 'center' });
export const words = style({ display: 'grid', minInlineSize: 0 });
