import { styleVariants } from '@vanilla-extract/css';

const clamped = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;
export const lines = styleVariants({ 1: clamped(1), 2: clamped(2), 3: clamped(3), 4: clamped(4), 5: clamped(5) });
