import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { useDrawCheckTexts } from '../../../messages/play/draw-check.ts';
import { CopyHash } from '../CopyHash/CopyHash.tsx';
import { below, dice, die, dot, moment, timeline, words } from './DrawTimeline.css.ts';

export interface DrawMoment {
  key: string;
  isDone: boolean;
  /** When it was done or is scheduled, formatted; null if it isn't scheduled. */
  at: string | null;
  title: string;
  text: string;
  /** What was published then. */
  hash?: { of: string; value: string } | undefined;
  /** What the second person rolled. */
  dice?: string | undefined;
}

/** What was fixed and when, each step public before the next began (N-30). */
export function DrawTimeline({ moments }: { moments: readonly DrawMoment[] }) {
  const verify = useDrawCheckTexts();
  return (
    <ol className={timeline}>
      {moments.map(({ key, isDone, at, title, text, hash, dice: thrown }) => (
        <li key={key} className={moment} data-done={isDone ? '' : undefined}>
          <span className={dot} aria-hidden="true" />
          <Text size="meta" tone="soft">
            {isDone && at ? at : at ? verify.planned(at) : verify.notYet}
          </Text>
          <Heading level={3} size="lead">
            {title}
          </Heading>
          <div className={words}>
            <Text tone="soft">{text}</Text>
          </div>
          {hash ? (
            <div className={below}>
              <CopyHash of={hash.of} value={hash.value} />
            </div>
          ) : null}
          {thrown ? (
            <p className={`${dice} ${below}`}>
              <VisuallyHidden>{verify.dice(thrown)}</VisuallyHidden>
              {thrown.split('').map((face, index) => (
                <span key={index} className={die} aria-hidden="true">
                  {face}
                </span>
              ))}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
