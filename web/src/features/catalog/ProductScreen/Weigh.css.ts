import { vars } from '@larder/design-system/theme';
import { displayFace, sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const weigh = style({ display: 'grid', gap: space[2] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  alignItems: 'center',
  gap: space[3],
});
export const estimate = style({ display: 'flex', alignItems: 'baseline', gap: space[2] });
export const about = style({ color: color.inkSoft });
export const sum = style({ ...displayFace, ...sized('title') });
export const note = style({ ...sized('meta'), display: 'flex', gap: space[2], color: color.inkSoft });
