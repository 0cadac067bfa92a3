import { style } from '@vanilla-extract/css';

export const links = style({ display: 'grid', justifyItems: 'start', margin: 0, padding: 0, listStyle: 'none' });
