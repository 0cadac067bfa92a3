import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const label = style({ fontWeight: vars.weight.strong, whiteSpace: 'nowrap' });
