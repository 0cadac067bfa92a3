import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { DefinitionList } from './DefinitionList.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <DefinitionList
        items={[
          { label: 'Points', value: '62' },
          { label: 'Plays left', value: 3 },
        ]}
      />
    ),
    parts: [
      { name: 'Name', at: 'dt' },
      { name: 'Figure', at: 'dd', note: 'in the display face' },
      { name: 'Next figure', at: 'dl > div + div', note: 'in the same row while it fits' },
    ],
  },
  do: {
    picture: (
      <DefinitionList
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
    picture: <DefinitionList items={[{ label: 'Energy', value: '52 kcal' }]} />,
    because: 'Don’t frame one figure alone; a Numeral with its unit is enough.',
  },
  related: ['Numeral', 'Table', 'List'],
};
