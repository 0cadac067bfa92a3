import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const title = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
