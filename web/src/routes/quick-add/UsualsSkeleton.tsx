import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Skeleton } from '@larder/design-system/Skeleton';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import * as row from '../../features/recommendations/UsualRow/UsualRow.css.ts';
import { useQuickAddTexts } from '../../messages/usuals/quick-add.ts';
import * as styles from './quick-add.css.ts';

/** The usuals while they load, with the boxes of the rows to come. */
export function UsualsSkeleton() {
  const texts = useQuickAddTexts();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Heading level={1} size="page">
          {texts.title}
        </Heading>
        <Skeleton width={280} height={24} />
      </header>
      <div className={styles.columns} aria-busy="true">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <div className={styles.list}>
          <div className={styles.listHead}>
            <Skeleton width={120} height={24} />
          </div>
          <Card padding="none">
            <div className={styles.rows}>
              {[1, 2, 3, 4, 5, 6].map((place) => (
                <div key={place} className={row.row}>
                  <div className={row.check}>
                    <Skeleton width={22} height={22} />
                  </div>
                  <div className={row.tile} />
                  <div className={row.words}>
                    <Skeleton width={180} height={24} />
                    <Skeleton width={120} height={20} />
                    <Skeleton width={150} height={20} />
                  </div>
                  <div className={row.amount}>
                    <Skeleton width={136} height={44} shape="control" />
                  </div>
                  <div className={row.price}>
                    <Skeleton width={56} height={24} />
                  </div>
                </div>
              ))}
            </div>
          </Card>
        </div>
        <div className={styles.rail}>
          <Card>
            <Skeleton width={260} height={200} />
          </Card>
        </div>
      </div>
    </div>
  );
}
