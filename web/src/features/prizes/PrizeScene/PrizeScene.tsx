import { preload } from 'react-dom';
import type { PrizeType } from '../../../graphql/schema-types.ts';
import { pictureSrc } from '../../../art/pictures.ts';
import { colorless, drawing, floor, scene, shadow } from './PrizeScene.css.ts';

const tones = {
  SWEEPSTAKES: 'sky',
  VENDOR: 'peach',
  REWARD: 'peach',
  ALTERNATE_PRIZES: 'mint',
  FRESH_PASS: 'sky',
  B4U_OFFER: 'mint',
  RECIPE: 'peach',
} as const satisfies Record<PrizeType, string>;

/** A small companion beside the prize that hints at its type. */
const companions: Record<PrizeType, readonly [start: string, end: string] | null> = {
  SWEEPSTAKES: ['pineapple', 'bread'],
  VENDOR: ['cup-with-straw', 'popcorn'],
  REWARD: ['coin', 'coin'],
  ALTERNATE_PRIZES: null,
  FRESH_PASS: null,
  B4U_OFFER: null,
  RECIPE: ['tomato', 'garlic'],
};

interface PrizeSceneProps {
  prizeType: PrizeType;
  imageId: string;
  /** Prizes to choose from, side by side. */
  choiceImageIds?: readonly string[];
  /** Gone for good: shown without color. */
  gone?: boolean;
}

/** A prize as a still life: one picture large on a floor. */
export function PrizeScene({ prizeType, imageId, choiceImageIds = [], gone = false }: PrizeSceneProps) {
  const tone = gone ? 'gone' : tones[prizeType];
  return (
    <div className={scene({ tone })}>
      <svg className={drawing} viewBox="0 0 560 420" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
        <rect x="-2000" y="306" width="4560" height="2000" className={floor[tone]} />
        <g className={gone ? colorless : undefined}>
          {choiceImageIds.length > 1 ? (
            <Choices imageIds={choiceImageIds} />
          ) : (
            <StillLife imageId={imageId} beside={gone ? null : companions[prizeType]} />
          )}
        </g>
      </svg>
    </div>
  );
}

interface StillLifeProps {
  imageId: string;
  beside: readonly [string, string] | null;
}

function StillLife({ imageId, beside }: StillLifeProps) {
  // The largest picture of a prize's page; a browser finds it late, inside a drawing.
  preload(pictureSrc(imageId), { as: 'image', fetchPriority: 'high' });
  return (
    <>
      <ellipse cx="280" cy="360" rx={beside ? 214 : 154} ry="15" className={shadow} />
      {beside ? <image href={pictureSrc(beside[0])} x="42" y="232" width="136" height="136" /> : null}
      <image href={pictureSrc(imageId)} x="118" y="40" width="324" height="324" />
      {beside ? <image href={pictureSrc(beside[1])} x="392" y="240" width="132" height="132" /> : null}
    </>
  );
}

/** Three prizes in a row, the middle one a step in front. */
function Choices({ imageIds }: { imageIds: readonly string[] }) {
  const width = 528 / imageIds.length;
  return imageIds.map((imageId, index) => {
    const center = 16 + width * (index + 0.5);
    const front = index % 2 === 1 ? 26 : 0;
    const size = width * 0.94 + front;
    return (
      <g key={imageId}>
        <ellipse cx={center} cy={346 + front} rx={size * 0.46} ry="11" className={shadow} />
        <image href={pictureSrc(imageId)} x={center - size / 2} y={352 + front - size} width={size} height={size} />
      </g>
    );
  });
}
