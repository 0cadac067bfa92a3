import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export { amount, pay as now, step, steps as proof, words } from '../Sums/PriceSteps.css.ts';

export const clip = style({ display: 'grid', justifyItems: 'stretch', gap: vars.space[3] });
