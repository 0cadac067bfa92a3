import { characterCount } from '@larder/design-system/characters';
import { Button } from '@larder/design-system/Button';
import { Note } from '@larder/design-system/Note';
import { formatPrice } from '@larder/design-system/Price';
import { QuantityStepper } from '@larder/design-system/QuantityStepper';
import { Text } from '@larder/design-system/Text';
import { Textarea } from '@larder/design-system/Textarea';
import { useNavigate } from 'react-router-dom';
import { screens } from '../../../app/routing/paths.ts';
import { useProductTexts } from '../../../messages/products/product.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { centsOf } from '../../../ui/cents.ts';
import { misfitOf } from '../../cart/misfits.ts';
import { remakeLine } from '../../cart/useCarts.ts';
import { Choice } from './Choice.tsx';
import type { Customize_MadeBeforeFragment as Before } from './Customize.generated.ts';
import * as styles from './Customize.css.ts';
import { type Customization, extrasOf, longestComment, missingIn, totalCents } from './customization.ts';
import type { CustomizedProduct } from './customized-product.ts';
import { MadeBefore } from './MadeBefore.tsx';
import { useCustomization } from './useCustomization.ts';
import { useEditedLine } from './useEditedLine.ts';

export interface CustomizeProps extends CustomizedProduct {
  /** Called with what was chosen, once every rule is met; then it is as it comes again (S-137). */
  onAdd: (chosen: Customization) => void;
  /** Price before extras, in cents; null when the store has none, or when it goes by weight. */
  baseCents: number | null;
  /** How the household had it made last. */
  before?: Before | null;
  /** Calories, allergens, SNAP: a sentence each. */
  facts?: readonly string[];
}

/** What goes into a made-to-order product, with its price as it is chosen (S-67, S-82). */
export function Customize({ product, baseCents, groups, onAdd, before = null, facts = [] }: CustomizeProps) {
  const { customize: texts, cart } = useProductTexts();
  const navigate = useNavigate();
  const line = useEditedLine(product.id);
  const { maximumQuantity } = product;
  const { state, change, startOver } = useCustomization({ productId: product.id, groups, maximumQuantity, line });
  const isWhole =
    groups.every((group) => missingIn(group, state) === 0) && characterCount(state.comments) <= longestComment;
  const done = () => {
    // What is missing says so in its place.
    if (!isWhole) return change({ ...state, isUpdated: true });
    if (line) {
      const { selectedOptions: options, selectedQuantity: quantity, comments } = state;
      remakeLine(line.lineId, { options, quantity, comments });
      void navigate(screens.cart);
    } else onAdd(state);
    startOver();
  };
  const cost = baseCents === null ? null : formatPrice(totalCents(baseCents, groups, state));
  const label = line ? texts.save(cost) : cost === null ? cart.add : cart.addFor(cost);
  return (
    <section className={styles.customize} aria-label={texts.title}>
      {line && <Note icon="pencil">{texts.editing}</Note>}
      {before && <MadeBefore groups={groups} before={before} baseCents={baseCents} state={state} onUse={change} />}
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
        error={characterCount(state.comments) > longestComment ? texts.noteTooLong(longestComment) : undefined}
      />
      {baseCents !== null && <Sum product={product} groups={groups} baseCents={baseCents} state={state} />}
      {(facts.length > 0 || state.isUpdated) && (
        <div className={styles.foot}>
          <Text size="meta" tone="soft">
            {facts.join(' ')}
          </Text>
          {state.isUpdated && <LinkButton onClick={startOver}>{texts.startOver}</LinkButton>}
        </div>
      )}
      <div className={styles.bar}>
        {baseCents !== null && (
          <div className={styles.howMany}>
            <QuantityStepper
              size="large"
              tone="outline"
              label={texts.quantityOf(product.name)}
              decrementLabel={texts.removeOne(product.name)}
              incrementLabel={texts.addOne(product.name)}
              value={state.selectedQuantity}
              max={maximumQuantity}
              onMisfit={misfitOf(product.name)}
              onChange={(selectedQuantity) => change({ ...state, isUpdated: true, selectedQuantity })}
            />
          </div>
        )}
        <div className={styles.add}>
          <Button tone="primary" size="large" block onClick={done}>
            {label}
          </Button>
        </div>
      </div>
    </section>
  );
}

interface SumProps extends CustomizedProduct {
  baseCents: number;
  state: Customization;
}

/** What it costs, and why: the product, each extra, and how many. The sum is said as it changes. */
function Sum({ product, groups, baseCents, state }: SumProps) {
  const texts = useProductTexts().customize;
  const extras = extrasOf(groups, state);
  const { selectedQuantity } = state;
  const one = totalCents(baseCents, groups, { ...state, selectedQuantity: 1 });
  return (
    <div className={styles.sum}>
      <Row name={product.name} amount={formatPrice(baseCents)} />
      {extras.map(({ upc, name, priceDelta }) => (
        <Row key={upc} name={name} amount={texts.more(formatPrice(centsOf(priceDelta)))} />
      ))}
      {selectedQuantity > 1 && <Row name={texts.times} amount={`${selectedQuantity} × ${formatPrice(one)}`} />}
      <output className={styles.total} aria-live="polite">
        <span>{texts.total}</span> <span>{formatPrice(totalCents(baseCents, groups, state))}</span>
      </output>
    </div>
  );
}

const Row = ({ name, amount }: { name: string; amount: string }) => (
  <p className={styles.row}>
    <span>{name}</span> <span className={styles.amount}>{amount}</span>
  </p>
);
