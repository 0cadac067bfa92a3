import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { useMessages } from '../../../messages/messages.ts';
import { pictureSrc } from '../../../pictures.ts';
import { image, layout, soon, tile, words } from './WonPrizeCard.css.ts';
import type { WonPrizeCard_PrizeFragment } from './WonPrizeCard.generated.ts';

/** A prize that was won, in colour as long as it can be had, and until when. */
export function WonPrizeCard({ prize }: { prize: WonPrizeCard_PrizeFragment }) {
  const { over } = useMessages().games;
  const { status, redeemedAtString, redeemByString } = prize;
  return (
    <Card as="li" padding="small">
      <div className={layout}>
        <div className={tile}>
          <img className={image} src={pictureSrc(prize.imageId)} alt="" />
        </div>
        <div className={words}>
          <Heading level={3} size="lead">
            {prize.name}
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
      </div>
    </Card>
  );
}
