import { Select } from '@larder/design-system/Select';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import type { FormEvent } from 'react';
import type { SubstitutionKind } from '../../../graphql/schema-types.ts';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { LinePicture } from '../LinePicture/LinePicture.tsx';
import { StepAlert } from '../StepAlert/StepAlert.tsx';
import { StepFoot } from '../StepFoot/StepFoot.tsx';
import type { StepProps } from '../step-props.ts';
import { type CheckoutLine, problemsOf } from '../steps.ts';
import { screens } from '../../../app/routing/paths.ts';
import * as styles from './ItemsStep.css.ts';
import { useSubstitution } from './useSubstitution.ts';

/** What happens to each item if it's out: the closest one, a specific one, or a refund (N-60). */
export function ItemsStep({ checkout, change, onDone }: StepProps) {
  const texts = useCheckoutTexts();
  const { items } = texts;
  const { choose, isBusy, problem } = useSubstitution();
  const { lines } = checkout.cart;
  const [missing] = problemsOf(checkout, 'ITEMS');
  // As the cart says it: Only 19 left.
  const names = lines
    .filter(({ id }) => missing?.lineIds.includes(id))
    .map(({ name, availability }) =>
      availability.shortMessage === null ? name : items.why(name, availability.shortMessage),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <form noValidate onSubmit={submit} className={styles.step}>
      {missing && (
        <StepAlert title={items.unavailable(names.length)} attempt={missing.message}>
          {names.length > 0 && <Text>{names.join(', ')}</Text>}
          <Text>
            {missing.message} <TextLink href={screens.cart}>{texts.backToCart}</TextLink>
          </Text>
        </StepAlert>
      )}
      {problem && <StepAlert attempt={problem}>{problem}</StepAlert>}
      <ul className={styles.lines}>
        {lines.map((line) => line.substitution && <Line key={line.id} line={line} onChoose={choose} />)}
      </ul>
      <StepFoot title={checkout.substitutionText} label={items.use} isBusy={change.isBusy || isBusy} />
    </form>
  );
}

interface LineProps {
  line: CheckoutLine;
  onChoose: (line: CheckoutLine, kind: SubstitutionKind) => Promise<void>;
}

function Line({ line, onChoose }: LineProps) {
  const { items } = useCheckoutTexts();
  const { id, name, metaText, substitution } = line;
  const specific = substitution?.product;
  return (
    <li className={styles.line}>
      <LinePicture line={line} />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <Text size="meta" tone="soft" as="span">
          {metaText}
        </Text>
      </div>
      <div className={styles.choice}>
        <Select
          name={`out-${id}`}
          label={items.choose(name)}
          labelHidden
          options={[
            { value: 'BEST_MATCH', label: items.kind.BEST_MATCH },
            ...(specific ? [{ value: 'SPECIFIC_ITEM' as const, label: specific.fullName }] : []),
            { value: 'REFUND', label: items.kind.REFUND },
          ]}
          value={substitution?.kind ?? 'BEST_MATCH'}
          onChange={(kind) => void onChoose(line, kind)}
        />
      </div>
    </li>
  );
}
