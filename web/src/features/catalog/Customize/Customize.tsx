import { Button } from '@larder/design-system/Button';
import { formatPrice } from '@larder/design-system/Price';
import { OptionCards } from '@larder/design-system/OptionCards';
import { QuantityStepper } from '@larder/design-system/QuantityStepper';
import { Text } from '@larder/design-system/Text';
import { Textarea } from '@larder/design-system/Textarea';
import { useProductTexts } from '../../../messages/product.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { centsOf } from '../../../ui/cents.ts';
import type { Customize_GroupFragment as Group } from './Customize.generated.ts';
import * as styles from './Customize.css.ts';
import {
  choose,
  chosenIn,
  type Customization,
  extrasOf,
  isFull,
  longestComment,
  missingIn,
  totalCents,
} from './customization.ts';
import { useCustomization } from './useCustomization.ts';

export interface CustomizeProps {
  product: { id: string; name: string; maximumQuantity: number };
  /** Called with what was chosen, once every rule is met; then it is as it comes again (S-137). */
  onAdd: (chosen: Customization) => void;
  /** Price before extras, in cents; null when the store has none, or when it goes by weight. */
  baseCents: number | null;
  groups: readonly Group[];
}

/** What goes into a made-to-order product, with its price as it is chosen (S-67, S-82). */
export function Customize({ product, baseCents, groups, onAdd }: CustomizeProps) {
  const { customize: texts, cart } = useProductTexts();
  const { state, change, startOver } = useCustomization(product.id, groups, product.maximumQuantity);
  const extras = extrasOf(groups, state);
  const isWhole = groups.every((group) => missingIn(group, state) === 0) && state.comments.length <= longestComment;
  const add = () => {
    // What is missing says so in its place.
    if (!isWhole) return change({ ...state, isUpdated: true });
    onAdd(state);
    startOver();
  };
  const isMore = extras.length > 0 || state.selectedQuantity > 1;
  return (
    <section className={styles.customize} aria-label={texts.title}>
      {groups.map((group) => (
        <Choice key={group.id} group={group} state={state} onChange={change} />
      ))}
      <Textarea
        label={texts.note}
        name="comments"
        rows={2}
        value={state.comments}
        onChange={(comments) => change({ ...state, isUpdated: true, comments })}
        limit={longestComment}
        countText={texts.noteCount}
        error={state.comments.length > longestComment ? texts.noteTooLong(longestComment) : undefined}
      />
      {baseCents !== null && (
        <div className={styles.sum}>
          <QuantityStepper
            size="large"
            tone="outline"
            label={texts.quantityOf(product.name)}
            decrementLabel={texts.removeOne}
            incrementLabel={texts.addOne}
            value={state.selectedQuantity}
            max={product.maximumQuantity}
            onChange={(selectedQuantity) => change({ ...state, isUpdated: true, selectedQuantity })}
          />
          <output className={styles.total} aria-live="polite">
            <span className={styles.totalLabel}>{texts.total}</span>{' '}
            <span className={styles.totalPrice}>{formatPrice(totalCents(baseCents, groups, state))}</span>
          </output>
        </div>
      )}
      <div className={styles.foot}>
        {baseCents !== null && isMore && (
          <Text size="meta" tone="soft">
            {texts.sum(
              formatPrice(baseCents),
              extras.map(({ name, priceDelta }) => [name, formatPrice(centsOf(priceDelta))]),
              state.selectedQuantity,
            )}
          </Text>
        )}
        {state.isUpdated && <LinkButton onClick={startOver}>{texts.startOver}</LinkButton>}
      </div>
      <Button tone="primary" size="large" block icon="plus" onClick={add}>
        {baseCents === null ? cart.add : cart.addFor(formatPrice(totalCents(baseCents, groups, state)))}
      </Button>
    </section>
  );
}

interface ChoiceProps {
  group: Group;
  state: Customization;
  onChange: (next: Customization) => void;
}

/** One group of options with its rule; one that must be taken is a radio button. */
function Choice({ group, state, onChange }: ChoiceProps) {
  const texts = useProductTexts().customize;
  const chosen = chosenIn(group, state).map(({ upc }) => upc);
  const missing = missingIn(group, state);
  const isOne = group.min === 1 && group.max === 1;
  const isFree = group.options.every(({ priceDelta }) => centsOf(priceDelta) === 0);
  const noteOf = (cents: number) =>
    cents === 0 ? (isOne || isFree ? undefined : texts.free) : texts.more(formatPrice(cents));
  return (
    <OptionCards
      legend={group.name}
      rule={isOne ? group.ruleText : texts.rule(group.ruleText, chosen.length)}
      chooses={isOne ? 'one' : 'several'}
      columns={isOne && group.options.length !== 4 ? 3 : 2}
      name={group.id}
      options={group.options.map(({ upc, name, priceDelta }) => ({
        value: upc,
        label: name,
        note: noteOf(centsOf(priceDelta)),
        disabled: isFull(group, state) && !chosen.includes(upc),
      }))}
      chosen={chosen}
      onChange={(upc, isChosen) => onChange(choose(state, group, upc, isChosen))}
      error={missing > 0 && state.isUpdated ? texts.missing(missing) : undefined}
    />
  );
}
