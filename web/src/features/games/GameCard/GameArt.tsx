import type { ReactNode } from 'react';
import { pictureSrc } from '../../../pictures.ts';
import { WheelFace } from '../stages/WheelFace.tsx';
import type { GameKind } from '../../../graphql/schema-types.ts';
import type { Stage_GameFragment } from '../stages/Stage.generated.ts';
import { drawing, foil, meadow, paper, rays, scratched, shelf, sunken, trail, walked } from './GameArt.css.ts';

interface GameArtProps {
  game: Stage_GameFragment;
  mark: string;
}

/** A game at a glance. What matters stands in the middle: a narrow card crops the sides. */
export function GameArt({ game, mark }: GameArtProps) {
  const isWheel = game.kind === 'WHEEL';
  return (
    <svg
      className={drawing}
      viewBox={isWheel ? '-266 -300 532 306' : '0 0 328 184'}
      preserveAspectRatio={isWheel ? 'xMidYMax slice' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      {arts[game.kind]({ game, mark })}
    </svg>
  );
}

/** The wheel of the feature card: half of it, on the card's edge, never cropped at the sides. */
export function FeatureArt({ game, mark }: GameArtProps) {
  if (game.kind !== 'WHEEL') return <GameArt game={game} mark={mark} />;
  return (
    <svg className={drawing} viewBox="-266 -300 532 306" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {arts.WHEEL({ game, mark })}
    </svg>
  );
}

const prizeOf = ({ odds }: Stage_GameFragment, index = 0) => odds.filter((o) => o.isPrize)[index]?.imageId;

const arts: Record<GameKind, (props: GameArtProps) => ReactNode> = {
  WHEEL: ({ game, mark }) => <WheelFace odds={game.odds} mark={mark} rotation={-360 / game.odds.length} />,
  PICK3: ({ game }) => (
    <>
      <rect y="145" width="328" height="10" className={shelf} />
      <ellipse cx="164" cy="143" rx="44" ry="5" className={shelf} />
      <image href={pictureSrc('jar')} x="35" y="56" width="92" height="92" />
      <image href={pictureSrc('jar')} x="201" y="56" width="92" height="92" />
      <path d="M164 14V30M110 26L121 38M218 26L207 38" strokeWidth="4" strokeLinecap="round" className={rays} />
      <image href={pictureSrc(prizeOf(game) ?? 'strawberry')} x="126" y="62" width="76" height="76" />
    </>
  ),
  SCRATCH: ({ game }) => (
    <g transform="rotate(-5 164 92)">
      <rect x="48" y="30" width="232" height="130" rx="18" className={paper} />
      {[65, 133, 201].map((x, index) => (
        <g key={x}>
          <rect x={x} y="46" width="60" height="98" rx="14" className={index === 2 ? foil : sunken} />
          {index < 2 ? (
            <image href={pictureSrc(prizeOf(game, index) ?? 'hot-beverage')} x={x + 7} y="72" width="46" height="46" />
          ) : null}
        </g>
      ))}
      <path
        d="M210 138C212 110 250 104 244 78C241 66 246 60 252 56"
        strokeWidth="12"
        strokeLinecap="round"
        className={scratched}
      />
      <image href={pictureSrc('coin')} x="226" y="106" width="54" height="54" />
    </g>
  ),
  COLLECT: ({ game }) => (
    <>
      <rect y="132" width="328" height="52" className={meadow} />
      <path d="M-20 92H348" strokeWidth="26" className={trail} />
      <path d="M-20 92H164" strokeWidth="7" className={walked} />
      {[60, 164, 268].map((x, index) => (
        <g key={x}>
          <circle cx={x} cy="92" r="36" className={paper} />
          <image
            href={pictureSrc(
              (index === 2 ? game.board?.gifts.at(-1)?.imageId : game.board?.stampImageIds[index]) ?? 'wrapped-gift',
            )}
            x={x - 23}
            y="69"
            width="46"
            height="46"
          />
        </g>
      ))}
    </>
  ),
};
