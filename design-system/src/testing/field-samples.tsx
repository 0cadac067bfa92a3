import type { ReactElement } from 'react';
import { Field } from '../components/Field/index.ts';
import { NumberField } from '../components/NumberField/index.ts';
import { RadioGroup } from '../components/RadioGroup/index.ts';
import { SearchField } from '../components/SearchField/index.ts';
import { Switch } from '../components/Switch/index.ts';
import { Textarea } from '../components/Textarea/index.ts';

const nothing = () => {};

/** Fields, each in the state with the most in it. */
export const fieldSamples: Record<string, ReactElement> = {
  Field: (
    <Field label="Gate code" labelNote="Optional" hint="The driver reads it" error="Enter the code">
      {(control) => <input {...control} />}
    </Field>
  ),
  NumberField: <NumberField label="Weight" name="weight" value={1.5} decimals={2} unit="lb" onChange={nothing} />,
  RadioGroup: (
    <RadioGroup
      legend="If out of stock"
      value="similar"
      onChange={nothing}
      error="Choose one"
      options={[{ value: 'similar', label: 'Something similar', description: 'Nearest in price' }]}
    />
  ),
  SearchField: <SearchField label="Search" clearLabel="Clear" value="oat milk" onChange={nothing} />,
  Switch: <Switch label="Text messages" checked onChange={nothing} hint="At most three a week" />,
  Textarea: <Textarea label="Note" name="note" value="Ring twice" limit={200} onChange={nothing} />,
};
