import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { DateField } from './DateField.tsx';

const nothing = () => {};
const date = { month: '4', day: '12', year: '1988' };

export const docs: ComponentDocs = {
  anatomy: {
    picture: <DateField legend="Date of birth" value={date} onChange={nothing} hint="You must be 18 to play." />,
    parts: [
      { name: 'Legend', at: 'legend', note: 'names all three fields' },
      { name: 'Name and shape', at: 'label', note: 'stay visible while typing' },
      { name: 'Part', at: 'input[name=day]', note: 'digits only; a full one passes focus to the next' },
      { name: 'Hint or error', at: '[id$="-hint"]', note: 'for the date as a whole' },
    ],
  },
  do: {
    picture: (
      <DateField
        legend="Date of birth"
        value={{ ...date, month: '13' }}
        onChange={nothing}
        error="Enter a month from 1 to 12."
        errorPart="month"
      />
    ),
    because: 'Mark the part that is wrong, and say how to fix it.',
  },
  dont: {
    picture: <DateField legend="Date of birth" value={{ month: '01', day: '01', year: '2000' }} onChange={nothing} />,
    because: 'Don’t prefill a date: a suggested age isn’t an answer.',
  },
  related: ['TextField', 'SlotPicker', 'Field'],
};
