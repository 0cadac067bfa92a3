import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

/** Not on paper: it can't be pressed there. */
export const place = style({ '@media': { [media.print]: { display: 'none' } } });
export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const title = styleVariants({
  none: { display: 'flex', alignItems: 'center', gap: space[2] },
  older: { display: 'flex', alignItems: 'center', gap: space[2] },
  ok: { display: 'flex', alignItems: 'center', gap: space[2], color: color.success },
  bad: { display: 'flex', alignItems: 'center', gap: space[2], color: color.error },
});
export const steps = style({ display: 'grid', borderBlock: `1px solid ${color.hairline}`, paddingBlock: space[2] });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'center',
  paddingBlock: space[2],
});
export const mark = styleVariants({ right: { color: color.success }, wrong: { color: color.error } });
export const count = style({ ...sized('meta'), color: color.inkSoft });
export const differences = style({ ...sized('meta'), display: 'grid', gap: space[1], overflowWrap: 'anywhere' });
export const actions = style({ display: 'grid', gap: space[2] });
export const hidden = style({ display: 'none' });
