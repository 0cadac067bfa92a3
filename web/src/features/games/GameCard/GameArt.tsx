import { WheelFace } from '@larder/design-system/Wheel';
import type { ReactNode } from 'react';
import { pictureSrc } from '../../../art/pictures.ts';
import type { GameKind } from '../../../graphql/schema-types.ts';
import { Mark } from '../stages/Mark.tsx';
import { wheelFields } from '../stages/wheel-fields.ts';
import type { GameCard_FeatureFragment, GameCard_ProgramFragment } from './GameCard.generated.ts';
import { askew, disc, drawing, drawn, frame, parts, pointer, prizes, rays } from './GameArt.css.ts';

type Game = Pick<NonNullable<GameCard_ProgramFragment['game']>, 'kind' | 'pictureIds'>;

interface GameArtProps {
  game: Game;
  /** Set for the page's largest picture, which shouldn't wait for the others. */
  isFirst?: boolean;
}

/** A game at a glance, wide above the words or narrow beside them: one drawing in boxes, its pictures files of their own. */
export function GameArt({ game, isFirst = false }: GameArtProps) {
  return (
    <div className={frame} aria-hidden="true">
      <div className={drawn}>{arts[game.kind](game.pictureIds, isFirst)}</div>
    </div>
  );
}

/** The lines that are drawn on a large wheel. */
export type FeatureOdds = NonNullable<GameCard_FeatureFragment['game']>['odds'];

/** The wheel of the feature card: half of it, on the card's edge, never cropped at the sides. */
export function FeatureArt({ game, odds, mark }: { game: Game; odds: FeatureOdds; mark: string }) {
  if (game.kind !== 'WHEEL') return <GameArt game={game} isFirst />;
  return (
    <svg className={drawing} viewBox="-266 -300 532 306" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <WheelFace
        fields={wheelFields(odds)}
        sign={<Mark glyph={mark} size={54} />}
        rotation={-360 / odds.length}
        within={125}
      />
    </svg>
  );
}

interface PieceProps {
  imageId: string | undefined;
  place: keyof typeof prizes;
  isFirst: boolean;
}

function Piece({ imageId = 'wrapped-gift', place, isFirst }: PieceProps) {
  return (
    <img
      className={prizes[place]}
      src={pictureSrc(imageId)}
      alt=""
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}

const arts: Record<GameKind, (pictureIds: Game['pictureIds'], isFirst: boolean) => ReactNode> = {
  WHEEL: ([first, second, third], isFirst) => (
    <>
      <div className={disc} />
      <Piece imageId={second} place="wheelLeft" isFirst={false} />
      <Piece imageId={first} place="wheelMiddle" isFirst={isFirst} />
      <Piece imageId={third} place="wheelRight" isFirst={false} />
      <div className={pointer} />
    </>
  ),
  PICK3: ([first], isFirst) => (
    <>
      <div className={parts.shelf} />
      <svg className={rays} viewBox="0 0 120 34">
        <path d="M60 2V18M4 14L16 27M116 14L104 27" />
      </svg>
      <Piece imageId="jar" place="jarLeft" isFirst={isFirst} />
      <Piece imageId="jar" place="jarRight" isFirst={isFirst} />
      <Piece imageId={first} place="jarPrize" isFirst={isFirst} />
    </>
  ),
  SCRATCH: ([first, second = first], isFirst) => (
    <div className={askew}>
      <div className={parts.card} />
      <div className={parts.cellLeft} />
      <div className={parts.cellMiddle} />
      <div className={parts.cellFoil} />
      <Piece imageId={first} place="scratchLeft" isFirst={isFirst} />
      <Piece imageId={second} place="scratchRight" isFirst={isFirst} />
      <Piece imageId="coin" place="coin" isFirst={isFirst} />
    </div>
  ),
  COLLECT: ([first, second, last], isFirst) => (
    <>
      <div className={parts.meadow} />
      <div className={parts.trail} />
      <div className={parts.walked} />
      <div className={parts.ringFirst} />
      <div className={parts.ringSecond} />
      <div className={parts.ringLast} />
      <Piece imageId={first} place="stopFirst" isFirst={isFirst} />
      <Piece imageId={second} place="stopSecond" isFirst={isFirst} />
      <Piece imageId={last} place="stopLast" isFirst={isFirst} />
    </>
  ),
};
