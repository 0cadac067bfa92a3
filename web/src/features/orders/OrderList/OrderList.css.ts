import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[10] });
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const item = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const more = style({ display: 'grid', justifySelf: 'center', gap: vars.space[3], minInlineSize: 220 });
