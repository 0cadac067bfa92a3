import { type Ref, useId } from 'react';
import { coinRadius, squareSide } from '../motion/scratch.ts';
import { pictureSrc } from '../../../pictures.ts';
import { Mark } from './Mark.tsx';
import { cover, foil, foilLeaf, ground, squarePicture, under } from './scratch.css.ts';

interface ScratchSquareProps {
  mark: string;
  /** Picture under the foil; null before the server has answered. */
  imageId: string | null;
  svg?: Ref<SVGSVGElement>;
  /** The line that the coin has drawn. */
  line?: Ref<SVGPathElement>;
}

/** One foil square: ground, picture and the foil with what has been rubbed off it. */
export function ScratchSquare({ mark, imageId, svg, line }: ScratchSquareProps) {
  const mask = useId();
  return (
    <svg ref={svg} className={squarePicture} viewBox={`0 0 ${squareSide} ${squareSide}`} aria-hidden="true">
      <rect width="100" height="100" rx="13.4" className={ground} />
      {imageId ? <image href={pictureSrc(imageId)} x="24" y="24" width="52" height="52" className={under} /> : null}
      <g className={cover} mask={`url(#${mask})`}>
        <rect width="100" height="100" rx="13.4" className={foil} />
        <g className={foilLeaf} transform="translate(50 50)">
          <Mark glyph={mark} size={52} />
        </g>
      </g>
      <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100">
        <rect width="100" height="100" fill="white" />
        <path
          ref={line}
          fill="none"
          stroke="black"
          strokeWidth={coinRadius * 2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </mask>
    </svg>
  );
}
