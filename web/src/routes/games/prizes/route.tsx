import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Heading } from '@larder/design-system/Heading';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Text } from '@larder/design-system/Text';
import { useEffect, useState } from 'react';
import { useLoaderData, useNavigation, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { errorAt, type FieldError, query } from '../../../app/data/query.ts';
import { Chips } from '../../../ui/Chips/Chips.tsx';
import { Later } from '../../../ui/Later/Later.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { useSlow } from '../../../ui/paging/useSlow.ts';
import { WaitingEntries } from '../../../features/prizes/Wallet/WaitingEntries.tsx';
import { walletGame, walletPath } from '../../../features/prizes/Wallet/wallet-path.ts';
import { WalletSections } from '../../../features/prizes/Wallet/WalletSections.tsx';
import { WalletSkeleton } from '../../../features/prizes/Wallet/WalletSkeleton.tsx';
import { useGameTexts } from '../../../messages/play/games.ts';
import { useWalletTexts, type WalletTexts } from '../../../messages/play/wallet.ts';
import { NoPrizes } from './NoPrizes.tsx';
import { useWalletPages } from './useWalletPages.ts';
import { WalletDocument, type WalletQuery } from './Wallet.generated.ts';
import { head, more, page, sections } from './wallet.css.ts';

type Wallet = NonNullable<NonNullable<WalletQuery['me']>['wallet']>;

export async function loader(args: LoaderFunctionArgs): Promise<{ errors: FieldError[] }> {
  const programCode = walletGame(new URL(args.request.url).searchParams);
  const { errors } = await query(args, WalletDocument, { programCode, after: null });
  return { errors };
}

/** Every prize of every game, what needs the shopper first, with what to do and until when (N-26). */
export function Component() {
  const games = useGameTexts();
  const texts = useWalletTexts();
  const announce = useAnnounce();
  const { errors } = useLoaderData<{ errors: FieldError[] }>();
  const [search] = useSearchParams();
  const game = walletGame(search);
  const asked = useAskedGame(game);
  const isOnItsWay = useSlow(asked !== game);
  const { wallet, items, hasMore, state, loadMore, focus } = useWalletPages(game);
  const [first] = useState(game);
  const lead = wallet ? leadOf(wallet, game, texts) : null;
  useEffect(() => {
    if (game !== first && lead) announce(lead);
  }, [game, first, lead, announce]);
  return (
    <div className={page}>
      <PageTitle>{texts.title}</PageTitle>
      <header className={head}>
        <Heading level={1} size="page">
          {texts.title}
        </Heading>
        {lead && items.length > 0 ? <Text tone="soft">{lead}</Text> : null}
      </header>
      {wallet && wallet.programs.length > 1 ? (
        <Chips label={texts.filters} chips={chipsOf(wallet, asked, texts)} />
      ) : null}
      {wallet ? (
        <div className={sections}>
          {isOnItsWay ? (
            <WalletSkeleton />
          ) : items.length > 0 ? (
            <WalletSections items={items} focus={focus} />
          ) : (
            <NoPrizes isAll={game === null} />
          )}
          {hasMore && !isOnItsWay ? (
            <div className={more}>
              {state === 'failed' ? (
                <Alert tone="error" title={texts.couldNotLoadMore}>
                  {games.tryAgain}
                </Alert>
              ) : null}
              <Button tone="outline" busy={state === 'busy'} busyLabel={texts.loading} onClick={() => void loadMore()}>
                {texts.loadMore}
              </Button>
            </div>
          ) : null}
          <Later>
            <WaitingEntries
              entries={wallet.entries.filter(({ programCode }) => game === null || programCode === game)}
            />
          </Later>
        </div>
      ) : (
        <LoadFailed title={texts.couldNotLoad} text={errorAt(errors, 'me.wallet')?.message} />
      )}
    </div>
  );
}

/** The game that has been asked for, before its prizes are there. */
function useAskedGame(game: string | null): string | null {
  const { location } = useNavigation();
  return location?.pathname === walletPath(null) ? walletGame(new URLSearchParams(location.search)) : game;
}

function leadOf({ totalCount, counts, programs }: Wallet, game: string | null, texts: WalletTexts): string {
  const needs = counts.find(({ section }) => section === 'NEEDS_YOU')?.count ?? 0;
  const title = programs.find(({ code }) => code === game)?.title;
  return title === undefined ? texts.lead(totalCount, programs.length, needs) : texts.leadOf(totalCount, title, needs);
}

function chipsOf({ programs }: Wallet, game: string | null, texts: WalletTexts) {
  const chip = (code: string | null, label: string, count: number) => ({
    id: code ?? '',
    href: walletPath(code),
    label,
    count: texts.number(count),
    countLabel: texts.count(count),
    isCurrent: code === game,
  });
  const all = programs.reduce((sum, { count }) => sum + count, 0);
  return [chip(null, texts.all, all), ...programs.map(({ code, title, count }) => chip(code, title, count))];
}
