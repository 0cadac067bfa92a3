import { Heading } from '@larder/design-system/Heading';
import { type LoaderFunctionArgs, type ShouldRevalidateFunction, useLoaderData } from 'react-router-dom';
import { errorAt, type FieldError, query } from '../../app/data/query.ts';
import { MyListDocument } from '../../features/lists/keeper/MyList.generated.ts';
import { useMyList } from '../../features/lists/keeper/useMyList.ts';
import { useMyListTexts } from '../../messages/savings/my-list.ts';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';
import { ListScreen } from './ListScreen.tsx';
import * as styles from './my-list.css.ts';
import { MyListPageDocument, useMyListPageData } from './MyListPage.generated.ts';

export async function loader(args: LoaderFunctionArgs): Promise<{ errors: FieldError[] }> {
  const { data, errors } = await query(args, MyListPageDocument);
  if (!data.viewer.isAuthorized) return { errors };
  return { errors: (await query(args, MyListDocument)).errors };
}

/** Another order of the list is made in the browser, also without a connection. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

/** `/mylist.html`: what a household wants to buy, in the order one walks the store; a guest's is kept in the browser (S-27, S-101, N-6). */
export function Component() {
  const texts = useMyListTexts();
  const { errors } = useLoaderData<{ errors: FieldError[] }>();
  const { viewer } = useMyListPageData();
  const shown = useMyList();
  return (
    <div className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      {viewer.isAuthorized && !shown.list ? (
        <>
          <Heading level={1} size="page">
            {texts.title}
          </Heading>
          <LoadFailed title={texts.couldNotLoad} text={errorAt(errors, 'myList')?.message} />
        </>
      ) : (
        <ListScreen {...shown} guest={viewer.isAuthorized ? null : viewer} />
      )}
    </div>
  );
}
