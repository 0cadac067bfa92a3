import { useEffect, useEffectEvent, useRef } from 'react';
import { pointerKeyframes, spin, tickTimes, wheelRotation } from '../motion/wheel.ts';
import { pictureSrc } from '../../../pictures.ts';
import { soundOf } from '../sound/sound.ts';
import { Confetti } from './Confetti.tsx';
import type { StageProps } from './phase.ts';
import { prefersStillness } from './reduced-motion.ts';
import { scene, stage } from './stage.css.ts';
import { floor, stand, wheel } from './wheel.css.ts';
import { WheelFace } from './WheelFace.tsx';

/** A wheel with one field for each line of the odds. It turns to the field that the server drew. */
export function WheelStage({ game, mark, phase, play, onSettled }: StageProps) {
  const { odds } = game;
  const segment = play?.reveal.__typename === 'WheelReveal' ? play.reveal.segment : null;
  const shown = phase === 'revealing' || phase === 'settled';
  const before = -360 / odds.length;
  const rotation = shown && segment !== null ? wheelRotation(segment, odds.length, 0) : before;
  const from = useRef(before);
  const fields = useRef<SVGGElement>(null);
  const pin = useRef<SVGGElement>(null);
  const settle = useEffectEvent(onSettled);

  useEffect(() => {
    if (phase === 'settled') from.current = rotation;
    if (phase !== 'revealing' || segment === null || !fields.current) return;
    if (prefersStillness()) return settle();
    const start = from.current;
    const end = wheelRotation(segment, odds.length, spin.turns, start);
    const ticks = tickTimes(start, end, odds.length);
    const turning = fields.current.animate([{ transform: `rotate(${start}deg)` }, { transform: `rotate(${end}deg)` }], {
      duration: spin.milliseconds,
      easing: `cubic-bezier(${spin.easing.join(',')})`,
    });
    const ticking = pin.current?.animate(pointerKeyframes(ticks, spin.milliseconds), spin.milliseconds);
    const silence = soundOf.ticks(ticks.map((time) => (time * spin.milliseconds) / 1000));
    turning.onfinish = () => settle();
    return () => {
      turning.onfinish = null;
      turning.cancel();
      ticking?.cancel();
      silence();
    };
  }, [phase, segment, odds.length, rotation]);

  return (
    <div className={stage({ kind: 'WHEEL' })}>
      <div className={floor} />
      <svg className={scene} viewBox="0 0 648 240" aria-hidden="true">
        <image href={pictureSrc('pineapple')} x="10" y="38" width="128" height="128" transform="rotate(-14 74 102)" />
        <image href={pictureSrc('grapes')} x="116" y="132" width="68" height="68" />
        <image href={pictureSrc('avocado')} x="512" y="78" width="114" height="114" />
        <image href={pictureSrc('tangerine')} x="478" y="146" width="60" height="60" />
      </svg>
      <svg className={wheel} viewBox="-276 -280 552 604" aria-hidden="true">
        <path className={stand} d="M-62 250H62L80 300H-80Z" />
        <rect className={stand} x="-122" y="291" width="244" height="27" rx="9" />
        <WheelFace odds={odds} mark={mark} rotation={rotation} fields={fields} pin={pin} />
      </svg>
      {phase === 'settled' && play?.outcome === 'WIN' ? <Confetti /> : null}
    </div>
  );
}
