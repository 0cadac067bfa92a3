import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

const nothing = () => {};

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <OneTimeCodeField label="Code" length={6} value="4821" onChange={nothing} hint="Sent to (206) ···-··12." />
    ),
    parts: [
      { name: 'Label', at: 'label' },
      { name: 'Filled cell', at: '[aria-hidden] > span', note: 'drawn over one real input' },
      { name: 'Current cell', at: '[data-now]' },
      { name: 'Hint or error', at: '[id$="-hint"]', note: 'where the code went' },
    ],
  },
  do: {
    picture: (
      <OneTimeCodeField
        label="Code"
        length={6}
        value="482119"
        onChange={nothing}
        state="wrong"
        error="That code isn’t right. Try again."
      />
    ),
    because: 'Keep the digits of a wrong code and select them, so that typing replaces them.',
  },
  dont: {
    picture: <OneTimeCodeField label="Phone number" length={10} value="206555" onChange={nothing} />,
    because: 'Don’t use cells for anything but a code that was just sent.',
  },
  related: ['TextField', 'Alert', 'RadioCards'],
};
