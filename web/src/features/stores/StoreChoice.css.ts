import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const choice = style({ display: 'grid', gap: vars.space[2], justifyItems: 'stretch' });
export const line = style({ display: 'block' });
export const strong = style([line, { color: vars.color.ink, fontWeight: vars.weight.strong, marginBlockStart: '2px' }]);
export const more = style({ justifySelf: 'start' });
