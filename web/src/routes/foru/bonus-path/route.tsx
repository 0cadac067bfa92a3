import { TextLink } from '@larder/design-system/TextLink';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { errorAt, type FieldError, query } from '../../../app/data/query.ts';
import { screens } from '../../../app/routing/paths.ts';
import { CouponList } from '../../../features/offers/CouponList/CouponList.tsx';
import { useClip } from '../../../features/offers/CouponCard/useClip.ts';
import { useBonusPathTexts } from '../../../messages/play/bonus-path.ts';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { NothingYet } from '../../../ui/NothingYet/NothingYet.tsx';
import { Page } from '../../../ui/Page/Page.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { BonusPathPageDocument, type BonusPathPageQuery, useBonusPathPageData } from './BonusPathPage.generated.ts';

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
    <Page title={texts.title} lead={texts.lead}>
      {coupons ? (
        <Challenges coupons={coupons.edges.map(({ node }) => node)} />
      ) : (
        <LoadFailed title={texts.couldNotLoad} text={errorAt(errors, 'coupons')?.message} />
      )}
    </Page>
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
  if (coupons.length === 0) return <NothingYet imageId="trophy" texts={texts.none} href={screens.coupons} />;
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
