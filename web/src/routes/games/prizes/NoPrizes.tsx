import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { screens } from '../../../app/routing/paths.ts';
import { walletPath } from '../../../features/prizes/Wallet/wallet-path.ts';
import { useWalletTexts } from '../../../messages/play/wallet.ts';
import { pictureSrc } from '../../../art/pictures.ts';
import { picture } from './wallet.css.ts';

/** No prizes, or none from the chosen game: what is so, and where prizes come from. */
export function NoPrizes({ isAll }: { isAll: boolean }) {
  const texts = useWalletTexts();
  return (
    <EmptyState
      title={isAll ? texts.empty : texts.emptyOf}
      headingLevel={2}
      picture={<img className={picture} src={pictureSrc('wrapped-gift')} alt="" />}
      actions={
        <>
          <ButtonLink tone="primary" href={screens.gameGrid}>
            {texts.seeGames}
          </ButtonLink>
          {isAll ? null : (
            <ButtonLink tone="outline" href={walletPath(null)}>
              {texts.seeAll}
            </ButtonLink>
          )}
        </>
      }
    >
      {isAll ? texts.emptyText : texts.emptyOfText}
    </EmptyState>
  );
}
