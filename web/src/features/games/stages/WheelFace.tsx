import type { Ref } from 'react';
import { polar } from '../motion/geometry.ts';
import { wheelSegmentPath, wheelTint } from '../motion/wheel.ts';
import { pictureSrc } from '../../../pictures.ts';
import { Mark } from './Mark.tsx';
import type { Stage_GameFragment } from './Stage.generated.ts';
import { bulb, field, fieldLabel, hub, pointer, rim } from './wheel.css.ts';

const centre = { x: 0, y: 0 };
const [outer, inner, labelRadius, pictureRadius] = [269, 241, 198, 146];

interface WheelFaceProps {
  odds: Stage_GameFragment['odds'];
  mark: string;
  /** Degrees to which the fields are turned, clockwise. */
  rotation: number;
  fields?: Ref<SVGGElement>;
  pin?: Ref<SVGGElement>;
}

/** Rim, bulbs, fields, hub and pointer around the origin; radius 269. */
export function WheelFace({ odds, mark, rotation, fields, pin }: WheelFaceProps) {
  const step = 360 / odds.length;
  const picture = odds.length > 10 ? 44 : 58;
  return (
    <>
      <circle r={outer} className={rim} />
      {Array.from({ length: 24 }, (_, index) => {
        const { x, y } = polar(centre, (outer + inner) / 2, index * 15);
        return <circle key={index} cx={x} cy={y} r="4" className={bulb[index % 2 === 0 ? 'on' : 'off']} />;
      })}
      <g ref={fields} transform={`rotate(${rotation})`}>
        {odds.map(({ shortLabel, imageId }, index) => {
          const tint = wheelTint(index, odds.length);
          return (
            <g key={index}>
              <path d={wheelSegmentPath(index, odds.length, centre, inner)} strokeWidth="3" className={field[tint]} />
              <g transform={`rotate(${(index + 0.5) * step})`}>
                <text y={-labelRadius} fontSize={odds.length > 10 ? 15 : 18} className={fieldLabel[tint]}>
                  {shortLabel}
                </text>
                <image
                  href={pictureSrc(imageId)}
                  x={-picture / 2}
                  y={-pictureRadius - picture / 2}
                  width={picture}
                  height={picture}
                />
              </g>
            </g>
          );
        })}
      </g>
      <circle r="45" strokeWidth="9" className={hub} />
      <g className={hub} strokeWidth="0">
        <Mark glyph={mark} size={54} />
      </g>
      <g transform="translate(0 -277)">
        <g ref={pin}>
          <path d="M-22 2H22Q29 2 26 9L6 47Q0 56 -6 47L-26 9Q-29 2 -22 2Z" strokeWidth="5" className={pointer} />
        </g>
      </g>
    </>
  );
}
