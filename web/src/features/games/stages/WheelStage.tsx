import { Wheel } from '@larder/design-system/Wheel';
import { pictureSrc } from '../../../art/pictures.ts';
import { soundOf } from '../sound/sound.ts';
import { Confetti } from '../../../ui/Confetti/Confetti.tsx';
import { Mark } from './Mark.tsx';
import type { Phase, StageProps } from './phase.ts';
import { scene, stage } from './stage.css.ts';
import { floor } from './wheel.css.ts';
import { wheelFields } from './wheel-fields.ts';

const states = { idle: 'waiting', busy: 'waiting', revealing: 'turning', settled: 'resting' } as const satisfies Record<
  Phase,
  string
>;

/** A wheel with one field for each line of the odds. It turns to the field that the server drew. */
export function WheelStage({ game, mark, phase, play, celebrates, onSettled }: StageProps) {
  return (
    <div className={stage({ kind: 'WHEEL' })}>
      <div className={floor} />
      <svg className={scene} viewBox="0 0 648 240" aria-hidden="true">
        <image href={pictureSrc('pineapple')} x="10" y="38" width="128" height="128" transform="rotate(-14 74 102)" />
        <image href={pictureSrc('grapes')} x="116" y="132" width="68" height="68" />
        <image href={pictureSrc('avocado')} x="512" y="78" width="114" height="114" />
        <image href={pictureSrc('tangerine')} x="478" y="146" width="60" height="60" />
      </svg>
      <Wheel
        fields={wheelFields(game.odds)}
        drawn={play?.reveal.__typename === 'WheelReveal' ? play.reveal.segment : undefined}
        state={states[phase]}
        onRest={onSettled}
        onTurn={soundOf.ticks}
        sign={<Mark glyph={mark} size={54} />}
      />
      {celebrates ? <Confetti /> : null}
    </div>
  );
}
