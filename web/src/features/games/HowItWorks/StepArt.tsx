import { WheelFace } from '@larder/design-system/Wheel';
import type { ReactNode } from 'react';
import { pictureSrc } from '../../../art/pictures.ts';
import type { GameKind, HowItWorksImage } from '../../../graphql/schema-types.ts';
import { Mark } from '../stages/Mark.tsx';
import type { Stage_GameFragment } from '../stages/Stage.generated.ts';
import * as styles from './HowItWorks.css.ts';

interface Drawn {
  game: Stage_GameFragment;
  mark: string;
}
type Drawing = (drawn: Drawn) => ReactNode;

const prizeOf = ({ odds }: Stage_GameFragment): string =>
  odds.find(({ isPrize }) => isPrize)?.imageId ?? 'wrapped-gift';

/** Playing, drawn for the game's own kind. */
const plays: Record<GameKind, Drawing> = {
  WHEEL: ({ game, mark }) => (
    <>
      <rect width="224" height="168" className={styles.skyGround} />
      <g transform="translate(112 156) scale(.5)">
        <WheelFace
          fields={game.odds.map(({ imageId }) => ({ label: '', picture: pictureSrc(imageId) }))}
          rotation={-360 / game.odds.length}
          sign={<Mark glyph={mark} size={54} />}
        />
      </g>
    </>
  ),
  SCRATCH: ({ game }) => (
    <>
      <rect width="224" height="168" className={styles.peachGround} />
      <g transform="rotate(-6 112 84)">
        <rect x="30" y="34" width="164" height="102" rx="16" className={styles.paper} />
        <rect x="42" y="56" width="42" height="64" rx="11" className={styles.sunken} />
        <rect x="91" y="56" width="42" height="64" rx="11" className={styles.sunken} />
        <rect x="140" y="56" width="42" height="64" rx="11" className={styles.foil} />
        <image href={pictureSrc(prizeOf(game))} x="46" y="71" width="34" height="34" />
        <image href={pictureSrc(prizeOf(game))} x="95" y="71" width="34" height="34" />
      </g>
      <image href={pictureSrc('coin')} x="154" y="90" width="54" height="54" />
    </>
  ),
  PICK3: ({ game }) => (
    <>
      <rect width="224" height="168" className={styles.mintGround} />
      <rect y="132" width="224" height="10" className={styles.mintFloor} />
      <image href={pictureSrc('jar')} x="12" y="64" width="72" height="72" />
      <image href={pictureSrc('jar')} x="140" y="64" width="72" height="72" />
      <path d="M112 24V38M72 34L81 44M152 34L143 44" strokeWidth="4" strokeLinecap="round" className={styles.rays} />
      <image href={pictureSrc(prizeOf(game))} x="80" y="70" width="64" height="64" />
    </>
  ),
  COLLECT: ({ game: { board } }) => (
    <>
      <rect width="224" height="168" className={styles.skyGround} />
      <rect y="120" width="224" height="48" className={styles.mintGround} />
      <path d="M-10 84H234" strokeWidth="22" className={styles.trail} />
      <path d="M-10 84H112" strokeWidth="6" className={styles.walked} />
      {[40, 112, 184].map((x, index) => (
        <g key={x}>
          <circle cx={x} cy="84" r="30" className={styles.paper} />
          <image href={pictureSrc(stopOf(board, index))} x={x - 19} y="65" width="38" height="38" />
        </g>
      ))}
    </>
  ),
};

const stopOf = (board: Stage_GameFragment['board'], index: number): string =>
  (index === 2 ? board?.gifts.at(-1)?.imageId : board?.stampImageIds[index]) ?? 'wrapped-gift';

const drawings: Record<HowItWorksImage, Drawing> = {
  SHOP: () => (
    <>
      <rect width="224" height="168" className={styles.mintGround} />
      <rect y="136" width="224" height="32" className={styles.mintFloor} />
      <image href={pictureSrc('tangerine')} x="32" y="98" width="42" height="42" />
      <image href={pictureSrc('shopping-bags')} x="58" y="34" width="112" height="112" />
      <image href={pictureSrc('bread')} x="154" y="84" width="60" height="60" />
    </>
  ),
  PLAY: ({ game, mark }) => plays[game.kind]({ game, mark }),
  WIN: () => (
    <>
      <rect width="224" height="168" className={styles.skyGround} />
      <rect y="136" width="224" height="32" className={styles.mintGround} />
      <image href={pictureSrc('wrapped-gift')} x="60" y="42" width="104" height="104" />
      <rect x="18" y="31" width="24" height="14" rx="3" transform="rotate(20 30 38)" className={styles.brand} />
      <rect x="192" y="96" width="24" height="14" rx="3" transform="rotate(-18 204 103)" className={styles.brand} />
      <rect x="54" y="13" width="22" height="13" rx="3" transform="rotate(-28 65 20)" className={styles.peach} />
      <rect x="158" y="15" width="22" height="13" rx="3" transform="rotate(40 169 22)" className={styles.paper} />
      <rect x="16" y="88" width="22" height="13" rx="3" transform="rotate(32 27 94)" className={styles.mintFloor} />
      <circle cx="200" cy="54" r="8" className={styles.yellow} />
    </>
  ),
};

interface StepArtProps extends Drawn {
  image: HowItWorksImage;
}

/** The picture of one step, 4 by 3. */
export function StepArt({ image, ...drawn }: StepArtProps) {
  return (
    <svg className={styles.art} viewBox="0 0 224 168" aria-hidden="true">
      {drawings[image](drawn)}
    </svg>
  );
}
