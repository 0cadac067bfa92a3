import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useKnownAnswer } from '../../app/data/answers.ts';
import { useFrame } from '../../app/data/frame.ts';
import { errorAt, type FieldError } from '../../app/data/query.ts';
import { queryOrKeep } from '../../app/data/query-or-keep.ts';
import { screens } from '../../app/routing/paths.ts';
import { usePurchaseHistoryTexts } from '../../messages/usuals/purchase-history.ts';
import { columns } from '../../ui/list-controls/FilterColumn.css.ts';
import { NotUpdated } from '../../ui/list-controls/NotUpdated.tsx';
import { useKept } from '../../ui/list-controls/useKept.ts';
import { useListChange } from '../../ui/list-controls/useListChange.ts';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Filters } from './Filters.tsx';
import { HistoryList } from './HistoryList.tsx';
import { chosenCount, historySearch, type HistoryView, historyView, inputOf } from './history-view.ts';
import { PurchaseHistoryDocument } from './PurchaseHistory.generated.ts';
import * as styles from './purchase-history.css.ts';

const hrefOf = (view: HistoryView): string => screens.purchaseHistory + historySearch(view);
const viewOf = (search: string): HistoryView => historyView(new URLSearchParams(search));

export async function loader(args: LoaderFunctionArgs): Promise<{ errors: FieldError[] }> {
  const variables = { input: inputOf(viewOf(new URL(args.request.url).search)) };
  const { errors } = await queryOrKeep(args, PurchaseHistoryDocument, variables, 'purchaseHistory');
  return { errors };
}

/** `/purchase-history?department=deli&show=on-sale`: all that a household has bought (S-209, N-67), with or without JavaScript. */
export function Component() {
  const texts = usePurchaseHistoryTexts();
  const isBusiness = useFrame().viewer.site === 'BUSINESS';
  const title = isBusiness ? texts.guide : texts.title;
  const { errors } = useLoaderData<{ errors: FieldError[] }>();
  const { search } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const view = viewOf(search);
  const isBusy = next?.pathname === screens.purchaseHistory;
  // What is chosen shows at once, before its products are there.
  const chosen = isBusy ? viewOf(next.search) : view;
  const answer = useKnownAnswer(PurchaseHistoryDocument, { input: inputOf(view) })?.purchaseHistory ?? null;
  const { value: history, isOld } = useKept(screens.purchaseHistory, answer);
  const place = useListChange({
    of: historySearch(view),
    says: history && !isOld ? texts.count(history.total) : null,
  });
  const open = (to: HistoryView) => void navigate(hrefOf(to), { preventScrollReset: true, flushSync: true });
  if (history?.total === 0 && chosenCount(view) === 0)
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <EmptyState
          picture={<Picture imageId="shopping-bags" size={160} />}
          title={texts.empty.title}
          headingLevel={1}
          actions={
            <ButtonLink tone="primary" href={screens.shop}>
              {texts.empty.action}
            </ButtonLink>
          }
        >
          {texts.empty.text}
        </EmptyState>
      </>
    );
  const head = (
    <header className={styles.head}>
      <div>
        <Heading level={1} size="page">
          {title}
        </Heading>
        {history && <Text tone="soft">{texts.count(history.total)}</Text>}
      </div>
      <TextLink href={screens.quickAdd} standalone>
        {texts.usuals}
      </TextLink>
    </header>
  );
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {history ? (
        <div className={columns}>
          <Filters counts={history} view={chosen} onChoose={open} />
          <section className={styles.main} ref={place}>
            {head}
            {isOld && <NotUpdated title={texts.couldNotUpdate} />}
            <HistoryList
              history={history}
              view={view}
              chosen={chosen}
              hrefOf={hrefOf}
              onChoose={open}
              isBusy={isBusy}
              byCase={isBusiness}
            />
          </section>
        </div>
      ) : (
        <div className={styles.main}>
          {head}
          <LoadFailed title={texts.couldNotLoad} text={errorAt(errors, 'purchaseHistory')?.message || undefined} />
        </div>
      )}
    </>
  );
}
