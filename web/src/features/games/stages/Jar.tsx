import type { Ref } from 'react';
import { pictureSrc } from '../../../art/pictures.ts';
import { badge, check, glass, jarPicture, number, rays, shade } from './pick.css.ts';

interface JarProps {
  /** Number on the label, from 1. */
  label: number;
  picked: boolean;
  /** What stands there once the jar is open. */
  produce: string | null;
  won: boolean;
  /** While the jars open both are drawn, and the motion shows one after the other. */
  glassRef?: Ref<SVGGElement>;
  produceRef?: Ref<SVGGElement>;
  opening?: boolean;
}

/** A jar on its shelf, or the produce that was in it. */
export function Jar({ label, picked, produce, won, glassRef, produceRef, opening = false }: JarProps) {
  return (
    <svg className={jarPicture} viewBox="15 18 120 132" aria-hidden="true">
      <ellipse cx="75" cy="141" rx="46" ry="6.500" className={shade} />
      {produce ? (
        <g ref={produceRef}>
          {won ? (
            <path className={rays} strokeWidth="4.500" strokeLinecap="round" d="M75 8V24M27 30L38 42M123 30L112 42" />
          ) : null}
          <image href={pictureSrc(produce)} x="33" y="50" width="84" height="90" />
        </g>
      ) : null}
      {!produce || opening ? (
        <g ref={glassRef}>
          <g className={glass}>
            <image href={pictureSrc('jar')} x="17" y="18" width="116" height="122" />
            <text x="75" y="89" fontSize="17" className={number}>
              {label}
            </text>
            {picked ? (
              <g transform="translate(112 36)">
                <circle r="18" strokeWidth="4" className={badge} />
                <path
                  d="M-7 .5L-2 5.500L7.500 -4.500"
                  strokeWidth="4"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  className={check}
                />
              </g>
            ) : null}
          </g>
        </g>
      ) : null}
    </svg>
  );
}
