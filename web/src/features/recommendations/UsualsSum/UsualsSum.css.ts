import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const sum = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
/** Of what was selected before. */
export const before = style({ color: vars.color.inkSoft });
