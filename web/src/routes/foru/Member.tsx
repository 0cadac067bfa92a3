import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Numeral } from '@larder/design-system/Numeral';
import { formatPrice } from '@larder/design-system/Price';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import type { ReactNode } from 'react';
import { errorAt, type FieldError } from '../../app/data/query.ts';
import { screens } from '../../app/routing/paths.ts';
import { PlayRow } from '../../features/games/GameCard/PlayRow.tsx';
import { RewardPoints } from '../../features/prizes/RewardPoints/RewardPoints.tsx';
import { useForUTexts } from '../../messages/savings/for-u.ts';
import { Later } from '../../ui/Later/Later.tsx';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { type ForUMemberQuery, useForUMemberData } from './ForUMember.generated.ts';
import * as styles from './foru.css.ts';

interface MemberProps {
  errors: readonly FieldError[];
}

/** What a member has: the card to scan, what is clipped, points and rewards, games, and Bonus Path (N-70). */
export function Member({ errors }: MemberProps) {
  const texts = useForUTexts();
  const { me, coupons } = useForUMemberData();
  const rewards = me?.groceryRewards;
  const dollars = Number(rewards?.balance.amount ?? 0);
  return (
    <>
      <div className={styles.ways}>
        <ClubCard />
        {coupons ? (
          <Coupons coupons={coupons} />
        ) : (
          <LoadFailed title={texts.couldNotLoad.coupons} text={errorAt(errors, 'coupons')?.message} />
        )}
      </div>
      <Section
        title={texts.rewards.title}
        {...(dollars > 0 ? { lead: texts.rewards.waiting(formatPrice(Math.round(dollars * 100))) } : {})}
        action={
          <TextLink href={screens.rewards} standalone>
            {texts.rewards.see}
          </TextLink>
        }
      >
        {rewards ? (
          <RewardPoints points={rewards.points} />
        ) : (
          <LoadFailed title={texts.couldNotLoad.rewards} text={errorAt(errors, 'me.groceryRewards')?.message} />
        )}
      </Section>
      <Later>
        <PlayRow playAndEarn={me?.playAndEarn} errors={errors} />
      </Later>
    </>
  );
}

function ClubCard() {
  const { card } = useForUTexts();
  return (
    <Way title={card.title}>
      <Text tone="soft">{card.text}</Text>
      <div className={styles.acts}>
        <ButtonLink tone="primary" icon="credit-card" href={screens.clubCard}>
          {card.show}
        </ButtonLink>
      </div>
    </Way>
  );
}

function Coupons({ coupons: { groups, clippedText } }: { coupons: NonNullable<ForUMemberQuery['coupons']> }) {
  const { coupons: texts } = useForUTexts();
  const clipped = groups.find(({ id }) => id === 'CLIPPED')?.count ?? 0;
  const [count, words] = texts.count(clipped);
  return (
    <Way title={texts.title}>
      {clipped > 0 ? (
        <p className={styles.count}>
          <Numeral size="feature">{count}</Numeral> <Text as="span">{words}</Text>
          {clippedText && <SavingsBadge>{clippedText}</SavingsBadge>}
        </p>
      ) : (
        <Text tone="soft">{texts.none}</Text>
      )}
      <div className={styles.acts}>
        <ButtonLink tone="outline" href={screens.coupons}>
          {texts.clip}
        </ButtonLink>
        {clipped > 0 && (
          <TextLink href={`${screens.coupons}?show=clipped`} standalone>
            {texts.see}
          </TextLink>
        )}
      </div>
    </Way>
  );
}

const Way = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card padding="large">
    <section className={styles.way}>
      <Heading level={2} size="lead">
        {title}
      </Heading>
      {children}
    </section>
  </Card>
);
