import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { useId } from 'react';
import { pathTo } from '../../../app/routing/paths.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import type { PlayPanel_ProgramFragment } from '../play/PlayPanel.generated.ts';
import { FreePlayButton } from './FreePlayButton.tsx';
import { way, ways, without } from './WithoutPurchase.css.ts';

export interface WithoutPurchaseProps {
  program: PlayPanel_ProgramFragment;
  /** A free play is available now. */
  hasPlay: boolean;
  /** The sweepstakes is open for entries. */
  hasEntry: boolean;
  onFreePlay: () => void;
}

/** The free ways into a game, together, each as prominent as the paid one (N-28). */
export function WithoutPurchase({ program, hasPlay, hasEntry, onFreePlay }: WithoutPurchaseProps) {
  const { panel } = useGameTexts();
  const id = useId();
  return (
    <section className={without} aria-labelledby={id}>
      <Heading level={2} size="lead" id={id}>
        {panel.withoutPurchase}
      </Heading>
      <Text tone="soft" size="meta">
        {panel.sameOdds}
      </Text>
      <div className={ways}>
        {hasPlay ? (
          <div className={way}>
            <FreePlayButton programCode={program.code} onTaken={onFreePlay} />
          </div>
        ) : null}
        {hasEntry ? (
          <div className={way}>
            <ButtonLink
              tone="outline"
              size="large"
              block
              href={pathTo('freeEntry', { programCode: program.code })}
              aria-label={panel.freeEntry}
            >
              {panel.freeEntryShort}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </section>
  );
}
