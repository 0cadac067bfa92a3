import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { perSpace } from '../../theme/space.ts';

export const grid = style({ display: 'grid' });

export const gap = styleVariants({ ...perSpace((size) => ({ gap: size })), gutter: { gap: vars.layout.gutter } });

const counts = [1, 2, 3, 4, 6] as const;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const perCount = <Style>(style: (count: number) => Style) =>
  Object.fromEntries(counts.map((count) => [count, style(count)])) as Record<(typeof counts)[number], Style>;
const from = (query: string) => styleVariants(perCount((count) => ({ '@media': { [query]: columns(count) } })));

export const base = styleVariants(perCount(columns));
export const tablet = from(media.tablet);
export const desktop = from(media.desktop);
export const wide = from(media.spacious);
