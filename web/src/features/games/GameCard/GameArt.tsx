import { WheelFace } from '@larder/design-system/Wheel';
import type { ReactNode } from 'react';
import { pictureSrc } from '../../../art/pictures.ts';
import type { GameKind } from '../../../graphql/schema-types.ts';
import { Mark } from '../stages/Mark.tsx';
import type { Stage_GameFragment } from '../stages/Stage.generated.ts';
import { wheelFields } from '../stages/wheel-fields.ts';
import { askew, disc, drawing, drawn, frame, parts, pointer, prizes, rays } from './GameArt.css.ts';

interface GameArtProps {
  game: Stage_GameFragment;
  /** The largest picture of the page does not wait for the others. */
  isFirst?: boolean;
}

/** A game at a glance, wide above the words or narrow beside them: one drawing in boxes, its pictures files of their own. */
export function GameArt({ game, isFirst = false }: GameArtProps) {
  return (
    <div className={frame} aria-hidden="true">
      <div className={drawn}>{arts[game.kind](game, isFirst)}</div>
    </div>
  );
}

/** The wheel of the feature card: half of it, on the card's edge, never cropped at the sides. */
export function FeatureArt({ game, mark }: { game: Stage_GameFragment; mark: string }) {
  if (game.kind !== 'WHEEL') return <GameArt game={game} isFirst />;
  return (
    <svg className={drawing} viewBox="-266 -300 532 306" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <WheelFace
        fields={wheelFields(game.odds)}
        sign={<Mark glyph={mark} size={54} />}
        rotation={-360 / game.odds.length}
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

const prizeOf = ({ odds }: Stage_GameFragment, index = 0) => odds.filter((o) => o.isPrize)[index]?.imageId;

const arts: Record<GameKind, (game: Stage_GameFragment, isFirst: boolean) => ReactNode> = {
  WHEEL: (game, isFirst) => (
    <>
      <div className={disc} />
      <Piece imageId={prizeOf(game, 1)} place="wheelLeft" isFirst={false} />
      <Piece imageId={prizeOf(game)} place="wheelMiddle" isFirst={isFirst} />
      <Piece imageId={prizeOf(game, 2)} place="wheelRight" isFirst={false} />
      <div className={pointer} />
    </>
  ),
  PICK3: (game, isFirst) => (
    <>
      <div className={parts.shelf} />
      <svg className={rays} viewBox="0 0 120 34">
        <path d="M60 2V18M4 14L16 27M116 14L104 27" />
      </svg>
      <Piece imageId="jar" place="jarLeft" isFirst={isFirst} />
      <Piece imageId="jar" place="jarRight" isFirst={isFirst} />
      <Piece imageId={prizeOf(game)} place="jarPrize" isFirst={isFirst} />
    </>
  ),
  SCRATCH: (game, isFirst) => (
    <div className={askew}>
      <div className={parts.card} />
      <div className={parts.cellLeft} />
      <div className={parts.cellMiddle} />
      <div className={parts.cellFoil} />
      <Piece imageId={prizeOf(game)} place="scratchLeft" isFirst={isFirst} />
      <Piece imageId={prizeOf(game, 1) ?? prizeOf(game)} place="scratchRight" isFirst={isFirst} />
      <Piece imageId="coin" place="coin" isFirst={isFirst} />
    </div>
  ),
  COLLECT: ({ board }, isFirst) => (
    <>
      <div className={parts.meadow} />
      <div className={parts.trail} />
      <div className={parts.walked} />
      <div className={parts.ringFirst} />
      <div className={parts.ringSecond} />
      <div className={parts.ringLast} />
      <Piece imageId={board?.stampImageIds[0]} place="stopFirst" isFirst={isFirst} />
      <Piece imageId={board?.stampImageIds[1]} place="stopSecond" isFirst={isFirst} />
      <Piece imageId={board?.gifts.at(-1)?.imageId} place="stopLast" isFirst={isFirst} />
    </>
  ),
};
