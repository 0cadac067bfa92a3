import { useState } from 'react';
import * as styles from './Avatar.css.ts';

export interface AvatarProps {
  /** The person's name: the accessible name, and the initials when there is no picture. */
  name: string;
  /** Address of the picture; the initials take its place when there is none or it fails. */
  src?: string | undefined;
  /** 32, 44, 64 px across. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The name is next to it and need not be read twice. */
  decorative?: boolean | undefined;
}

/** First letters of the first and the last word, as a person reads them. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word = '') => Array.from(word)[0]?.toLocaleUpperCase() ?? '').join('');
}

/** A person, as a picture or as initials in a circle. */
export function Avatar({ name, src, size = 'medium', decorative = false }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const shown = src !== undefined && failed !== src;
  return (
    <span
      className={styles.avatar[size]}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {shown ? (
        <img src={src} alt="" className={styles.picture} width={64} height={64} onError={() => setFailed(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
