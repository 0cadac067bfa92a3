import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { FacetGroup } from './FacetGroup.tsx';

const nothing = () => {};
const departments = [
  { value: 'produce', label: 'Fruits & vegetables', count: 48 },
  { value: 'bakery', label: 'Bread & bakery', count: 12 },
] as const;

export const docs: ComponentDocs = {
  anatomy: {
    picture: <FacetGroup legend="Department" options={departments} value={['produce']} onChange={nothing} />,
    parts: [
      { name: 'Legend', at: 'legend button', note: 'opens and closes the group' },
      { name: 'Box', at: 'input', note: 'or a dot, for a single choice' },
      { name: 'Value', at: 'label > span:nth-child(2)' },
      { name: 'Count', at: 'label small', note: 'how many results it would leave' },
    ],
  },
  do: {
    picture: (
      <FacetGroup
        legend="Department"
        options={[...departments, { value: 'pets', label: 'Pet care', count: 0 }]}
        value={['produce']}
        onChange={nothing}
      />
    ),
    because: 'Show how many each value leaves, and turn off those that leave none.',
  },
  dont: {
    picture: (
      <FacetGroup
        legend="Text messages"
        options={[{ value: 'yes', label: 'Send me offers' }]}
        value={['yes']}
        onChange={nothing}
      />
    ),
    because: 'Don’t keep settings in a filter; a Switch or a Checkbox does.',
  },
  related: ['Checkbox', 'Tag', 'SearchField', 'Accordion'],
};
