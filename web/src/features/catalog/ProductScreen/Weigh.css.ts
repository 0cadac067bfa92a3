import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const note = style({ ...sized('meta'), display: 'flex', gap: space[2], color: color.inkSoft });
