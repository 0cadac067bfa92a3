import { type ReactNode, type Ref, useId } from 'react';
import { coinRadius, squareSide } from './foil.ts';
import * as styles from './ScratchCard.css.ts';

interface FoilSquareProps {
  sign?: ReactNode;
  /** Picture under the foil; undefined until known. */
  picture: string | undefined;
  svg: Ref<SVGSVGElement>;
  /** The line that the coin has drawn. */
  line: Ref<SVGPathElement>;
}

/** One square: ground, picture, and the foil with what has been rubbed off it. */
export function FoilSquare({ sign, picture, svg, line }: FoilSquareProps) {
  const mask = useId();
  return (
    <svg ref={svg} className={styles.picture} viewBox={`0 0 ${squareSide} ${squareSide}`} aria-hidden="true">
      <rect width="100" height="100" rx="13.4" className={styles.ground} />
      {picture ? <image href={picture} x="24" y="24" width="52" height="52" className={styles.under} /> : null}
      <g className={styles.cover} mask={`url(#${mask})`}>
        <rect width="100" height="100" rx="13.4" className={styles.foil} />
        <g className={styles.print} transform="translate(50 50)">
          {sign}
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
