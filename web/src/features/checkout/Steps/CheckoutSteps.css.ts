import { style } from '@vanilla-extract/css';

/** What was chosen, and below it how long it is held. */
export const note = style({ display: 'grid' });
