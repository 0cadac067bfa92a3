import { useGridKeys } from '@larder/design-system/grid-keys';
import { prefersReducedMotion } from '@larder/design-system/reduced-motion';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useGameTexts } from '../../../messages/play/games.ts';
import { jarCount, jarsPicked, type Picks } from '../motion/pick.ts';
import { pictureName } from './picture-name.ts';
import { soundOf } from '../sound/sound.ts';
import { Confetti } from '../../../ui/Confetti/Confetti.tsx';
import { Jar } from './Jar.tsx';
import type { StageProps } from './phase.ts';
import { awning, jar as jarButton, shelf, shelves, stripe } from './pick.css.ts';
import { stage } from './stage.css.ts';

const columns = 3;
/** Jars of a play whose picks this browser does not know. */
const anyThree = [0, 4, 8];
const [openingSeconds, restSeconds] = [0.35, 0.65];

interface PickStageProps extends StageProps {
  picks: Picks;
  onToggle: (jar: number) => void;
}

/** Nine jars on three shelves, of which three are picked. The jars do not decide: what is in them was drawn before. */
export function PickStage({ phase, play, celebrates, picks, onToggle, onSettled }: PickStageProps) {
  const texts = useGameTexts().pick;
  const { buttonProps } = useGridKeys(columns, jarCount);
  const glasses = useRef<(SVGGElement | null)[]>([]);
  const contents = useRef<(SVGGElement | null)[]>([]);
  const settle = useEffectEvent(onSettled);

  const reveal = play?.reveal.__typename === 'Pick3Reveal' ? play.reveal : null;
  const shown = (phase === 'revealing' || phase === 'settled') && reveal !== null;
  const jars = shown && picks.jars.length !== jarsPicked ? anyThree : picks.jars;
  const produceOf = (jar: number) => (shown ? (reveal.imageIds[jars.indexOf(jar)] ?? null) : null);

  const open = useEffectEvent(() => {
    if (prefersReducedMotion()) return settle();
    const animations = jars.flatMap((jar, index) => {
      const timing = {
        delay: (index * restSeconds + 0.2) * 1000,
        duration: openingSeconds * 1000,
        fill: 'both' as const,
      };
      soundOf.pop(timing.delay / 1000);
      const lid = glasses.current[jar]?.animate(
        [
          { opacity: 1, transform: 'none' },
          { opacity: 0, transform: 'translateY(-34px)' },
        ],
        { ...timing, easing: 'ease-in' },
      );
      const produce = contents.current[jar]?.animate(
        [
          { opacity: 0, transform: 'translateY(14px) scale(.82)' },
          { opacity: 1, transform: 'translateY(-6px) scale(1.06)', offset: 0.7 },
          { opacity: 1, transform: 'none' },
        ],
        { ...timing, easing: 'ease-out' },
      );
      return [lid, produce].filter((animation) => animation !== undefined);
    });
    const last = animations.at(-1);
    if (last) last.onfinish = () => settle();
    else settle();
    return () => {
      if (last) last.onfinish = null;
      for (const animation of animations) animation.cancel();
    };
  });
  useEffect(() => (phase === 'revealing' ? open() : undefined), [phase]);

  return (
    <div className={stage({ kind: 'PICK3' })}>
      <svg className={awning} viewBox="0 0 648 92" preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: 9 }, (_, index) => (
          <path
            key={index}
            className={stripe}
            data-odd={index % 2 === 1}
            d={`M${index * 72} 0H${index * 72 + 72}V56A36 36 0 0 1 ${index * 72} 56Z`}
          />
        ))}
      </svg>
      <fieldset aria-label={texts.jars} className={shelves}>
        {[0, 1, 2].map((row) => (
          <div key={row} className={shelf}>
            {[0, 1, 2].map((column) => {
              const jar = row * columns + column;
              const picked = jars.includes(jar);
              const produce = produceOf(jar);
              return (
                <button
                  key={jar}
                  type="button"
                  className={jarButton}
                  {...buttonProps(jar)}
                  disabled={phase !== 'idle'}
                  aria-label={produce ? texts.jarOpen(jar + 1, pictureName(produce)) : texts.jar(jar + 1)}
                  aria-pressed={picked}
                  data-dim={phase === 'settled' && !picked}
                  onClick={() => onToggle(jar)}
                >
                  <Jar
                    label={jar + 1}
                    picked={picked && !shown}
                    produce={produce}
                    won={play?.outcome === 'WIN'}
                    opening={phase === 'revealing'}
                    glassRef={(element) => void (glasses.current[jar] = element)}
                    produceRef={(element) => void (contents.current[jar] = element)}
                  />
                </button>
              );
            })}
          </div>
        ))}
      </fieldset>
      {celebrates ? <Confetti /> : null}
    </div>
  );
}
