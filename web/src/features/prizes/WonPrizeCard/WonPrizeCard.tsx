import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { prizePath } from '../../../app/routing/paths.ts';
import { useGameOverTexts } from '../../../messages/play/game-over.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { pictureSrc } from '../../../art/pictures.ts';
import { action, image, layout, soon, tile, words } from './WonPrizeCard.css.ts';
import type { WonPrizeCard_PrizeFragment } from './WonPrizeCard.generated.ts';

export interface WonPrizeCardProps {
  prize: WonPrizeCard_PrizeFragment;
  programCode: string;
  /** The first unredeemed prize has the page's filled button. */
  first?: boolean;
}

/** A prize won, in color as long as it can be redeemed, with its deadline. */
export function WonPrizeCard({ prize, programCode, first = false }: WonPrizeCardProps) {
  const games = useGameTexts();
  const over = useGameOverTexts();
  const path = prizePath({ id: prize.prizeId, programCode });
  const { status, redeemedAtString, redeemByString } = prize;
  const redeemLabel = prize.prizeType === 'ALTERNATE_PRIZES' ? games.prizeCard.choose : games.prizeCard.redeem;
  return (
    <Card as="li" padding="small">
      <div className={layout}>
        <div className={tile}>
          <img className={image} src={pictureSrc(prize.imageId)} alt="" loading="lazy" />
        </div>
        <div className={words}>
          <Heading level={3} size="lead">
            <span lang={prize.language}>{prize.name}</span>
          </Heading>
          {status === 'WON' ? (
            <span className={soon}>
              <Icon name="clock" size={16} />
              {over.redeemBy(redeemByString)}
            </span>
          ) : null}
          {status === 'REDEEMED' ? (
            <>
              {redeemedAtString ? (
                <Text size="meta" tone="soft">
                  {over.redeemedOn(redeemedAtString)}
                </Text>
              ) : null}
              <Status kind="done">{over.redeemed}</Status>
            </>
          ) : null}
          {status === 'EXPIRED' || status === 'REVOKED' ? (
            <Status kind="over">{status === 'EXPIRED' ? over.expired : over.revoked}</Status>
          ) : null}
        </div>
        {status === 'WON' || status === 'REDEEMED' ? (
          <div className={action}>
            <ButtonLink
              tone={first ? 'primary' : 'outline'}
              block
              href={path}
              aria-label={games.prizeCard.withName(status === 'WON' ? redeemLabel : games.prizeCard.see, prize.name)}
            >
              {status === 'WON' ? redeemLabel : games.prizeCard.see}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </Card>
  );
}
