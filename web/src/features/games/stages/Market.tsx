import { pictureSrc } from '../../../art/pictures.ts';
import type { Point } from '../motion/geometry.ts';
import {
  awningCloth,
  awningStripe,
  bunting,
  crate,
  hill,
  meadow,
  plank,
  post,
  stall,
  string,
  sun,
} from './trail.css.ts';

const tints = ['peach', 'mint', 'sky'] as const;
const pennants = Array.from({ length: 17 }, (_, index) => 20 + index * 38);
const sag = (x: number): number => 20 + 22 * (1 - ((x - 324) / 324) ** 2);
/** What lies in the crates between the stalls, three of a kind. */
const goods = ['tomato', 'lemon', 'red-apple', 'pear', 'tangerine', 'green-apple', 'peach', 'kiwi-fruit'];

/** The market that a trail leads through: sky, bunting, hills, and a stall with its awning for every stop. */
export function Market({ stops }: { stops: readonly Point[] }) {
  const rows = [...new Set(stops.map(({ y }) => y))];
  const gap = rows.length > 1 ? Math.abs((rows[0] ?? 0) - (rows[1] ?? 0)) : 162;
  const scale = Math.min(1, gap / 162);
  const horizon = Math.min(...rows) + 10;
  return (
    <g>
      <circle cx="556" cy="30" r="58" className={sun} />
      <path
        d={`M0 ${horizon - 36}Q150 ${horizon - 110} 330 ${horizon - 40}T648 ${horizon - 62}V712H0Z`}
        className={hill}
      />
      <rect y={horizon} width="648" height={712 - horizon} className={meadow} />
      <path d="M-10 12Q324 72 658 12" strokeWidth="3" className={string} />
      {pennants.map((x, index) => (
        <path key={x} d={`M${x - 11} ${sag(x)}h22l-11 24z`} className={bunting[tints[index % 3] ?? 'peach']} />
      ))}
      {stops.map(({ x, y }, index) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Stall tint={tints[index % 3] ?? 'peach'} />
        </g>
      ))}
      {rows.map((y, index) => (
        <g key={y} transform={`translate(${index % 2 === 0 ? 214 : 434} ${y + 22 * scale}) scale(${scale})`}>
          <Crate imageId={goods[index % goods.length] ?? 'tomato'} />
        </g>
      ))}
    </g>
  );
}

const cloths = [-66, -44, -22, 0, 22, 44];

/** A stall around its stop: back wall, posts and a striped awning. */
function Stall({ tint }: { tint: (typeof tints)[number] }) {
  return (
    <>
      <rect x="-58" y="-58" width="116" height="104" rx="6" className={stall} />
      <path d="M-56 -58V58M56 -58V58" strokeWidth="6" strokeLinecap="round" className={post} />
      <rect x="-66" y="-84" width="132" height="12" rx="6" className={awningCloth[tint]} />
      {cloths.map((x, index) => (
        <path
          key={x}
          d={`M${x} -78h22v22a11 11 0 0 1 -22 0z`}
          className={index % 2 === 0 ? awningCloth[tint] : awningStripe}
        />
      ))}
    </>
  );
}

/** A crate of produce in front of the counter. */
function Crate({ imageId }: { imageId: string }) {
  return (
    <>
      {[-36, -13, 10].map((x) => (
        <image key={x} href={pictureSrc(imageId)} x={x} y="0" width="28" height="28" />
      ))}
      <rect x="-40" y="22" width="80" height="28" rx="4" className={crate} />
      <path d="M-40 36H40" strokeWidth="2" className={plank} />
    </>
  );
}
