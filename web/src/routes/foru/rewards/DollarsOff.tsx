import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Text } from '@larder/design-system/Text';
import { screens } from '../../../app/routing/paths.ts';
import { useRewardsTexts } from '../../../messages/play/rewards.ts';
import { money } from '../../../messages/support/formats.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import type { RewardsQuery } from './Rewards.generated.ts';
import * as styles from './rewards.css.ts';

type Rewards = NonNullable<NonNullable<RewardsQuery['me']>['groceryRewards']>;

/** Dollars off that are redeemed and not used up, the first to expire first (N-12), and the way to spend them. */
export function DollarsOff({ balance, rewards }: Pick<Rewards, 'balance' | 'rewards'>) {
  const texts = useRewardsTexts();
  if (rewards.length === 0) return null;
  return (
    <Section title={texts.waiting(money(balance))} lead={texts.waitingLead}>
      <Card>
        <div className={styles.waiting}>
          <ul className={styles.rows}>
            {rewards.map(({ id, title, language, left, value, expiresAtString }) => (
              <li key={id} className={styles.row}>
                <SavingsBadge>{money(left)}</SavingsBadge>
                <div className={styles.words}>
                  <Text lang={language}>{title}</Text>
                  <Text size="meta" tone="soft">
                    {left.amount === value.amount
                      ? texts.until(expiresAtString)
                      : `${texts.left(money(left), money(value))} · ${texts.until(expiresAtString)}`}
                  </Text>
                </div>
              </li>
            ))}
          </ul>
          <ButtonLink tone="outline" href={screens.cart}>
            {texts.goToCart}
          </ButtonLink>
        </div>
      </Card>
    </Section>
  );
}
