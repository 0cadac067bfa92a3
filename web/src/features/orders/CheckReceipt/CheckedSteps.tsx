import { Icon } from '@larder/design-system/Icon';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { useReceiptTexts } from '../../../messages/receipt.ts';
import type { ReceiptReport } from './check-receipt.ts';
import * as styles from './CheckReceipt.css.ts';

/** How many of the figures that differ are shown. */
const mostShown = 5;

/** Each step of the replay with what it came to, and the first figures that differ. */
export function CheckedSteps({ report: { steps, differences } }: { report: ReceiptReport }) {
  const { check: texts } = useReceiptTexts();
  return (
    <>
      <ol className={styles.steps}>
        {steps.map(({ name, right, all }) => (
          <li key={name} className={styles.step}>
            <span className={styles.mark[right === all ? 'right' : 'wrong']}>
              <Icon name={right === all ? 'circle-check' : 'x'} />
            </span>
            <span>
              <VisuallyHidden>{right === all ? texts.matches : texts.fails}: </VisuallyHidden>
              {texts.steps[name]}
            </span>
            {all > 1 && <span className={styles.count}>{texts.linesOf(right, all)}</span>}
          </li>
        ))}
      </ol>
      {differences.length > 0 && (
        <ul className={styles.differences}>
          {differences.slice(0, mostShown).map(({ path, told, computed }) => (
            <li key={path}>{texts.difference(path, told, computed)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
