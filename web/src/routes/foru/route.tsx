import { Suspense } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { knownData } from '../../app/data/answers.ts';
import { useFrame } from '../../app/data/frame.ts';
import { type FieldError, query } from '../../app/data/query.ts';
import { lazyPart, loadable } from '../../app/loading/loadable.tsx';
import type { Prepare } from '../../app/loading/prepare.ts';
import { screens } from '../../app/routing/paths.ts';
import { CouponShelf } from '../../features/offers/CouponShelf.tsx';
import { useHomeTexts } from '../../messages/home.ts';
import { useForUTexts } from '../../messages/savings/for-u.ts';
import { Page } from '../../ui/Page/Page.tsx';
import { ForUDocument, useForUData } from './ForU.generated.ts';
import { ForUMemberDocument } from './ForUMember.generated.ts';
import { MoreWays } from './MoreWays.tsx';

const member = loadable('src/routes/foru/Member.tsx', async () => (await import('./Member.tsx')).Member);
const membership = loadable(
  'src/features/offers/Membership/Membership.tsx',
  async () => (await import('../../features/offers/Membership/Membership.tsx')).Membership,
);
const InstallCard = lazyPart(async () => (await import('../../features/phone/InstallCard.tsx')).InstallCard);

interface ForULoaderData {
  errors: FieldError[];
}

/** For a member what they have, for a guest what joining brings; whatever fails costs its own part, and `errors` says why. */
export async function loader(args: LoaderFunctionArgs): Promise<ForULoaderData> {
  const { data } = await query(args, ForUDocument);
  // Coupons and points are for households (S-165).
  if (data.viewer.site === 'BUSINESS') throw redirect(screens.business);
  if (!data.viewer.isAuthorized) {
    await membership.load();
    return { errors: [] };
  }
  const [{ errors }] = await Promise.all([query(args, ForUMemberDocument), member.load()]);
  return { errors };
}

/** The part that the server's page was drawn with, before the browser takes it over. */
export const prepare: Prepare = async ({ client }) => {
  await (knownData(client, ForUDocument)?.viewer.isAuthorized ? member : membership).load();
};

/** `/foru.html` (G-33): everything that saves or earns, from here. */
export function Component() {
  const texts = useForUTexts();
  const { coupons } = useHomeTexts();
  const { banner, viewer } = useFrame();
  const { logos } = useForUData();
  const { errors } = useLoaderData<ForULoaderData>();
  return (
    <Page title={banner.forUTitle} lead={viewer.isAuthorized ? texts.lead : texts.guestLead}>
      {viewer.isAuthorized ? (
        <member.Part errors={errors} />
      ) : (
        <membership.Part signInPath={viewer.signInPath} logos={logos ?? 'error'} />
      )}
      <MoreWays title={texts.more} />
      {!viewer.isAuthorized && <CouponShelf kind={{ kind: 'j4uGallery' }} title={coupons.guest} />}
      <Suspense>
        <InstallCard />
      </Suspense>
    </Page>
  );
}
