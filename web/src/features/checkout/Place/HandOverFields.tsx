import { Image } from '@larder/design-system/Image';
import { Note } from '@larder/design-system/Note';
import { OptionCards } from '@larder/design-system/OptionCards';
import { RadioCards } from '@larder/design-system/RadioCards';
import { Textarea } from '@larder/design-system/Textarea';
import { type PictureId, pictureSrc } from '../../../art/pictures.ts';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import type { Checkout } from '../steps.ts';
import * as styles from './Place.css.ts';
import { allLeavePlaces, controlId, noteLimit, placesFor, type PlaceEntry } from './place-choices.ts';

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
            {
              value: 'ATTENDED',
              title: place.attended,
              description: place.attendedText,
              end: <Picture id="raised-hand" />,
            },
            {
              value: 'UNATTENDED',
              title: place.unattended,
              description: unattendedProblem ?? place.unattendedText,
              end: <Picture id="door" isPale={!canBeUnattended} />,
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
          look="chips"
          name="leaveAt"
          options={placesFor(entry.leaveAt).map((value) => ({ value, label: place.leaveAt[value] }))}
          chosen={[entry.leaveAt]}
          onChange={(value) => onChange('leaveAt', allLeavePlaces.find((one) => one === value) ?? 'FRONT_DOOR')}
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

const Picture = ({ id, isPale = false }: { id: PictureId; isPale?: boolean }) => (
  <span className={styles.sign}>
    <Image src={pictureSrc(id)} alt="" width={40} height={40} pale={isPale} />
  </span>
);
