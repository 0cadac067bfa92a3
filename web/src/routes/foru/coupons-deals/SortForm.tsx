import { Button } from '@larder/design-system/Button';
import { Icon } from '@larder/design-system/Icon';
import { Form } from 'react-router-dom';
import { screens } from '../../../app/routing/paths.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import type { CouponsQuery } from './Coupons.generated.ts';
import { type CouponsView, fromStart, parameterOf } from './coupons-view.ts';
import * as styles from './coupons.css.ts';
import { HiddenView } from './HiddenView.tsx';

interface SortFormProps {
  sorts: NonNullable<CouponsQuery['coupons']>['sorts'];
  view: CouponsView;
  onChoose: (view: CouponsView) => void;
}

/** The order of the gallery. */
export function SortForm({ sorts, view, onChoose }: SortFormProps) {
  const texts = useOffersTexts();
  const choose = (parameter: string) => {
    const chosen = sorts.find(({ sort }) => parameterOf(sort) === parameter);
    if (chosen) onChoose(fromStart({ ...view, sort: chosen.sort }));
  };
  return (
    <Form method="get" action={screens.coupons} className={styles.sort}>
      <HiddenView view={view} except={['sort']} />
      <label className={styles.sortLabel}>
        <span className={styles.sortWord}>{texts.sort}</span>
        <select
          name="sort"
          className={styles.sortChoice}
          value={parameterOf(view.sort)}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {sorts.map(({ sort, label }) => (
            <option key={sort} value={parameterOf(sort)}>
              {label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </label>
      <span className={styles.send}>
        <Button tone="outline" size="small" type="submit">
          {texts.show}
        </Button>
      </span>
    </Form>
  );
}
