import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { prefersReducedMotion } from '../../support/motion/reduced-motion.ts';
import { pointerKeyframes, spin, tickTimes, wheelRotation } from './motion.ts';
import * as styles from './Wheel.css.ts';
import { type WheelField, WheelFace } from './WheelFace.tsx';

export interface WheelProps {
  /** Two or more fields, clockwise from the top. */
  fields: readonly WheelField[];
  /** The field that was drawn; undefined until known. */
  drawn: number | undefined;
  /** `waiting`: nothing moves. `turning`: it turns to what was drawn. `resting`: it stands there. */
  state: 'waiting' | 'turning' | 'resting';
  /** Called when it stops: the result may be announced. */
  onRest: () => void;
  /** Called as it starts to spin, with the seconds at which the pointer ticks. Returns what stops the sound. */
  onTurn?: ((ticks: readonly number[]) => (() => void) | undefined) | undefined;
  /** Mark on the hub: SVG around the origin, 54 across. */
  sign?: ReactNode;
  /** Description, when nothing nearby says the same; without it, it is decorative. */
  label?: string | undefined;
}

/** A prize wheel that spins to a field drawn elsewhere: it shows the result and never decides it. */
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
    if (prefersReducedMotion()) return rest();
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
      <WheelFace fields={fields} rotation={rotation} sign={sign} disc={disc} pin={pin} />
    </svg>
  );
}
