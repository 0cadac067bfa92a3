import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { IconButtonLink } from '@larder/design-system/IconButtonLink';
import { Numeral } from '@larder/design-system/Numeral';
import { Text } from '@larder/design-system/Text';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { useFrame } from '../../../app/data/frame.ts';
import { errorAt, type FieldError, query } from '../../../app/data/query.ts';
import { screens } from '../../../app/routing/paths.ts';
import { SessionTimeout } from '../../../features/identity/SessionTimeout.tsx';
import { useClubCardTexts } from '../../../messages/phone/club-card.ts';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { CardPaper } from './CardPaper.tsx';
import * as styles from './club-card.css.ts';
import { ClubCardPageDocument, useClubCardPageData } from './ClubCardPage.generated.ts';
import { KeepOnPhone } from './KeepOnPhone.tsx';
import { useWakeLock } from './useWakeLock.ts';

export async function loader(args: LoaderFunctionArgs): Promise<{ errors: FieldError[] }> {
  const { errors } = await query(args, ClubCardPageDocument);
  return { errors };
}

/** `/account/club-card.html`: the card at the register, on a whole screen and without a connection too. */
export function Component() {
  const texts = useClubCardTexts();
  const { errors } = useLoaderData<{ errors: FieldError[] }>();
  const { banner } = useFrame();
  const { me, coupons } = useClubCardPageData();
  const isAwake = useWakeLock();
  const clipped = coupons?.groups.find(({ id }) => id === 'CLIPPED')?.count;
  const rewards = me?.groceryRewards?.points.count;
  const profile = me?.profile;
  const phone = profile?.phones.find(({ isPrimary }) => isPrimary)?.number ?? null;
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      <header className={styles.head}>
        <Heading level={1} size="feature" tabIndex={-1}>
          {texts.title}
        </Heading>
        <IconButtonLink icon="x" label={texts.close} href={screens.home} />
      </header>
      {me && profile ? (
        <CardPaper
          banner={banner}
          digits={profile.loyalty?.clubCard ?? null}
          phone={phone}
          name={`${me.firstName} ${me.lastName}`}
        />
      ) : (
        <LoadFailed title={texts.couldNotLoad} text={errorAt(errors, 'me.profile')?.message} />
      )}
      {isAwake && (
        <p className={styles.awake}>
          <Icon name="sun" />
          {texts.awake}
        </p>
      )}
      <div className={styles.facts}>
        {clipped !== undefined && clipped > 0 && <Fact count={clipped} text={texts.coupons(clipped)} />}
        {rewards !== undefined && rewards > 0 && <Fact count={rewards} text={texts.rewards(rewards)} />}
      </div>
      <KeepOnPhone />
      <SessionTimeout />
    </main>
  );
}

const Fact = ({ count, text }: { count: number; text: string }) => (
  <p className={styles.fact}>
    <Numeral size="title">{count}</Numeral>{' '}
    <Text as="span" tone="soft">
      {text}
    </Text>
  </p>
);
