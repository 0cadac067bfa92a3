import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { errorAt, type FieldError, query } from '../../../app/data/query.ts';
import { screens } from '../../../app/routing/paths.ts';
import { CouponList } from '../../../features/offers/CouponList/CouponList.tsx';
import { useClip } from '../../../features/offers/CouponCard/useClip.ts';
import { useBonusPathTexts } from '../../../messages/play/bonus-path.ts';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { BonusPathPageDocument, type BonusPathPageQuery, useBonusPathPageData } from './BonusPathPage.generated.ts';
import * as styles from './bonus-path.css.ts';

type Coupon = NonNullable<BonusPathPageQuery['coupons']>['edges'][number]['node'];

export async function loader(args: LoaderFunctionArgs): Promise<{ errors: FieldError[] }> {
  const { errors } = await query(args, BonusPathPageDocument);
  return { errors };
}

/** `/foru/bonus-path`: the challenges under way, those that can be started, and apart from them those that are over (S-6, S-46 to S-49). */
export function Component() {
  const texts = useBonusPathTexts();
  const { errors } = useLoaderData<{ errors: FieldError[] }>();
  const { coupons } = useBonusPathPageData();
  return (
    <div className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      <header className={styles.head}>
        <Heading level={1} size="page">
          {texts.title}
        </Heading>
        <Text tone="soft">{texts.lead}</Text>
      </header>
      {coupons ? (
        <Challenges coupons={coupons.edges.map(({ node }) => node)} />
      ) : (
        <LoadFailed title={texts.couldNotLoad} text={errorAt(errors, 'coupons')?.message} />
      )}
    </div>
  );
}

const isOver = ({ action }: Coupon): boolean => action === 'COMPLETED' || action === 'EXPIRED' || action === 'USED';

function Challenges({ coupons }: { coupons: readonly Coupon[] }) {
  const texts = useBonusPathTexts();
  const { clip, dialogs } = useClip();
  const over = coupons.filter(isOver);
  const toStart = coupons.filter(({ action }) => action === 'ACTIVATE');
  const underWay = coupons.filter((coupon) => !isOver(coupon) && coupon.action !== 'ACTIVATE');
  const cards = (title: string, given: readonly Coupon[]) => <CouponList label={title} coupons={given} onClip={clip} />;
  if (coupons.length === 0)
    return (
      <EmptyState
        picture={<Picture imageId="trophy" size={112} />}
        title={texts.none.title}
        headingLevel={2}
        actions={
          <ButtonLink tone="primary" href={screens.coupons}>
            {texts.none.action}
          </ButtonLink>
        }
      >
        {texts.none.text}
      </EmptyState>
    );
  return (
    <>
      {underWay.length > 0 && (
        <Section title={texts.underWay} lead={texts.underWayLead}>
          {cards(texts.underWay, underWay)}
        </Section>
      )}
      {toStart.length > 0 && (
        <Section title={texts.toStart} lead={texts.toStartLead}>
          {cards(texts.toStart, toStart)}
        </Section>
      )}
      {over.length > 0 && (
        <Section
          title={texts.done}
          lead={texts.doneLead}
          action={
            <TextLink href={screens.rewards} standalone>
              {texts.rewards}
            </TextLink>
          }
        >
          {cards(texts.done, over)}
        </Section>
      )}
      {dialogs}
    </>
  );
}
