import { Button } from '@larder/design-system/Button';
import { OptionCards } from '@larder/design-system/OptionCards';
import { Text } from '@larder/design-system/Text';
import { useEffect, useRef, useState } from 'react';
import { useOrdersTexts } from '../../../messages/orders.ts';
import { useSwapChoices } from './useSwapChoices.ts';
import * as styles from './SwapCard.css.ts';

interface ChooseAnotherProps {
  orderNumber: string;
  swapId: string;
  /** What was ordered. */
  name: string;
  isBusy: boolean;
  /** Called with the product that is wanted, and its name. */
  onChoose: (productId: string, name: string) => void;
  onBack: () => void;
}

/** What the store has instead of a swap, one of which can be chosen (N-41). */
export function ChooseAnother({ orderNumber, swapId, name, isBusy, onChoose, onBack }: ChooseAnotherProps) {
  const { swaps: texts } = useOrdersTexts();
  const choices = useSwapChoices(orderNumber, swapId);
  const [chosen, setChosen] = useState<string | null>(null);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus(), []);
  const wanted = choices?.find(({ id }) => id === chosen);
  const nameOf = (choice: NonNullable<typeof wanted>): string => choice.product?.fullName ?? choice.name;
  return (
    <div className={styles.choices} ref={part} tabIndex={-1} aria-busy={choices === undefined}>
      {choices && choices.length > 0 ? (
        <OptionCards
          legend={texts.insteadOf(name)}
          chooses="one"
          columns={2}
          options={choices.map((choice) => ({ value: choice.id, label: nameOf(choice), note: choice.text }))}
          chosen={chosen === null ? [] : [chosen]}
          onChange={setChosen}
        />
      ) : (
        <Text tone="soft">
          {choices === undefined ? texts.looking : choices === null ? texts.choicesFailed : texts.noChoices}
        </Text>
      )}
      <div className={styles.actions}>
        {choices && choices.length > 0 && (
          <Button
            tone="primary"
            busy={isBusy}
            busyLabel={texts.busy}
            disabled={!wanted}
            onClick={() => wanted && onChoose(wanted.id, nameOf(wanted))}
          >
            {texts.take}
          </Button>
        )}
        <Button tone="outline" onClick={onBack}>
          {texts.backTo}
        </Button>
      </div>
    </div>
  );
}
