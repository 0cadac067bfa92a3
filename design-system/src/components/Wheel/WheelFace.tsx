import type { ReactNode, Ref } from 'react';
import { wheelSegmentPath, wheelTint } from './motion.ts';
import * as styles from './Wheel.css.ts';

export interface WheelField {
  /** A word or a figure: "50 pts". */
  label: string;
  /** Address of a picture below it. */
  picture?: string | undefined;
}

export interface WheelFaceProps {
  /** Clockwise from the top. */
  fields: readonly WheelField[];
  /** Degrees to which the fields are turned, clockwise. */
  rotation: number;
  /** Draws only fields whose middle is at most so many degrees from the pointer; the rest is out of the picture. */
  within?: number | undefined;
  /** Mark on the hub: SVG around the origin, 54 across. */
  sign?: ReactNode;
  /** Ref to the turning disc. */
  disc?: Ref<SVGGElement> | undefined;
  /** Ref to the pointer. */
  pin?: Ref<SVGGElement> | undefined;
}

const center = { x: 0, y: 0 };
const [outer, bulbs, inner, labelRadius, pictureRadius] = [269, 255, 241, 198, 146];

const degreesFromPointer = (degrees: number): number => Math.abs(((((degrees + 180) % 360) + 360) % 360) - 180);

/** The wheel without its stand, inside an SVG: rim, bulbs, fields, hub and pointer around the origin; radius 269. */
export function WheelFace({ fields, rotation, within = 180, sign, disc, pin }: WheelFaceProps) {
  const step = 360 / fields.length;
  const many = fields.length > 10;
  const size = many ? 44 : 58;
  return (
    <>
      <circle r={outer} className={styles.rim} />
      {/* twelve lit bulbs and twelve dim ones: dashes without length and with round ends */}
      <circle r={bulbs} pathLength="12" strokeDasharray="0 1" className={styles.bulb.on} />
      <circle r={bulbs} pathLength="12" strokeDasharray="0 1" strokeDashoffset="0.5" className={styles.bulb.off} />
      <g ref={disc} transform={`rotate(${rotation})`}>
        {fields.map(({ label, picture }, index) => {
          if (degreesFromPointer(rotation + (index + 0.5) * step) > within) return null;
          const tint = wheelTint(index, fields.length);
          const path = wheelSegmentPath(index, fields.length, center, inner);
          return (
            <g key={index}>
              <path d={path} strokeWidth="3" className={styles.field[tint]} />
              <g transform={`rotate(${(index + 0.5) * step})`}>
                <text y={-labelRadius} fontSize={many ? 15 : 18} className={styles.fieldLabel[tint]}>
                  {label}
                </text>
                {picture && (
                  <image href={picture} x={-size / 2} y={-pictureRadius - size / 2} width={size} height={size} />
                )}
              </g>
            </g>
          );
        })}
      </g>
      <circle r="45" strokeWidth="9" className={styles.hub} />
      <g className={styles.hub} strokeWidth="0">
        {sign}
      </g>
      <g transform="translate(0 -277)">
        <g ref={pin}>
          <path d="M-22 2H22Q29 2 26 9L6 47Q0 56 -6 47L-26 9Q-29 2 -22 2Z" strokeWidth="5" className={styles.pointer} />
        </g>
      </g>
    </>
  );
}
