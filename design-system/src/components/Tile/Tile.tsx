import type { ReactNode } from 'react';
import { tile } from './Tile.css.ts';

export interface TileProps {
  /** 44, 72, 88, 104 px square; `fill` is a square of the given width, `wide` is lower, `tall` a little higher for bottles, `banner` 120 px high. */
  size?: 'small' | 'medium' | 'large' | 'huge' | 'fill' | 'wide' | 'tall' | 'banner' | undefined;
  /** Neutral, or one of the three colors of the games. */
  tone?: 'tile' | 'sky' | 'mint' | 'peach' | undefined;
  /** No longer available. */
  pale?: boolean | undefined;
  /** A picture or an icon. */
  children?: ReactNode;
}

/** The soft background for a picture or an icon. */
export function Tile({ size = 'medium', tone = 'tile', pale = false, children }: TileProps) {
  return <div className={tile({ size, tone, ...(pale ? { pale } : {}) })}>{children}</div>;
}
