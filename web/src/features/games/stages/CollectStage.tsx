import { prefersReducedMotion } from '@larder/design-system/reduced-motion';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useGameTexts } from '../../../messages/play/games.ts';
import { board as canvas, trailPath, trailPoints, trailWalk } from '../motion/trail.ts';
import { soundOf } from '../sound/sound.ts';
import { Confetti } from '../../../ui/Confetti/Confetti.tsx';
import { Market } from './Market.tsx';
import type { StageProps } from './phase.ts';
import { stage } from './stage.css.ts';
import { path, pin, trail, walked } from './trail.css.ts';
import { TrailPlace } from './TrailPlace.tsx';

const secondsPerStamp = 0.75;

interface CollectStageProps extends StageProps {
  /** Stamps on the board now. */
  stamps: number;
}

/** A trail on which every stamp is a step and some steps bring a gift. The pin walks from the last stamp to the new one. */
export function CollectStage({ game, phase, play, celebrates, stamps, onSettled }: CollectStageProps) {
  const texts = useGameTexts().collect;
  const pinned = useRef<SVGGElement>(null);
  const freshPath = useRef<SVGPathElement>(null);
  const landing = useRef<(SVGGElement | null)[]>([]);
  const settle = useEffectEvent(onSettled);
  const { board } = game;
  const count = board?.stamps ?? 0;
  const reveal = play?.reveal.__typename === 'CollectReveal' ? play.reveal : null;
  const shown = (phase === 'revealing' || phase === 'settled') && reveal !== null;
  const after = shown ? reveal.stampsAfter : stamps;
  const before = shown ? (reveal.stampsBefore < after ? reveal.stampsBefore : 0) : after;
  const points = trailPoints(count);
  const here = points[Math.max(0, after - 1)];

  const walk = useEffectEvent(() => {
    if (!here || prefersReducedMotion()) return settle();
    const way = trailWalk(count, before, after);
    const frames = way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    const steps = Math.max(1, after - Math.max(1, before));
    const duration = steps * secondsPerStamp * 1000;
    const walking = pinned.current?.animate(frames.length > 1 ? frames : [...frames, ...frames], {
      duration,
      easing: 'ease-in-out',
    });
    const growing = freshPath.current?.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
      duration,
      easing: 'ease-in-out',
    });
    const stamping = Array.from({ length: after - before }, (_, index) => {
      const delay = ((index + 1) / (after - before)) * duration - 180;
      soundOf.pop((delay + 120) / 1000);
      return landing.current[before + index]?.animate(
        [
          { opacity: 0, transform: 'scale(1.6)' },
          { opacity: 1, transform: 'scale(.94)', offset: 0.7 },
          { opacity: 1, transform: 'scale(1)' },
        ],
        { delay: Math.max(0, delay), duration: 260, fill: 'backwards', easing: 'ease-out' },
      );
    });
    const last = stamping.at(-1) ?? walking;
    if (last) last.onfinish = () => settle();
    else settle();
    return () => {
      if (last) last.onfinish = null;
      for (const animation of [walking, growing, ...stamping]) animation?.cancel();
    };
  });
  useEffect(() => (phase === 'revealing' ? walk() : undefined), [phase]);

  return (
    <div className={stage({ kind: 'COLLECT' })}>
      <svg
        className={trail}
        viewBox={`0 0 ${canvas.width} ${canvas.height}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made here, with its sum in words
        role="img"
        aria-label={texts.sum(after, count)}
      >
        <Market stops={points} />
        <path d={trailPath(count, 1, count)} strokeWidth="40" strokeLinecap="round" className={path} />
        {before > 1 ? <path d={trailPath(count, 1, before)} strokeWidth="10" className={walked} /> : null}
        {after > before && after > 1 ? (
          <path
            ref={freshPath}
            d={trailPath(count, Math.max(1, before), after)}
            pathLength="1"
            strokeDasharray="1"
            strokeWidth="10"
            className={walked}
          />
        ) : null}
        {points.map((at, index) => {
          const number = index + 1;
          const gift = board?.gifts.find(({ atStamp }) => atStamp === number) ?? null;
          return (
            <TrailPlace
              key={number}
              at={at}
              number={number}
              imageId={board?.stampImageIds[index] ?? 'wrapped-gift'}
              gift={gift}
              isStamped={number <= after}
              isNew={phase === 'settled' && number > before && number <= after}
              isLanding={phase === 'revealing' && number > before && number <= after}
              stamp={(element) => void (landing.current[index] = element)}
            />
          );
        })}
        {after > 0 && here ? (
          <g ref={pinned} transform={`translate(${here.x} ${here.y})`}>
            <path
              d="M-18 -86H18Q24 -86 22 -80L5 -49Q0 -42 -5 -49L-22 -80Q-24 -86 -18 -86Z"
              strokeWidth="5"
              className={pin}
            />
          </g>
        ) : null}
      </svg>
      {celebrates ? <Confetti /> : null}
    </div>
  );
}
