import { Breadcrumbs } from '@larder/design-system/Breadcrumbs';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { knownData, useKnownAnswer } from '../../../app/data/answers.ts';
import { errorAt, type FieldError } from '../../../app/data/query.ts';
import { useFrame } from '../../../app/data/frame.ts';
import { queryOrKeep } from '../../../app/data/query-or-keep.ts';
import type { Prepare } from '../../../app/loading/prepare.ts';
import { screens } from '../../../app/routing/paths.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import { columns } from '../../../ui/list-controls/FilterColumn.css.ts';
import { NotUpdated } from '../../../ui/list-controls/NotUpdated.tsx';
import { useListChange } from '../../../ui/list-controls/useListChange.ts';
import { useKept } from '../../../ui/list-controls/useKept.ts';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { CouponsDocument } from './Coupons.generated.ts';
import * as styles from './coupons.css.ts';
import { couponsSearch, couponsView, type CouponsView, fromStart, requestOf } from './coupons-view.ts';
import { GalleryHead } from './GalleryHead.tsx';
import { GalleryList } from './GalleryList.tsx';
import { filters, nothing } from './parts.ts';

const hrefOf = (view: CouponsView): string => screens.coupons + couponsSearch(view);
const viewOf = (search: string): CouponsView => couponsView(new URLSearchParams(search));

export async function loader(args: LoaderFunctionArgs): Promise<{ errors: FieldError[] }> {
  const view = viewOf(new URL(args.request.url).search);
  const [{ data, errors }] = await Promise.all([
    queryOrKeep(args, CouponsDocument, requestOf(view), 'coupons'),
    filters.load(),
  ]);
  if (data?.coupons?.edges.length === 0) await nothing.load();
  return { errors };
}

/** Loads the code of what stands beside the coupons, or in their place, before the browser takes the page over. */
export const prepare: Prepare = async ({ client }) => {
  const view = viewOf(window.location.search);
  await filters.load();
  if (knownData(client, CouponsDocument, requestOf(view))?.coupons?.edges.length === 0) await nothing.load();
};

/** `/foru/coupons-deals?category=bread-bakery&show=clipped`: a store's coupons and deals, with or without JavaScript (S-23, S-34, S-51). */
export function Component() {
  const texts = useOffersTexts();
  const { frame } = useMessages();
  const { banner } = useFrame();
  const { errors } = useLoaderData<{ errors: FieldError[] }>();
  const { search } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const view = viewOf(search);
  // What is chosen shows at once, before its offers are there.
  const chosen = next?.pathname === screens.coupons ? viewOf(next.search) : view;
  const answer = useKnownAnswer(CouponsDocument, requestOf(view))?.coupons ?? null;
  const { value: gallery, isOld } = useKept(screens.coupons, answer);
  const places = useListChange({
    of: couponsSearch(fromStart(view)),
    says: gallery && !isOld ? gallery.countText : null,
  });
  const open = (to: CouponsView) => void navigate(hrefOf(to), { preventScrollReset: true, flushSync: true });
  return (
    <div className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      <div className={styles.wide}>
        <Breadcrumbs
          label={frame.breadcrumb}
          items={[{ title: banner.forUTitle, href: screens.forU }, { title: texts.title }]}
        />
      </div>
      {gallery ? (
        <div className={columns}>
          <filters.Part counts={gallery} view={chosen} onChoose={open} />
          <section className={styles.main} ref={places}>
            <GalleryHead gallery={gallery} />
            {isOld && <NotUpdated title={texts.couldNotUpdate} />}
            <GalleryList
              gallery={gallery}
              view={view}
              chosen={chosen}
              hrefOf={hrefOf}
              onChoose={open}
              isBusy={next?.pathname === screens.coupons}
            />
          </section>
        </div>
      ) : (
        <div className={styles.main}>
          <GalleryHead gallery={null} />
          <LoadFailed title={texts.couldNotLoad} text={errorAt(errors, 'coupons')?.message || undefined} />
        </div>
      )}
    </div>
  );
}
