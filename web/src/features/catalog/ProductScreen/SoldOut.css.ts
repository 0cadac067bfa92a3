import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ display: 'grid', gap: vars.space[3], justifyItems: 'stretch' });
export const title = style({ display: 'flex', alignItems: 'center', gap: 10 });
