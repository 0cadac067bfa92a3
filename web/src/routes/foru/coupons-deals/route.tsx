import { Breadcrumbs } from '@larder/design-system/Breadcrumbs';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Heading } from '@larder/design-system/Heading';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { type MouseEvent, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { knownData, useKnownAnswer } from '../../../app/data/answers.ts';
import { errorAt, type FieldError, query } from '../../../app/data/query.ts';
import { lazyPart, loadable } from '../../../app/loading/loadable.tsx';
import type { Prepare } from '../../../app/loading/prepare.ts';
import { screens } from '../../../app/routing/paths.ts';
import { CouponCard } from '../../../features/offers/CouponCard/CouponCard.tsx';
import { useClip } from '../../../features/offers/CouponCard/useClip.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import { Chips } from '../../../ui/Chips/Chips.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { CouponsDocument, type CouponsQuery } from './Coupons.generated.ts';
import * as styles from './coupons.css.ts';
import { couponsSearch, couponsView, type CouponsView, fromStart, moreOf, requestOf } from './coupons-view.ts';
import { SortForm } from './SortForm.tsx';

type Gallery = NonNullable<CouponsQuery['coupons']>;

const filters = loadable(
  'src/routes/foru/coupons-deals/Filters.tsx',
  async () => (await import('./Filters.tsx')).Filters,
);
const nothing = loadable(
  'src/routes/foru/coupons-deals/Nothing.tsx',
  async () => (await import('./Nothing.tsx')).Nothing,
);
/** Loads when a clip fails. */
const ClipDialog = lazyPart(
  async () => (await import('../../../features/offers/CouponCard/ClipDialog.tsx')).ClipDialog,
);

const hrefOf = (view: CouponsView): string => screens.coupons + couponsSearch(view);

export async function loader(args: LoaderFunctionArgs): Promise<{ errors: FieldError[] }> {
  const view = couponsView(new URL(args.request.url).searchParams);
  const [{ data, errors }] = await Promise.all([query(args, CouponsDocument, requestOf(view)), filters.load()]);
  if (data.coupons?.edges.length === 0) await nothing.load();
  return { errors };
}

/** Loads the code of what stands beside the coupons, or in their place, before the browser takes the page over. */
export const prepare: Prepare = async ({ client }) => {
  const view = couponsView(new URLSearchParams(window.location.search));
  await filters.load();
  if (knownData(client, CouponsDocument, requestOf(view))?.coupons?.edges.length === 0) await nothing.load();
};

/** `/foru/coupons-deals?category=bread-bakery&show=clipped`: a store's coupons and deals, with or without JavaScript (S-23, S-34, S-51). */
export function Component() {
  const texts = useOffersTexts();
  const { frame } = useMessages();
  const { errors } = useLoaderData<{ errors: FieldError[] }>();
  const { search } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const view = couponsView(new URLSearchParams(search));
  const chosen = next?.pathname === screens.coupons ? couponsView(new URLSearchParams(next.search)) : view;
  const gallery = useKnownAnswer(CouponsDocument, requestOf(view))?.coupons ?? null;
  const open = (to: CouponsView) => void navigate(hrefOf(to), { preventScrollReset: true, flushSync: true });
  return (
    <div className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      <div className={styles.crumbs}>
        <Breadcrumbs
          label={frame.breadcrumb}
          items={[{ title: texts.forU, href: screens.forU }, { title: texts.title }]}
        />
      </div>
      {gallery ? <filters.Part gallery={gallery} view={chosen} onChoose={open} /> : <span />}
      <div className={styles.main}>
        <header className={styles.head}>
          <div className={styles.title}>
            <Heading level={1} size="page">
              {texts.title}
            </Heading>
            <Text tone="soft">{texts.lead}</Text>
          </div>
          {gallery?.clippedText && <SavingsBadge>{gallery.clippedText}</SavingsBadge>}
        </header>
        {gallery ? (
          <Found gallery={gallery} view={view} chosen={chosen} onChoose={open} isBusy={chosen !== view} />
        ) : (
          <LoadFailed title={texts.couldNotLoad} text={errorAt(errors, 'coupons')?.message} />
        )}
      </div>
    </div>
  );
}

interface FoundProps {
  gallery: Gallery;
  view: CouponsView;
  chosen: CouponsView;
  onChoose: (view: CouponsView) => void;
  isBusy: boolean;
}

function Found({ gallery, view, chosen, onChoose, isBusy }: FoundProps) {
  const texts = useOffersTexts();
  const { clip, failure, dismiss } = useClip();
  const { edges, pageInfo, groups } = gallery;
  const more = moreOf(view, pageInfo.endCursor);
  // What is added stands below what is there: the page stays where it is. A page of its own starts at its top.
  const stay = (event: MouseEvent) => {
    const { metaKey, ctrlKey, shiftKey, altKey } = event;
    if (metaKey || ctrlKey || shiftKey || altKey || more.after !== view.after) return;
    event.preventDefault();
    onChoose(more);
  };
  return (
    <>
      <Chips
        label={texts.groups}
        chips={groups.map(({ id, name, count }) => ({
          id,
          href: hrefOf(fromStart({ ...view, group: id })),
          label: name,
          count: String(count),
          countLabel: texts.count(count),
          isCurrent: id === chosen.group,
        }))}
      />
      <div className={styles.bar}>
        <Text size="meta" tone="soft" as="p">
          {gallery.countText}
        </Text>
        <SortForm sorts={gallery.sorts} view={chosen} onChoose={onChoose} />
      </div>
      {edges.length > 0 ? (
        <ul className={styles.grid} aria-label={texts.list} aria-busy={isBusy}>
          {edges.map(({ node }) => (
            <CouponCard key={node.id} coupon={node} onClip={(event) => void clip(node, event)} />
          ))}
        </ul>
      ) : (
        <nothing.Part />
      )}
      <div className={styles.foot}>
        {pageInfo.hasNextPage && (
          <ButtonLink tone="outline" href={hrefOf(more)} rel="next" aria-busy={isBusy} onClick={stay}>
            {texts.loadMore}
          </ButtonLink>
        )}
        {view.after !== null && (
          <TextLink href={hrefOf(fromStart(view))} standalone>
            {texts.fromStart}
          </TextLink>
        )}
      </div>
      {failure && (
        <Suspense fallback={null}>
          <ClipDialog failure={failure} onClose={dismiss} />
        </Suspense>
      )}
    </>
  );
}
