import { Button } from '@larder/design-system/Button';
import { FacetGroup } from '@larder/design-system/FacetGroup';
import { Form } from 'react-router-dom';
import { screens } from '../../../app/routing/paths.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import type { CouponsQuery } from './Coupons.generated.ts';
import { type CouponsView, fromStart, parameterOf } from './coupons-view.ts';
import { HiddenView } from './HiddenView.tsx';
import * as styles from './coupons.css.ts';

type Gallery = NonNullable<CouponsQuery['coupons']>;

interface FiltersProps {
  gallery: Gallery;
  view: CouponsView;
  onChoose: (view: CouponsView) => void;
}

/** Category and offer type beside the gallery, each with how many offers it leaves. */
export function Filters({ gallery, view, onChoose }: FiltersProps) {
  const texts = useOffersTexts();
  const all = gallery.categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <aside aria-label={texts.filters} className={styles.filters}>
      <Form method="get" action={screens.coupons}>
        <HiddenView view={view} except={['category', 'type']} />
        <FacetGroup
          legend={texts.category}
          name="category"
          choice="one"
          options={[
            { value: '', label: texts.allCategories, count: all },
            ...gallery.categories.map(({ id, name, count }) => ({ value: id, label: name, count })),
          ]}
          value={view.categories.length > 0 ? view.categories : ['']}
          onChange={(next) => onChoose(fromStart({ ...view, categories: next.filter(Boolean) }))}
          countLabel={texts.count}
        />
        <FacetGroup
          legend={texts.kinds}
          name="type"
          options={gallery.kinds.map(({ id, name, count }) => ({ value: parameterOf(id), label: name, count }))}
          value={view.kinds.map(parameterOf)}
          onChange={(next) => {
            const chosen = gallery.kinds.filter(({ id }) => next.includes(parameterOf(id)));
            onChoose(fromStart({ ...view, kinds: chosen.map(({ id }) => id) }));
          }}
          countLabel={texts.count}
        />
        <div className={styles.send}>
          <Button tone="primary" type="submit" block>
            {texts.show}
          </Button>
        </div>
      </Form>
    </aside>
  );
}
