import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { Text } from '@larder/design-system/Text';
import { Tile } from '@larder/design-system/Tile';
import type { Ref } from 'react';
import { useWalletTexts } from '../../../messages/play/wallet.ts';
import { pictureSrc } from '../../../art/pictures.ts';
import * as styles from './Wallet.css.ts';
import type { WalletItem_ItemFragment } from './WalletItem.generated.ts';
import { walletWords } from './wallet-words.ts';

const grounds = ['peach', 'sky', 'mint'] as const;

/** A game's prizes share a background. */
const groundOf = ({ programCode }: WalletItem_ItemFragment) =>
  grounds[
    Array.from(programCode, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0) % grounds.length
  ];

interface WalletCardProps {
  item: WalletItem_ItemFragment;
  /** The nearest deadline has the page's filled button. */
  first?: boolean;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** A prize that is waiting or ready: where it came from, what to do, by when, and one action. */
export function WalletCard({ item, first = false, ref }: WalletCardProps) {
  const texts = useWalletTexts();
  const { from, text, until, action } = walletWords(item, texts);
  const isLarge = item.section === 'NEEDS_YOU';
  return (
    <Card as="li" padding={isLarge ? 'medium' : 'small'} tabIndex={-1} ref={ref as Ref<HTMLElement> | undefined}>
      <div className={styles.card}>
        <div className={isLarge ? styles.largeTile : styles.tile}>
          <Tile size="fill" tone={groundOf(item)}>
            <img src={pictureSrc(item.imageId)} alt="" loading={isLarge ? 'eager' : 'lazy'} />
          </Tile>
        </div>
        <div className={styles.words}>
          <p className={styles.from}>{from}</p>
          <div className={styles.name}>
            <Heading level={3} size={isLarge ? 'small' : 'label'}>
              <span lang={item.language}>{item.name}</span>
            </Heading>
          </div>
          <Text size={isLarge ? 'body' : 'meta'} tone="soft">
            {text}
          </Text>
        </div>
        <div className={isLarge ? styles.tallFoot : styles.foot}>
          {until ? (
            <p className={item.isNear ? styles.nearUntil : styles.until}>
              <Icon name="clock" size={18} />
              {until}
            </p>
          ) : null}
          <div className={isLarge ? styles.wideAction : styles.action}>
            <ButtonLink
              tone={first ? 'primary' : isLarge ? 'brand' : 'outline'}
              block
              href={item.href}
              aria-label={texts.withName(action, item.name)}
            >
              {action}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Card>
  );
}
