import { RadioCards } from '@larder/design-system/RadioCards';
import { useState } from 'react';
import { useStoresTexts } from '../../messages/stores.ts';
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx';
import * as styles from './StoreChoice.css.ts';
import type { StoreChoice_StoreFragment } from './StoreSearch.generated.ts';
import type { FoundStores } from './useStoreSearch.ts';

interface StoreChoiceProps {
  found: FoundStores;
  /** Id of the chosen store; empty until one is chosen. */
  value: string;
  onChange: (storeId: string) => void;
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** How many to show until the shopper asks for more. */
  first?: number;
}

/** The stores near a ZIP code, nearest first, to choose one from (G-120). */
export function StoreChoice({ found, value, onChange, legend, hint, error, first = 2 }: StoreChoiceProps) {
  const texts = useStoresTexts();
  const [openedFor, setOpenedFor] = useState('');
  const { stores, place } = found;
  // The chosen store is always visible.
  const isHidden = stores.findIndex(({ store }) => store.id === value) >= first;
  const isOpen = openedFor === place || isHidden || stores.length === first + 1;
  const shown = isOpen ? stores : stores.slice(0, first);
  return (
    <div className={styles.choice}>
      <RadioCards
        legend={legend}
        hint={hint}
        error={error}
        name="storeId"
        value={value}
        onChange={onChange}
        options={shown.map(({ store, distance }) => ({
          value: store.id,
          title: store.name,
          end: distance,
          description: <StoreLines store={store} />,
        }))}
      />
      {shown.length < stores.length && (
        <div className={styles.more}>
          <LinkButton onClick={() => setOpenedFor(place)}>{texts.more(stores.length - shown.length, place)}</LinkButton>
        </div>
      )}
    </div>
  );
}

function StoreLines({ store: { openText, services, channels } }: Pick<StoreChoice_StoreFragment, 'store'>) {
  const texts = useStoresTexts();
  return (
    <>
      <span className={styles.line}>{[openText, services.join(', ')].filter(Boolean).join(' \u00b7 ')}</span>
      <span className={styles.strong}>{channels.map((channel) => texts.channels[channel]).join(', ')}</span>
    </>
  );
}
