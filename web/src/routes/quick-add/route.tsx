import { Suspense } from 'react';
import { Heading } from '@larder/design-system/Heading';
import { type LoaderFunctionArgs, useLoaderData, useNavigation, useSearchParams } from 'react-router-dom';
import { knownData, useKnownAnswer } from '../../app/data/answers.ts';
import type { Prepare } from '../../app/loading/prepare.ts';
import { screens } from '../../app/routing/paths.ts';
import { errorAt, type FieldError, query } from '../../app/data/query.ts';
import { estimateLines, shownItems, usualsOf } from '../../features/recommendations/basket.ts';
import { UsualsEstimateDocument } from '../../features/recommendations/UsualsEstimate.generated.ts';
import type { EstimateLineInput } from '../../graphql/schema-types.ts';
import { useQuickAddTexts } from '../../messages/usuals/quick-add.ts';
import { quickAddBasket } from '../../storage/quick-add-basket.ts';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';
import { useSlow } from '../../ui/paging/useSlow.ts';
import { noUsuals, UsualsSkeleton } from './parts.ts';
import { QuickAddDocument, type QuickAddQuery } from './QuickAdd.generated.ts';
import * as styles from './quick-add.css.ts';
import { Usuals } from './Usuals.tsx';

const pageIn = (search: URLSearchParams): number => {
  const page = search.get('page') ?? '';
  return /^[1-9]\d?$/.test(page) ? Number(page) : 1;
};

interface QuickAddLoaderData {
  errors: FieldError[];
  /** The lines that were priced. */
  priced: EstimateLineInput[];
}

export async function loader(args: LoaderFunctionArgs): Promise<QuickAddLoaderData> {
  const { data, errors } = await query(args, QuickAddDocument, {
    pageNo: pageIn(new URL(args.request.url).searchParams),
  });
  if (isEmpty(data.usuals)) await noUsuals.load();
  const kept = typeof window === 'undefined' || !data.me ? [] : quickAddBasket.read(data.me.id);
  const lines = data.usuals ? estimateLines(usualsOf(shownItems(data.usuals), kept)) : [];
  // Without its price the choice is shown all the same.
  if (lines.length > 0) await query(args, UsualsEstimateDocument, { lines }).catch(() => undefined);
  return { errors, priced: lines };
}

const isEmpty = (usuals: QuickAddQuery['usuals'] | undefined): boolean =>
  usuals?.dueNow.length === 0 && usuals.later.length === 0;

/** Loads the code of a page without usuals before the browser takes it over. */
export const prepare: Prepare = async ({ client }) => {
  const pageNo = pageIn(new URLSearchParams(window.location.search));
  if (isEmpty(knownData(client, QuickAddDocument, { pageNo })?.usuals)) await noUsuals.load();
};

/** `/quick-add`: what the shopper usually buys, when it's due, added in one press (S-8, S-210, N-67). */
export function Component() {
  const texts = useQuickAddTexts();
  const { errors, priced } = useLoaderData<QuickAddLoaderData>();
  const pageNo = pageIn(useSearchParams()[0]);
  const answer = useKnownAnswer(QuickAddDocument, { pageNo });
  const usuals = answer?.usuals;
  const isOnItsWay = useSlow(useAskedPage(pageNo) !== pageNo);
  if (isOnItsWay)
    return (
      <Suspense>
        <UsualsSkeleton />
      </Suspense>
    );
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      {usuals ? (
        <Usuals answer={usuals} priced={priced} pageNo={pageNo} shop={answer.shop} />
      ) : (
        <div className={styles.page}>
          <Heading level={1} size="page">
            {texts.title}
          </Heading>
          <LoadFailed title={texts.couldNotLoad} text={errorAt(errors, 'usuals')?.message} />
        </div>
      )}
    </>
  );
}

/** The page that has been asked for, before it is there. */
function useAskedPage(page: number): number {
  const { location } = useNavigation();
  return location?.pathname === screens.quickAdd ? pageIn(new URLSearchParams(location.search)) : page;
}
