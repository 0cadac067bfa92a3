import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Heading } from '@larder/design-system/Heading';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { useId } from 'react';
import { pathTo } from '../../app/routing/paths.ts';
import { useHomeTexts } from '../../messages/home.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import * as styles from './GuestTeaser.css.ts';
import type { GuestTeaser_DrawFragment } from './GuestTeaser.generated.ts';

/** A game as a guest can see it: what it is, its rules, and the way to enter without a purchase (N-27, N-28). */
export function GuestTeaser({ draw }: { draw: GuestTeaser_DrawFragment }) {
  const { teaser: texts } = useHomeTexts();
  const id = useId();
  const { programCode, programTitle, prizeName, prizeValueString, imageId } = draw;
  return (
    <section className={styles.teaser} aria-labelledby={id}>
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading level={2} size="title" id={id}>
            {programTitle}
          </Heading>
          <Text tone="soft">{texts.text}</Text>
          <SavingsBadge>{texts.prize(prizeName, prizeValueString)}</SavingsBadge>
        </div>
        <div className={styles.actions}>
          <ButtonLink tone="outline" href={pathTo('officialRules', { programCode })}>
            {texts.how}
          </ButtonLink>
          <TextLink href={pathTo('freeEntry', { programCode })} standalone>
            {texts.free}
          </TextLink>
        </div>
      </div>
      <div className={styles.art}>
        <Picture imageId={imageId} size={160} />
      </div>
    </section>
  );
}
