import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef } from 'react';
import { prefersStillness } from '../../support/stillness.ts';
import { polar } from './geometry.ts';
import { pointerKeyframes, spin, tickTimes, wheelRotation, wheelSegmentPath, wheelTint } from './motion.ts';
import * as styles from './Wheel.css.ts';

export interface WheelField {
  /** A word or a figure: "50 pts". */
  label: string;
  /** Address of a picture below it. */
  picture?: string | undefined;
}

export interface WheelProps {
  /** Two fields and more, clockwise from the top. */
  fields: readonly WheelField[];
  /** The field that was drawn; nothing before it is known. */
  drawn: number | undefined;
  /** `waiting`: nothing moves. `turning`: it turns to what was drawn. `resting`: it stands there. */
  state: 'waiting' | 'turning' | 'resting';
  /** It has come to rest: the result may be told. */
  onRest: () => void;
  /** It begins to turn: seconds at which the pointer ticks. Answers what ends their sound. */
  onTurn?: ((ticks: readonly number[]) => (() => void) | undefined) | undefined;
  /** A sign on the hub: SVG around the origin, 54 across. */
  sign?: ReactNode;
  /** In words, when nothing beside it says the same; it is a mere picture without. */
  label?: string | undefined;
}

const centre = { x: 0, y: 0 };
const [outer, inner, labelRadius, pictureRadius] = [269, 241, 198, 146];

/** A wheel of fortune that turns to a field drawn elsewhere: it shows, it never decides. */
export function Wheel({ fields, drawn, state, onRest, onTurn, sign, label }: WheelProps) {
  const before = -360 / fields.length;
  const known = state !== 'waiting' && drawn !== undefined;
  const rotation = known ? wheelRotation(drawn, fields.length, 0) : before;
  const from = useRef(before);
  const disc = useRef<SVGGElement>(null);
  const pin = useRef<SVGGElement>(null);
  const rest = useEffectEvent(onRest);
  const turn = useEffectEvent((ticks: readonly number[]) => onTurn?.(ticks));

  useEffect(() => {
    if (state === 'resting') from.current = rotation;
    if (state !== 'turning' || drawn === undefined || !disc.current) return undefined;
    if (prefersStillness()) return rest();
    const start = from.current;
    const end = wheelRotation(drawn, fields.length, spin.turns, start);
    const ticks = tickTimes(start, end, fields.length);
    const turning = disc.current.animate([{ transform: `rotate(${start}deg)` }, { transform: `rotate(${end}deg)` }], {
      duration: spin.milliseconds,
      easing: `cubic-bezier(${spin.easing.join(',')})`,
    });
    const ticking = pin.current?.animate(pointerKeyframes(ticks, spin.milliseconds), spin.milliseconds);
    const silence = turn(ticks.map((time) => (time * spin.milliseconds) / 1000));
    turning.onfinish = () => rest();
    return () => {
      turning.onfinish = null;
      turning.cancel();
      ticking?.cancel();
      silence?.();
    };
  }, [state, drawn, fields.length, rotation]);

  return (
    <svg
      className={styles.wheel}
      viewBox="-276 -280 552 604"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className={styles.stand} d="M-62 250H62L80 300H-80Z" />
      <rect className={styles.stand} x="-122" y="291" width="244" height="27" rx="9" />
      <circle r={outer} className={styles.rim} />
      <Bulbs />
      <Disc fields={fields} rotation={rotation} disc={disc} />
      <circle r="45" strokeWidth="9" className={styles.hub} />
      <g className={styles.hub} strokeWidth="0">
        {sign}
      </g>
      <g transform="translate(0 -277)">
        <g ref={pin}>
          <path d="M-22 2H22Q29 2 26 9L6 47Q0 56 -6 47L-26 9Q-29 2 -22 2Z" strokeWidth="5" className={styles.pointer} />
        </g>
      </g>
    </svg>
  );
}

const Bulbs = () =>
  Array.from({ length: 24 }, (_, index) => {
    const { x, y } = polar(centre, (outer + inner) / 2, index * 15);
    return <circle key={index} cx={x} cy={y} r="4" className={styles.bulb[index % 2 === 0 ? 'on' : 'off']} />;
  });

interface DiscProps {
  fields: readonly WheelField[];
  /** Degrees, clockwise. */
  rotation: number;
  disc: Ref<SVGGElement>;
}

function Disc({ fields, rotation, disc }: DiscProps) {
  const many = fields.length > 10;
  const size = many ? 44 : 58;
  return (
    <g ref={disc} transform={`rotate(${rotation})`}>
      {fields.map(({ label, picture }, index) => {
        const tint = wheelTint(index, fields.length);
        return (
          <g key={index}>
            <path
              d={wheelSegmentPath(index, fields.length, centre, inner)}
              strokeWidth="3"
              className={styles.field[tint]}
            />
            <g transform={`rotate(${((index + 0.5) * 360) / fields.length})`}>
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
  );
}
