import { Loader } from '@larder/design-system/Loader';
import { Select } from '@larder/design-system/Select';
import { TextField } from '@larder/design-system/TextField';
import { useProfileTexts } from '../../../messages/profile.ts';
import { fields, place, wheel } from './AddressForm.css.ts';
import { type AddressEntry, controlId, type FieldFault, type FieldName } from './entry.ts';
import type { ZipLook } from './useZipPlace.ts';

interface FieldsProps {
  entry: AddressEntry;
  faults: readonly FieldFault[];
  look: ZipLook;
  states: readonly { code: string; name: string }[];
  onChange: (field: FieldName, text: string) => void;
}

/** An address's fields: the ZIP code comes before city and state, which it fills in but leaves editable (G-53, G-54). */
export function Fields({ entry, faults, look, states, onChange }: FieldsProps) {
  const texts = useProfileTexts().addressForm;
  const of = (field: FieldName) => ({
    id: controlId(field),
    name: field,
    label: texts[field],
    value: entry[field],
    error: faults.find((fault) => fault.field === field)?.message,
    onChange: (text: string) => onChange(field, text),
  });
  const zip = of('zipCode');
  return (
    <div className={fields}>
      <div className={place.half}>
        <TextField {...of('firstName')} autoComplete="given-name" autoCapitalize="words" />
      </div>
      <div className={place.half}>
        <TextField {...of('lastName')} autoComplete="family-name" autoCapitalize="words" />
      </div>
      <div className={place.whole}>
        <TextField {...of('address')} autoComplete="address-line1" autoCapitalize="words" />
      </div>
      <div className={place.whole}>
        <TextField {...of('address2')} labelNote={texts.optional} autoComplete="address-line2" />
      </div>
      <div className={place.zip}>
        <TextField
          {...zip}
          error={zip.error ?? (look.kind === 'failed' ? look.message : undefined)}
          hint={look.kind === 'looking' ? texts.looking : undefined}
          success={look.kind === 'found' ? texts.found(look.found.city, look.found.state) : undefined}
          autoComplete="postal-code"
          inputMode="text"
          maxLength={10}
        />
        {look.kind === 'looking' && (
          <span className={wheel}>
            <Loader size="small" label={texts.looking} />
          </span>
        )}
      </div>
      <div className={place.third}>
        <TextField {...of('city')} autoComplete="address-level2" autoCapitalize="words" />
      </div>
      <div className={place.third}>
        <Select
          {...of('state')}
          options={states.map(({ code, name }) => ({ value: code, label: name }))}
          placeholder={texts.select}
          autoComplete="address-level1"
        />
      </div>
    </div>
  );
}
