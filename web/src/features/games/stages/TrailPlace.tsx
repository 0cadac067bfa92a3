import type { Ref } from 'react';
import type { Point } from '../motion/geometry.ts';
import { pictureSrc } from '../../../art/pictures.ts';
import { badge, check, place, placeNumber, ring, stamped, ticket, ticketText } from './trail.css.ts';

const tints = ['peach', 'mint', 'sky'] as const;

interface TrailPlaceProps {
  at: Point;
  /** Number of the place, from 1. */
  number: number;
  imageId: string;
  gift: { label: string; imageId: string } | null;
  isStamped: boolean;
  /** Came with the play that is shown: wears a dotted ring. */
  isNew: boolean;
  /** Its stamp is on the way: what was there before is seen until it lands. */
  isLanding: boolean;
  stamp?: Ref<SVGGElement>;
}

/** A place of the trail: its number, its gift, or its stamp. */
export function TrailPlace({ at, number, imageId, gift, isStamped, isNew, isLanding, stamp }: TrailPlaceProps) {
  const radius = gift ? 52 : 44;
  const tint = tints[(number - 1) % 3] ?? 'peach';
  const labelWidth = (gift?.label.length ?? 0) * 11 + 30;
  const isBare = !isStamped || isLanding;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle r={radius} className={place} />
      {isNew ? (
        <circle r={radius + 12} strokeWidth="4" strokeDasharray="1 10" strokeLinecap="round" className={ring} />
      ) : null}
      {gift && isBare ? <image href={pictureSrc(gift.imageId)} x="-30" y="-33" width="60" height="60" /> : null}
      {!gift && isBare ? (
        <text y="9" fontSize="27" className={placeNumber}>
          {number}
        </text>
      ) : null}
      {isStamped ? (
        <g ref={stamp}>
          <circle r={radius - 3} className={stamped[tint]} />
          <image
            href={pictureSrc(gift?.imageId ?? imageId)}
            x={-radius * 0.56}
            y={-radius * 0.56}
            width={radius * 1.12}
            height={radius * 1.12}
          />
          <g transform={`translate(${radius * 0.73} ${radius * 0.73})`}>
            <circle r="15" strokeWidth="4" className={badge} />
            <path
              d="M-6 .5L-2 4.500L6 -3.500"
              strokeWidth="3.500"
              strokeLinecap="round"
              strokeLinejoin="round"
              className={check}
            />
          </g>
        </g>
      ) : null}
      {gift && isBare ? (
        <g transform="translate(0 48)">
          <rect x={-labelWidth / 2} y="-17" width={labelWidth} height="34" rx="8" className={ticket} />
          <text y="7.500" fontSize="21" className={ticketText}>
            {gift.label}
          </text>
        </g>
      ) : null}
    </g>
  );
}
