import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Suggestions } from './Suggestions.tsx';

const nothing = () => {};

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Suggestions
        id="anatomy"
        label="Suggestions"
        status=""
        active="s1"
        onChoose={nothing}
        onPoint={nothing}
        groups={[
          {
            id: 'searches',
            label: 'Searches',
            labelHidden: true,
            suggestions: [{ id: 's1', icon: 'search', text: 'cherries', onFill: nothing }],
          },
          {
            id: 'departments',
            label: 'In departments',
            suggestions: [{ id: 'd1', icon: 'layout-grid', text: 'Cheese', note: 'Dairy, Eggs & Cheese, 62' }],
          },
        ]}
        footer="All 84 results"
      />
    ),
    parts: [
      { name: 'Suggestion', at: '[role=option]', note: 'the active one is filled' },
      { name: 'Group', at: '[role=group]:nth-child(2)', note: 'with its label' },
      { name: 'Footer', at: 'div:has([role=listbox]) + div', note: 'links and buttons, outside the list' },
    ],
  },
  do: {
    picture: (
      <Suggestions
        id="do"
        label="Suggestions"
        status=""
        onChoose={nothing}
        onPoint={nothing}
        groups={[
          {
            id: 'departments',
            label: 'In departments',
            suggestions: [{ id: 'd', icon: 'layout-grid', text: 'Cheese', note: 'Dairy, Eggs & Cheese, 62' }],
          },
        ]}
      />
    ),
    because: 'Say in the note where a suggestion leads when its words alone aren’t enough.',
  },
  dont: {
    picture: (
      <Suggestions
        id="dont"
        label="Suggestions"
        status=""
        onChoose={nothing}
        onPoint={nothing}
        groups={[{ id: 'sizes', label: 'Size', suggestions: ['Small', 'Medium'].map((text) => ({ id: text, text })) }]}
      />
    ),
    because: 'Don’t use it for the choices of a form; a Combobox keeps what was chosen.',
  },
  related: ['SearchField', 'Combobox', 'TextLink'],
};
