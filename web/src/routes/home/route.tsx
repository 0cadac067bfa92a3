import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { knownData, useKnownAnswer } from '../../app/data/answers.ts';
import { useFrame } from '../../app/data/frame.ts';
import { errorAt, type FieldError, query } from '../../app/data/query.ts';
import { serverNow } from '../../page/clock.ts';
import { lazyPart, loadable } from '../../app/loading/loadable.tsx';
import type { Prepare } from '../../app/loading/prepare.ts';
import { ForYouShelf } from '../../features/catalog/ForYouShelf.tsx';
import { CouponShelf } from '../../features/offers/CouponShelf.tsx';
import { loadOrderNews } from '../../features/orders/OrderNews/load-order-news.ts';
import { OrderNews } from '../../features/orders/OrderNews/OrderNews.tsx';
import { loadPendingOrder } from '../../features/orders/PendingOrder/load-pending-order.ts';
import { NewsCard } from '../../features/orders/PendingOrder/NewsRow.tsx';
import { PendingOrderRow } from '../../features/orders/PendingOrder/PendingOrder.tsx';
import type { HomeTexts } from '../../messages/en/home.ts';
import { useHomeTexts } from '../../messages/home.ts';
import { Later } from '../../ui/Later/Later.tsx';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { NearShelf } from '../../ui/NearShelf/NearShelf.tsx';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';
import { ShelfBoundary } from '../../ui/ShelfBoundary/ShelfBoundary.tsx';
import { Departments } from './Departments.tsx';
import { type Greeting, greetingAt } from './greeting.ts';
import { Hello } from './Hello.tsx';
import { HomeDocument, useHomeData } from './Home.generated.ts';
import { far, page, reservedForCoupons, top } from './home.css.ts';
import { HomeMemberDocument } from './HomeMember.generated.ts';
import { Shelf } from './Shelf.tsx';
import type { Due } from './load-due.ts';
import type { Scene } from './still-life.ts';

// Guests never need what is bought again, nor members a taste of the games.
const buyAgain = loadable(
  'src/features/catalog/BuyAgain/BuyAgain.tsx',
  async () => (await import('../../features/catalog/BuyAgain/BuyAgain.tsx')).BuyAgain,
);

const guestTeaser = loadable(
  'src/routes/home/GuestTeaser.tsx',
  async () => (await import('./GuestTeaser.tsx')).GuestTeaser,
);

const membership = loadable(
  'src/features/offers/Membership/Membership.tsx',
  async () => (await import('../../features/offers/Membership/Membership.tsx')).Membership,
);
const loadForGuests = () => Promise.all([guestTeaser.load(), membership.load()]);

// Below the first screen: the browser takes it over when its code has come.
const playRow = loadable('', async () => (await import('../../features/games/GameCard/PlayRow.tsx')).PlayRow);
const MoreShelves = lazyPart(async () => (await import('./MoreShelves.tsx')).MoreShelves);

interface HomeLoaderData {
  errors: FieldError[];
  /** The time of day where the member shops; null for a guest, or when the store isn't known. */
  greeting: Greeting | null;
  /** What a member usually buys and is due; null if nothing is. */
  due: Omit<Due, 'scene'> | null;
  /** What is due, or fresh food of the season and the time of day at the store. */
  scene: Scene;
}

/** The shop for everyone, and what is a member's own. Whatever fails costs its own part of the page, and `errors` says why. */
export async function loader(args: LoaderFunctionArgs): Promise<HomeLoaderData> {
  const { data, errors } = await query(args, HomeDocument);
  const fresh = () => freshAt(serverNow(), data.shop?.store.timeZone ?? 'UTC');
  if (!data.viewer.isAuthorized) {
    await loadForGuests();
    return { errors, greeting: null, due: null, scene: await fresh() };
  }
  // Without it the page is the shop's: it sends no one away.
  const loadDue = async () => (await import('./load-due.ts')).loadDue(args);
  const [member, due] = await Promise.all([
    query(args, HomeMemberDocument).catch(() => undefined),
    loadDue().catch(() => null),
    loadOrderNews(args),
    loadPendingOrder(args),
    playRow.load(),
  ]);
  if (member?.data.buyAgain) await buyAgain.load();
  const timeZone = member?.data.me?.store.timeZone;
  return {
    errors: [...errors, ...(member?.errors ?? [])],
    greeting: timeZone ? greetingAt(serverNow(), timeZone) : null,
    due: due && { count: due.count, cents: due.cents },
    scene: due?.scene ?? (await fresh()),
  };
}

