import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { type MouseEvent, useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { errorAt, type FieldError, query } from '../../../app/data/query.ts';
import { serverNow } from '../../../page/clock.ts';
import { screens } from '../../../app/routing/paths.ts';
import { CouponList } from '../../../features/offers/CouponList/CouponList.tsx';
import { useClip } from '../../../features/offers/CouponCard/useClip.ts';
import { useBonusPathTexts } from '../../../messages/play/bonus-path.ts';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { GiftStill } from './GiftStill.tsx';
import { useKeptOffers } from './useKeptOffers.ts';
import { useRegistration } from './useRegistration.ts';
import { timeLeft } from './time-left.ts';
import * as styles from './welcome.css.ts';
import { useWelcomeOffersData, WelcomeOffersDocument, type WelcomeOffersQuery } from './WelcomeOffers.generated.ts';

type Coupon = NonNullable<WelcomeOffersQuery['coupons']>['edges'][number]['node'];

interface Loaded {
  errors: FieldError[];
  /** When the page was asked for, by the server's clock (T-10). */
  now: number;
}

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const { errors } = await query(args, WelcomeOffersDocument);
  return { errors, now: serverNow() };
}

/** `/foru/welcome-offers`: what a new member was given, to be clipped one by one or all at once (S-32, S-119, N-45). */
export function Component() {
  const texts = useBonusPathTexts().welcome;
  const { errors, now } = useLoaderData<Loaded>();
  const { viewer, coupons } = useWelcomeOffersData();
  const given = coupons?.edges.map(({ node }) => node).filter(({ isWelcomeOffer }) => isWelcomeOffer) ?? [];
  const { waits, isRefused } = useRegistration({ isShopper: viewer.isAuthorized, hasOffers: given.length > 0 });
  useKeptOffers(given);
  return (
    <div className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      {!viewer.isAuthorized ? (
        <Guest />
      ) : coupons ? (
        <Offers
          coupons={given}
          name={viewer.firstName}
          askedAt={now}
          none={isRefused ? 'refused' : waits ? 'wait' : 'none'}
        />
      ) : (
        <LoadFailed title={texts.couldNotLoad} text={errorAt(errors, 'coupons')?.message} />
      )}
    </div>
  );
}

function Guest() {
  const { guest } = useBonusPathTexts().welcome;
  return (
    <EmptyState
      picture={<Picture imageId="wrapped-gift" size={160} />}
      title={guest.title}
      headingLevel={1}
      headingSize="feature"
      actions={
        <>
          <ButtonLink tone="primary" href={screens.join}>
            {guest.join}
          </ButtonLink>
          <ButtonLink tone="outline" href={screens.signIn}>
            {guest.signIn}
          </ButtonLink>
        </>
      }
    >
      {guest.text}
    </EmptyState>
  );
}

/** Can it be clipped or activated still? What is done leaves the page. */
const isOpen = ({ action }: Coupon): boolean => action === 'CLIP' || action === 'ACTIVATE';

interface OffersProps {
  coupons: readonly Coupon[];
  name: string | null;
  askedAt: number;
  /** Why there are none: they are on their way, the address was refused, or there just aren't any. */
  none: 'wait' | 'refused' | 'none';
}

function Offers({ coupons, name, askedAt, none }: OffersProps) {
  const texts = useBonusPathTexts().welcome;
  const { clip, dialogs } = useClip();
  const [isBusy, setBusy] = useState(false);
  const now = useServerMinutes(askedAt);
  const open = coupons.filter(isOpen);
  const left = open[0] && timeLeft(open[0].endsAt, now);

  // One after the other, so that a refusal is said before the next is asked for.
  const clipAll = async (event: MouseEvent) => {
    setBusy(true);
    for (const coupon of open) await clip(coupon, event);
    setBusy(false);
  };
  return (
    <>
      {open.length === 0 ? (
        <NothingOpen state={coupons.length > 0 && none !== 'wait' ? 'done' : none} />
      ) : (
        <>
          <section className={styles.hello}>
            <div className={styles.words}>
              <div className={styles.head}>
                <Heading level={1} size="landing">
                  {texts.hello(name)}
                </Heading>
                <p className={styles.lead}>{texts.lead(open.length)}</p>
              </div>
              <span data-needs-scripts="">
                <Button
                  tone="primary"
                  size="large"
                  busy={isBusy}
                  busyLabel={texts.clipping}
                  onClick={(event) => void clipAll(event)}
                >
                  {texts.clipAll(open.length)}
                </Button>
              </span>
              {left && <Text tone="soft">{texts.ends(texts.left(left))}</Text>}
            </div>
            <div className={styles.still}>
              <GiftStill />
            </div>
          </section>
          <Section title={texts.title} lead={texts.once}>
            <CouponList label={texts.title} coupons={open} onClip={clip} />
          </Section>
        </>
      )}
      {dialogs}
    </>
  );
}

/** The server's time, told anew every half minute. @param first as the page was drawn with */
function useServerMinutes(first: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function NothingOpen({ state }: { state: OffersProps['none'] | 'done' }) {
  const texts = useBonusPathTexts().welcome;
  const { done, none } = texts;
  return (
    <EmptyState
      picture={<Picture imageId="wrapped-gift" size={112} />}
      title={texts[state].title}
      headingLevel={1}
      headingSize="feature"
      actions={
        state === 'done' ? (
          <>
            <ButtonLink tone="primary" href={screens.myList}>
              {done.list}
            </ButtonLink>
            <ButtonLink tone="outline" href={screens.home}>
              {done.shop}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink tone="primary" href={screens.coupons}>
            {none.action}
          </ButtonLink>
        )
      }
    >
      {texts[state].text}
    </EmptyState>
  );
}
