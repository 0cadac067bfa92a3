import { pictureSrc } from '../../../art/pictures.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { Unavailable } from '../../../ui/Unavailable/Unavailable.tsx';
import { shelf, spokes, stillLife, wheel } from './GameUnavailable.css.ts';

/** A game the store doesn't have, or that can't be shown right now (G-114). */
export function GameUnavailable() {
  const { unavailable } = useGameTexts();
  return (
    <Unavailable
      title={unavailable.title}
      picture={
        <svg className={stillLife} viewBox="0 0 226 124" aria-hidden="true">
          <circle cx="113" cy="57" r="52" strokeWidth="8" className={wheel} />
          <path d="M113 5V109M61 57H165M76 20L150 94M150 20L76 94" strokeWidth="3" className={spokes} />
          <circle cx="113" cy="57" r="10" className={shelf} />
          <rect y="113" width="226" height="9" rx="4.500" className={shelf} />
          <image href={pictureSrc('red-apple')} x="16" y="76" width="40" height="40" />
          <image href={pictureSrc('lemon')} x="180" y="82" width="34" height="34" />
        </svg>
      }
    >
      {unavailable.lead}
    </Unavailable>
  );
}
