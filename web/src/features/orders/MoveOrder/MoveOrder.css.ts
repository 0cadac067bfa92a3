import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const form = style({ ...column, gap: space[5], outlineOffset: 4 });
export const words = style({ ...column, gap: space[1], outlineOffset: 4 });
