import { Note } from '@larder/design-system/Note';
import { OptionCards } from '@larder/design-system/OptionCards';
import { RadioCards } from '@larder/design-system/RadioCards';
import { Textarea } from '@larder/design-system/Textarea';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import type { Checkout } from '../steps.ts';
import * as styles from './PlaceStep.css.ts';
import { controlId, leavePlaces, noteLimit, type PlaceEntry } from './place-choices.ts';

interface HandOverFieldsProps {
  handOver: Checkout['handOver'];
  entry: PlaceEntry;
  error: string | undefined;
  noteError: string | undefined;
  onChange: <Field extends keyof PlaceEntry>(field: Field, value: PlaceEntry[Field]) => void;
}

/** To a person at the door, or left there: what can't be left says why (S-144, N-54), and what is left is paid online. */
export function HandOverFields({ handOver, entry, error, noteError, onChange }: HandOverFieldsProps) {
  const { place } = useCheckoutTexts();
  const { canBeUnattended, unattendedProblem } = handOver;
  const isLeft = entry.kind === 'UNATTENDED';
  return (
    <>
      <div className={styles.pairs} id={controlId('kind')}>
        <RadioCards
          legend={place.handOver}
          name="handOver"
          options={[
            { value: 'ATTENDED', title: place.attended, description: place.attendedText, icon: 'bell' },
            {
              value: 'UNATTENDED',
              title: place.unattended,
              description: unattendedProblem ?? place.unattendedText,
              icon: 'house',
              disabled: !canBeUnattended,
            },
          ]}
          value={entry.kind}
          error={error}
          onChange={(kind) => onChange('kind', kind)}
        />
      </div>
      {isLeft && (
        <OptionCards
          legend={place.where}
          chooses="one"
          columns={2}
          name="leaveAt"
          options={leavePlaces.map((value) => ({ value, label: place.leaveAt[value] }))}
          chosen={[entry.leaveAt]}
          onChange={(value) => onChange('leaveAt', leavePlaces.find((one) => one === value) ?? 'FRONT_DOOR')}
        />
      )}
      <Textarea
        id={controlId('instructions')}
        name="instructions"
        label={place.instructions}
        labelNote={place.optional}
        rows={2}
        limit={noteLimit}
        countText={place.count}
        error={noteError}
        value={entry.instructions}
        onChange={(instructions) => onChange('instructions', instructions)}
      />
      {isLeft && (
        <Note icon="info">
          <b>{place.unattendedTitle}</b> {place.unattendedNote}
        </Note>
      )}
    </>
  );
}
