import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { useShop } from '../../app/data/shop.ts';
import { useKnownAnswer } from '../../app/data/answers.ts';
import { AskToStock } from '../../features/catalog/list/nothing/ask/AskToStock.tsx';
import { StockAskDocument } from '../../features/catalog/list/nothing/ask/StockAsk.generated.ts';
import { useScanTexts } from '../../messages/phone/scan.ts';
import * as styles from './scan.css.ts';

/** The store doesn't have it: it can be asked to. */
export function NotFound({ code }: { code: string }) {
  const texts = useScanTexts();
  const shop = useShop();
  const ask = useKnownAnswer(StockAskDocument, { text: code })?.stockAsk;
  return (
    <section className={styles.found} aria-labelledby="scanned">
      <Heading level={2} size="title" id="scanned" tabIndex={-1}>
        {texts.notFound}
      </Heading>
      <Text tone="soft">{texts.notFoundText(code)}</Text>
      {ask && shop && (
        <ul className={styles.ways}>
          <AskToStock text={code} ask={ask} store={shop.store.name} isFirst />
        </ul>
      )}
    </section>
  );
}
