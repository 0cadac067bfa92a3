import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

export const note = style({ borderRadius: vars.radius.tile });
export const reason = style({ display: 'block' });
