import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { Tile } from '@larder/design-system/Tile';
import { useId } from 'react';
import { screens } from '../../../app/routing/paths.ts';
import { useHomeTexts } from '../../../messages/home.ts';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import * as styles from './Membership.css.ts';
import type { Membership_LogosFragment } from './Membership.generated.ts';

interface MembershipProps {
  signInPath: string;
  /** The content fragment's logos (S-60), or that they can't be had (S-233). */
  logos: Membership_LogosFragment | 'error';
}

/** What joining brings, in facts that hold today, and the two ways in. */
export function Membership({ signInPath, logos }: MembershipProps) {
  const { membership: texts } = useHomeTexts();
  const id = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <div className={styles.membership}>
        <div className={styles.promise}>
          {logos !== 'error' && <img src={logos.forU.src} alt={logos.forU.altText} width={40} height={40} />}
          <Heading level={2} size="title" id={id}>
            {texts.title}
          </Heading>
          <Text tone="soft">{texts.text}</Text>
          <div className={styles.ways}>
            <ButtonLink tone="brand" href={screens.join}>
              {texts.join}
            </ButtonLink>
            <TextLink href={signInPath} standalone>
              {texts.signIn}
            </TextLink>
          </div>
        </div>
        <ul className={styles.benefits} aria-label={texts.benefits}>
          <Benefit imageId="scissors" {...texts.coupons} />
          <Benefit imageId="shopping-bags" {...texts.schedule} />
          <Benefit imageId="wrapped-gift" {...texts.play} />
        </ul>
      </div>
    </Card>
  );
}

interface BenefitProps {
  imageId: string;
  title: string;
  text: string;
  /** What it is worth. */
  ticket?: string;
}

const Benefit = ({ imageId, title, text, ticket }: BenefitProps) => (
  <li className={styles.benefit}>
    <Tile size="medium">
      <Picture imageId={imageId} size={44} />
    </Tile>
    <div className={styles.fact}>
      <Heading level={3} size="label">
        {title}
      </Heading>
      <Text size="meta" tone="soft">
        {text}
      </Text>
      {ticket && <SavingsBadge>{ticket}</SavingsBadge>}
    </div>
  </li>
);
