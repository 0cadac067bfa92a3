import { Badge } from '@larder/design-system/Badge';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { Heading } from '@larder/design-system/Heading';
import { SegmentedLinks } from '@larder/design-system/SegmentedControl';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { Toast } from '@larder/design-system/Toast';
import { type LoaderFunctionArgs, type ShouldRevalidateFunction, useLoaderData, useLocation } from 'react-router-dom';
import { errorAt, type FieldError, query } from '../../app/data/query.ts';
import { screens } from '../../app/routing/paths.ts';
import { useAdList } from '../../features/offers/WeeklyAd/useAdList.ts';
import { useAdTexts } from '../../messages/savings/weekly-ad.ts';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { AdGrid } from './AdGrid.tsx';
import { AdPages } from './AdPages.tsx';
import type { AdWeek } from '../../graphql/schema-types.ts';
import { adView, allPath, mostUsual, pagePath, weekOf } from './ad-view.ts';
import { useWeeklyAdData, WeeklyAdDocument, type WeeklyAdQuery } from './WeeklyAd.generated.ts';
import * as styles from './weekly-ad.css.ts';

type Ad = NonNullable<WeeklyAdQuery['weeklyAd']>;

export async function loader(args: LoaderFunctionArgs): Promise<{ errors: FieldError[] }> {
  const week = weekOf(new URL(args.request.url).searchParams);
  const { errors } = await query(args, WeeklyAdDocument, { week });
  return { errors };
}

/** All of the ad is there: turning a page asks for nothing, another week does. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.search === nextUrl.search || weekOf(currentUrl.searchParams) !== weekOf(nextUrl.searchParams));

/** `/weeklyad?page=3`: what the visitor's store advertises this week, to leaf through, with or without JavaScript (S-5, S-53, S-124). */
export function Component() {
  const texts = useAdTexts();
  const { errors } = useLoaderData<{ errors: FieldError[] }>();
  const { search } = useLocation();
  const { toggle, failure, dismiss } = useAdList();
  const week = weekOf(new URLSearchParams(search));
  const ad = useWeeklyAdData({ week }).weeklyAd;
  const view = adView(new URLSearchParams(search), ad?.pages.length ?? 0);
  return (
    <div className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      <header className={styles.head}>
        <div className={styles.title}>
          <Heading level={1} size="page">
            {texts.title}
          </Heading>
          {ad?.datesText && <Text tone="soft">{texts.at(ad.datesText, ad.storeName)}</Text>}
          {ad && <OtherWeek ad={ad} />}
        </div>
        {ad && ad.pages.length > 0 && <Side ad={ad} isAll={view.isAll} page={view.page} />}
      </header>
      {ad === null && <LoadFailed title={texts.couldNotLoad} text={errorAt(errors, 'weeklyAd')?.message} />}
      {ad?.pages.length === 0 && <NoAd week={week} />}
      {ad &&
        ad.pages.length > 0 &&
        (view.isAll ? (
          <AdGrid ad={ad} category={view.category} usualDates={usualDates(ad)} onToggle={toggle} />
        ) : (
          <AdPages pages={ad.pages} page={view.page} week={week} usualDates={usualDates(ad)} onToggle={toggle} />
        ))}
      {failure !== null && (
        <Toast icon="triangle-alert" action={{ label: texts.gotIt, onClick: dismiss }}>
          {failure}
        </Toast>
      )}
    </div>
  );
}

const usualDates = ({ pages }: Ad) =>
  mostUsual(pages.flatMap(({ offers }) => offers.map(({ dateRange }) => dateRange)));

/** Pages or all offers, and what of them is on the list. */
function Side({ ad, isAll, page }: { ad: Ad; isAll: boolean; page: number }) {
  const texts = useAdTexts();
  const offers = ad.pages.flatMap((each) => each.offers);
  const onList = offers.filter(({ action }) => action === 'ON_LIST').length;
  const inPages = pagePath(page, ad.week);
  const inAll = allPath(ad.week);
  return (
    <div className={styles.side}>
      <div className={styles.views}>
        <SegmentedLinks
          label={texts.views}
          current={isAll ? inAll : inPages}
          segments={[
            { href: inPages, icon: 'book-open', label: texts.pages },
            { href: inAll, icon: 'layout-grid', label: `${texts.all} ${offers.length}` },
          ]}
        />
      </div>
      <p className={styles.onList}>
        {texts.onList(onList)}{' '}
        <TextLink href={screens.myList} standalone>
          {texts.viewList}
        </TextLink>
      </p>
    </div>
  );
}

/** Before it starts, an ad says when; from this week's, the next one can be looked at. */
function OtherWeek({ ad: { week, nextText } }: { ad: Ad }) {
  const texts = useAdTexts();
  if (week === 'THIS')
    return nextText === null ? null : (
      <p className={styles.week}>
        <TextLink href={pagePath(1, 'NEXT')} standalone>
          {texts.nextWeek}
        </TextLink>
        <span>{nextText}</span>
      </p>
    );
  return (
    <p className={styles.week}>
      {nextText !== null && <Badge tone="inverse">{nextText}</Badge>}
      <span>{texts.preview}</span>
      <TextLink href={pagePath(1, 'THIS')} standalone>
        {texts.thisWeek}
      </TextLink>
    </p>
  );
}

function NoAd({ week }: { week: AdWeek }) {
  const texts = useAdTexts();
  const none = week === 'THIS' ? texts.none : { ...texts.none, ...texts.noneNext };
  return (
    <EmptyState
      picture={<Picture imageId="shopping-bags" size={120} />}
      title={none.title}
      headingLevel={2}
      actions={
        <>
          <ButtonLink tone="primary" href={screens.coupons}>
            {none.coupons}
          </ButtonLink>
          <ButtonLink tone="outline" href={screens.stores}>
            {none.store}
          </ButtonLink>
        </>
      }
    >
      {none.text}
    </EmptyState>
  );
}
