import type { Ref } from 'react';
import { wheelSegmentPath, wheelTint } from '../motion/wheel.ts';
import { pictureSrc } from '../../../pictures.ts';
import { Mark } from './Mark.tsx';
import type { Stage_GameFragment } from './Stage.generated.ts';
import { bulb, field, fieldLabel, hub, pointer, rim } from './wheel.css.ts';

const centre = { x: 0, y: 0 };
const [outer, bulbs, inner, labelRadius, pictureRadius] = [269, 255, 241, 198, 146];

interface WheelFaceProps {
  odds: Stage_GameFragment['odds'];
  mark: string;
  /** Degrees to which the fields are turned, clockwise. */
  rotation: number;
  /** Draws only fields whose middle is at most so many degrees from the pointer; the rest is out of the picture. */
  within?: number;
  fields?: Ref<SVGGElement>;
  pin?: Ref<SVGGElement>;
}

const degreesFromPointer = (degrees: number): number => Math.abs(((((degrees + 180) % 360) + 360) % 360) - 180);

/** Rim, bulbs, fields, hub and pointer around the origin; radius 269. */
export function WheelFace({ odds, mark, rotation, within = 180, fields, pin }: WheelFaceProps) {
  const step = 360 / odds.length;
  const picture = odds.length > 10 ? 44 : 58;
  return (
    <>
      <circle r={outer} className={rim} />
      {/* Twelve lit bulbs and twelve dim ones: dashes without length and with round ends. */}
      <circle r={bulbs} pathLength="12" strokeDasharray="0 1" className={bulb.on} />
      <circle r={bulbs} pathLength="12" strokeDasharray="0 1" strokeDashoffset="0.5" className={bulb.off} />
      <g ref={fields} transform={`rotate(${rotation})`}>
        {odds.map(({ shortLabel, imageId }, index) => {
          if (degreesFromPointer(rotation + (index + 0.5) * step) > within) return null;
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
