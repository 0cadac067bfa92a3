import type { ComponentDocs } from '../../docs/component-docs.ts';
import { FactNumbers } from './FactNumbers.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <FactNumbers
        items={[
          { label: 'Points', value: '62' },
          { label: 'Plays left', value: 3 },
        ]}
      />
    ),
    parts: [
      { name: 'Name', at: 'dt' },
      { name: 'Figure', at: 'dd', note: 'digits of one width' },
      { name: 'Next fact', at: 'dl > div + div', note: 'after a hairline' },
    ],
  },
  do: {
    picture: (
      <FactNumbers
        items={[
          { label: 'Points', value: '62' },
          { label: 'Plays left', value: 3 },
          { label: 'Prizes', value: 1 },
        ]}
      />
    ),
    because: 'Sum up a game in two to four figures.',
  },
  dont: {
    picture: <FactNumbers items={[{ label: 'Energy', value: '52 kcal' }]} />,
    because: 'Don’t frame one figure alone; a Numeral with its unit is enough.',
  },
  related: ['Numeral', 'Table', 'List'],
};
