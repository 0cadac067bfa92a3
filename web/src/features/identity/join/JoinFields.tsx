import { Checkbox } from '@larder/design-system/Checkbox';
import { Icon } from '@larder/design-system/Icon';
import { Text } from '@larder/design-system/Text';
import { TextField } from '@larder/design-system/TextField';
import { TextLink } from '@larder/design-system/TextLink';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { useState } from 'react';
import { pathTo } from '../../../app/routing/paths.ts';
import { useJoinTexts } from '../../../messages/account/join.ts';
import { useStoresTexts } from '../../../messages/stores.ts';
import { StoreChoice } from '../../stores/StoreChoice.tsx';
import type { StoreLook } from '../../stores/useStoreSearch.ts';
import { controlId, type Faults, type JoinEntry } from './entry.ts';
import * as styles from './JoinStep.css.ts';

/** A text page the shopper accepts. */
export interface Accepted {
  id: string;
  title: string;
}

interface JoinFieldsProps {
  entry: JoinEntry;
  faults: Faults;
  look: StoreLook;
  terms: Accepted;
  privacy: Accepted;
  onChange: (change: Partial<JoinEntry>) => void;
}

/** Name, ZIP code, and store, a collapsed club card field, and consents. */
export function JoinFields({ entry, faults, look, terms, privacy, onChange }: JoinFieldsProps) {
  const texts = useJoinTexts();
  const stores = useStoresTexts();
  const text = (field: 'firstName' | 'lastName' | 'zipCode' | 'clubCard') => ({
    id: controlId(field),
    name: field,
    value: entry[field],
    error: faults[field],
    onChange: (typed: string) => onChange({ [field]: typed }),
  });
  const zip = text('zipCode');
  const [isCardOpen, setIsCardOpen] = useState(false);
  const isEmpty = look.kind === 'found' && look.found.stores.length === 0;
  return (
    <>
      <div className={styles.names}>
        <TextField {...text('firstName')} label={texts.firstName} autoComplete="given-name" autoCapitalize="words" />
        <TextField {...text('lastName')} label={texts.lastName} autoComplete="family-name" autoCapitalize="words" />
      </div>
      <TextField
        {...zip}
        label={texts.zipCode}
        error={zip.error ?? (look.kind === 'failed' ? look.message : undefined)}
        hint={look.kind === 'looking' ? stores.looking : undefined}
        success={look.kind === 'found' ? stores.found(look.found.city, look.found.state) : undefined}
        autoComplete="postal-code"
        maxLength={10}
      />
      {isEmpty && <Text tone="soft">{stores.none(look.found.place)}</Text>}
      {look.kind === 'found' && !isEmpty && (
        <div id={controlId('storeId')}>
          <StoreChoice
            found={look.found}
            legend={stores.yourStore}
            value={entry.storeId}
            onChange={(storeId) => onChange({ storeId })}
            error={faults.storeId}
          />
        </div>
      )}
      <details className={styles.fold} open={isCardOpen} onToggle={(event) => setIsCardOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          {texts.clubCard}
          <span className={styles.arrow}>
            <Icon name="chevron-down" />
          </span>
        </summary>
        <div className={styles.folded}>
          <TextField
            {...text('clubCard')}
            label={texts.clubCardNumber}
            hint={texts.clubCardHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={24}
          />
        </div>
      </details>
      <div className={styles.boxes}>
        <Checkbox
          id={controlId('acceptsTerms')}
          checked={entry.acceptsTerms}
          onChange={(acceptsTerms) => onChange({ acceptsTerms })}
          error={faults.acceptsTerms}
          required
          label={
            <>
              {texts.acceptBefore} <DocumentLink {...terms} /> {texts.acceptBetween} <DocumentLink {...privacy} />
            </>
          }
        />
        <Checkbox
          checked={entry.wantsDeals}
          onChange={(wantsDeals) => onChange({ wantsDeals })}
          label={texts.wantsDeals}
          hint={texts.optional}
        />
      </div>
    </>
  );
}

/** Opens in a new tab, so the form keeps what was entered. */
function DocumentLink({ id, title }: Accepted) {
  return (
    <TextLink href={pathTo('document', { name: id })} target="_blank">
      {title}
      <VisuallyHidden> ({useJoinTexts().newTab})</VisuallyHidden>
    </TextLink>
  );
}
