import { SearchField } from '@larder/design-system/SearchField';
import { Tag } from '@larder/design-system/Tag';
import { Text } from '@larder/design-system/Text';
import { useState } from 'react';
import { screens } from '../../../app/routing/paths.ts';
import { useListControlsTexts } from '../../../messages/list-controls.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import { Chips } from '../../../ui/Chips/Chips.tsx';
import { FiltersButton } from '../../../ui/list-controls/FiltersButton.tsx';
import { ListToolbar, ViewLinks } from '../../../ui/list-controls/ListToolbar.tsx';
import { searchText } from '../../../ui/list-controls/search-text.ts';
import { SortForm } from '../../../ui/list-controls/SortForm.tsx';
import { hiddenTags } from './chosen.ts';
import { chosenCount, type CouponsView, fromStart, longestText, parameterOf } from './coupons-view.ts';
import * as styles from './coupons.css.ts';
import type { GalleryProps } from './GalleryList.tsx';
import { HiddenView } from './HiddenView.tsx';
import { CouponsDrawer } from './parts.ts';

/** The search among coupons, the groups, and the order and look of the gallery. */
export function GalleryToolbar({ gallery, chosen, hrefOf, onChoose }: GalleryProps) {
  const texts = useOffersTexts();
  return (
    <>
      <Chips
        label={texts.groups}
        chips={gallery.groups.map(({ id, name, count }) => ({
          id,
          href: hrefOf(fromStart({ ...chosen, group: id })),
          label: name,
          count: String(count),
          countLabel: texts.count(count),
          isCurrent: id === chosen.group,
        }))}
      />
      <ListToolbar
        end={
          <>
            <SortForm
              action={screens.coupons}
              rest={<HiddenView view={chosen} except={['sort']} />}
              options={gallery.sorts.map(({ sort, label }) => ({ value: parameterOf(sort), label }))}
              value={parameterOf(chosen.sort)}
              onChoose={(parameter) => {
                const found = gallery.sorts.find(({ sort }) => parameterOf(sort) === parameter);
                if (found) onChoose(fromStart({ ...chosen, sort: found.sort }));
              }}
            />
            <ViewLinks layout={chosen.layout} hrefOf={(layout) => hrefOf({ ...chosen, layout })} />
          </>
        }
      >
        <div className={styles.bar}>
          <FiltersButton
            count={chosenCount(chosen)}
            drawer={(state) => <CouponsDrawer {...state} gallery={gallery} view={chosen} onShow={onChoose} />}
          />
          <Search view={chosen} onChoose={onChoose} />
          <Tags view={chosen} hrefOf={hrefOf} />
          <div className={styles.count}>
            <Text size="meta" tone="soft" as="p">
              {gallery.countText}
            </Text>
          </div>
        </div>
      </ListToolbar>
    </>
  );
}

function Tags({ view, hrefOf }: { view: CouponsView; hrefOf: (view: CouponsView) => string }) {
  const texts = useOffersTexts();
  const controls = useListControlsTexts();
  const tags = hiddenTags(view, texts);
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={controls.chosenList}>
      {tags.map(({ id, label, leadsTo }) => (
        <li key={id}>
          <Tag tone="inverse" removeHref={hrefOf(leadsTo)} removeLabel={controls.remove(label)}>
            {label}
          </Tag>
        </li>
      ))}
    </ul>
  );
}

/** Finds coupons by their words; without a script among all of them. */
function Search({ view, onChoose }: { view: CouponsView; onChoose: (view: CouponsView) => void }) {
  const texts = useOffersTexts();
  const [{ typed, shown }, setState] = useState({ typed: view.text, shown: view.text });
  // Back, or a link: the field says what the list shows.
  if (shown !== view.text) setState({ typed: view.text, shown: view.text });
  const search = (words: string) => {
    const text = searchText(words, longestText);
    if (text !== view.text) onChoose(fromStart({ ...view, text }));
  };
  return (
    <div className={styles.search}>
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        clearLabel={texts.clearSearch}
        action={screens.coupons}
        value={typed}
        onChange={(text) => {
          setState({ typed: text, shown });
          if (text === '') search('');
        }}
        onSearch={search}
      />
    </div>
  );
}