async function freshAt(now: number, timeZone: string): Promise<Scene> {
  const { freshScene, seasonAt } = await import('./still-life.ts');
  return freshScene(seasonAt(now, timeZone), greetingAt(now, timeZone));
}

/** The part that the server's page was drawn with, before the browser takes it over. */
export const prepare: Prepare = async ({ client }) => {
  if (knownData(client, HomeDocument)?.viewer.isAuthorized === false) await loadForGuests();
  if (knownData(client, HomeMemberDocument)?.buyAgain) await buyAgain.load();
};

/** The home page (S-26): for a guest what the store offers and what joining brings, for a member their own day. */
export function Component() {
  const texts = useHomeTexts();
  const { viewer } = useFrame();
  const { errors, greeting, due, scene } = useLoaderData<HomeLoaderData>();
  const { shop, departments, collections, logos, draws } = useHomeData();
  const member = useKnownAnswer(HomeMemberDocument);
  const me = member?.me;
  const name = viewer.isAuthorized ? viewer.firstName : null;
  const forEverybody = { kind: { kind: 'j4uGallery' }, title: texts.coupons.guest } as const;
  const draw = draws.find(({ isOpen }) => isOpen);
  // Coupons and points are for households (S-165).
  const isBusiness = viewer.site === 'BUSINESS';
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <div className={page}>
        <div className={top}>
          <NewsCard>
            <OrderNews />
            <PendingOrderRow />
          </NewsCard>
          <Hello
            title={viewer.isAuthorized ? hello(texts, greeting, name) : texts.title}
            shop={shop}
            scene={scene}
            due={viewer.isAuthorized ? due : null}
          />
        </div>
        {!viewer.isAuthorized && !isBusiness && (
          <membership.Part signInPath={viewer.signInPath} logos={logos ?? 'error'} />
        )}
        <Part
          title={texts.couldNotLoad.departments}
          failed={departments === null}
          error={errorAt(errors, 'departments')}
        >
          {departments && departments.length > 0 && <Departments departments={departments} />}
        </Part>
        {viewer.isAuthorized && (
          <>
            {member?.buyAgain && (
              <Part title={texts.couldNotLoad.shelves}>
                <buyAgain.Part bought={member.buyAgain} />
              </Part>
            )}
            {!isBusiness && (
              <div className={far}>
                <Part title={texts.couldNotLoad.games}>
                  <playRow.Part playAndEarn={me?.playAndEarn} errors={errors} />
                </Part>
              </div>
            )}
          </>
        )}
        <Part title={texts.couldNotLoad.shelves} failed={collections === null} error={errorAt(errors, 'collections')}>
          {collections?.map((collection) => (
            <div key={collection.id} className={far}>
              <Part title={texts.couldNotLoad.shelves}>
                <Shelf collection={collection} />
              </Part>
            </div>
          ))}
        </Part>
        {!viewer.isAuthorized && !isBusiness && (
          <Part title={texts.couldNotLoad.games}>{draw && <guestTeaser.Part draw={draw} />}</Part>
        )}
        {!isBusiness && (
          // Far enough down that it's never seen coming: the page is whole without it.
          <CouponShelf
            reserve={reservedForCoupons}
            {...(viewer.isAuthorized
              ? { kind: { kind: 'p13n' }, title: texts.coupons.member, otherwise: forEverybody }
              : forEverybody)}
          />
        )}
        <NearShelf>
          <MoreShelves />
        </NearShelf>
        <ForYouShelf withDepartments />
      </div>
    </>
  );
}

const hello = ({ greetings, greeting: withName, title }: HomeTexts, greeting: Greeting | null, name: string | null) => {
  const words = greeting ? greetings[greeting] : title;
  return greeting && name ? withName(words, name) : words;
};

interface PartProps {
  /** What to say when it fails. */
  title: string;
  /** Could it not be loaded? */
  failed?: boolean;
  error?: FieldError | undefined;
  children: ReactNode;
}

/** A part of the page that fails alone: when it can't be loaded or drawn, it says so in its place. */
function Part({ title, failed = false, error, children }: PartProps) {
  const notice = <LoadFailed title={title} text={error?.message} />;
  return (
    <Later>
      <ShelfBoundary fallback={notice}>{failed ? notice : children}</ShelfBoundary>
    </Later>
  );
}
