import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { Tile } from '@larder/design-system/Tile';
import type { Ref } from 'react';
import { useWalletTexts } from '../../../messages/play/wallet.ts';
import { pictureSrc } from '../../../art/pictures.ts';
import * as styles from './Wallet.css.ts';
import type { WalletItem_ItemFragment } from './WalletItem.generated.ts';
import { pastText } from './wallet-words.ts';

interface WalletRowProps {
  item: WalletItem_ItemFragment;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** A used or expired prize. */
export function WalletRow({ item, ref }: WalletRowProps) {
  const texts = useWalletTexts();
  const action = item.source === 'DRAW' ? texts.seeDraw : item.state === 'RUNNING' ? texts.use.FRESH_PASS : texts.see;
  return (
    <li className={styles.row} ref={ref} tabIndex={-1}>
      <div className={styles.rowTile}>
        <Tile size="small" pale={item.section === 'OVER'}>
          <img src={pictureSrc(item.imageId)} alt="" loading="lazy" />
        </Tile>
      </div>
      <div className={styles.rowWords}>
        <h3 className={styles.rowName} lang={item.language}>
          {item.name}
        </h3>
        <Text size="meta" tone="soft">
          {texts.past.line(item.programTitle, pastText(item, texts))}
        </Text>
      </div>
      <TextLink href={item.href} size="meta" standalone aria-label={texts.withName(action, item.name)}>
        {action}
      </TextLink>
    </li>
  );
}
