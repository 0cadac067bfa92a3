import { WheelFace } from '@larder/design-system/Wheel';
import type { ReactNode } from 'react';
import { pictureSrc } from '../../../pictures.ts';
import type { GameKind } from '../../../graphql/schema-types.ts';
import { Mark } from '../stages/Mark.tsx';
import type { Stage_GameFragment } from '../stages/Stage.generated.ts';
import { wheelFields } from '../stages/wheel-fields.ts';
import {
  drawing,
  foil,
  meadow,
  narrow,
  paper,
  rays,
  scratched,
  shelf,
  sunken,
  trail,
  walked,
  wide,
} from './GameArt.css.ts';

interface GameArtProps {
  game: Stage_GameFragment;
  mark: string;
}

/** A game at a glance: wide above the words, narrow beside them. */
export function GameArt({ game, mark }: GameArtProps) {
  const isWheel = game.kind === 'WHEEL';
  return (
    <>
      <svg
        className={`${drawing} ${wide}`}
        viewBox={isWheel ? '-266 -300 532 306' : '0 0 328 184'}
        preserveAspectRatio={isWheel ? 'xMidYMax slice' : 'xMidYMid slice'}
        aria-hidden="true"
      >
        {arts[game.kind]({ game, mark })}
      </svg>
      <svg
        className={`${drawing} ${narrow}`}
        viewBox={isWheel ? '-59 -290 118 200' : '0 0 112 190'}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {narrowArts[game.kind]({ game, mark })}
      </svg>
    </>
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

const stopOf = ({ board }: Stage_GameFragment, index: number) =>
  (index === 2 ? board?.gifts.at(-1)?.imageId : board?.stampImageIds[index]) ?? 'wrapped-gift';

const arts: Record<GameKind, (props: GameArtProps) => ReactNode> = {
  WHEEL: ({ game, mark }) => (
    <WheelFace
      fields={wheelFields(game.odds)}
      sign={<Mark glyph={mark} size={54} />}
      rotation={-360 / game.odds.length}
      within={125}
    />
  ),
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
          <image href={pictureSrc(stopOf(game, index))} x={x - 23} y="69" width="46" height="46" />
        </g>
      ))}
    </>
  ),
};

const narrowArts: Record<GameKind, (props: GameArtProps) => ReactNode> = {
  // One field under the pointer: its neighbours' words would be cropped.
  WHEEL: ({ game, mark }) => (
    <WheelFace
      fields={wheelFields(game.odds)}
      sign={<Mark glyph={mark} size={54} />}
      rotation={-180 / game.odds.length}
      within={360 / game.odds.length + 1}
    />
  ),
  PICK3: ({ game }) => (
    <>
      <rect x="-200" y="146" width="512" height="9" className={shelf} />
      <image href={pictureSrc('jar')} x="18" y="72" width="78" height="78" />
      <image href={pictureSrc(prizeOf(game) ?? 'strawberry')} x="35" y="20" width="44" height="44" />
    </>
  ),
  SCRATCH: ({ game }) => (
    <g transform="rotate(-6 56 95)">
      <rect x="18" y="38" width="76" height="116" rx="14" className={paper} />
      <rect x="28" y="48" width="56" height="44" rx="10" className={sunken} />
      <rect x="28" y="100" width="56" height="44" rx="10" className={foil} />
      <image href={pictureSrc(prizeOf(game) ?? 'hot-beverage')} x="39" y="53" width="34" height="34" />
      <image href={pictureSrc('coin')} x="62" y="116" width="38" height="38" />
    </g>
  ),
  COLLECT: ({ game }) => (
    <>
      <rect x="-200" y="140" width="512" height="60" className={meadow} />
      <path d="M38 200V150L74 96L38 42V-10" strokeWidth="18" strokeLinejoin="round" className={trail} />
      <path d="M38 200V150L74 96" strokeWidth="5" strokeLinejoin="round" className={walked} />
      {[
        { x: 38, y: 148 },
        { x: 74, y: 95 },
        { x: 38, y: 42 },
      ].map(({ x, y }, index) => (
        <g key={y}>
          <circle cx={x} cy={y} r="25" className={paper} />
          <image href={pictureSrc(stopOf(game, index))} x={x - 16} y={y - 16} width="32" height="32" />
        </g>
      ))}
    </>
  ),
};
