import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchField } from '../SearchField/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { SavingsBadge } from '../SavingsBadge/index.ts';
import { Suggestions, type SuggestionsProps } from './Suggestions.tsx';
import { useSuggestionKeys } from './useSuggestionKeys.ts';

const groups: SuggestionsProps['groups'] = [
  {
    id: 'searches',
    label: 'Searches',
    labelHidden: true,
    suggestions: [
      { id: 's1', icon: 'search', text: 'cheddar cheese', onFill: fn() },
      { id: 's2', icon: 'search', text: 'cherries', onFill: fn() },
    ],
  },
  {
    id: 'departments',
    label: 'In departments',
    suggestions: [{ id: 'd1', icon: 'layout-grid', text: 'Cheese', note: 'Dairy, Eggs & Cheese, 62' }],
  },
  {
    id: 'recent',
    label: 'Your searches',
    suggestions: [{ id: 'r1', icon: 'history', text: 'cheese sticks', onRemove: fn() }],
  },
];

const products = (
  <ul aria-label="Products">
    {['Alder Creek Sharp Cheddar', 'Cedar Hollow Tart Cherry Juice'].map((name) => (
      <li key={name}>
        <TextLink href="#product" standalone>
          {name}
        </TextLink>{' '}
        <SavingsBadge>20% off</SavingsBadge>
      </li>
    ))}
  </ul>
);

function Search(props: SuggestionsProps) {
  const [words, setWords] = useState('che');
  const [isOpen, setOpen] = useState(true);
  const keys = useSuggestionKeys({
    listId: props.id,
    words,
    groups: props.groups,
    isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onChoose: props.onChoose,
  });
  return (
    <>
      <SearchField
        label="Search products"
        clearLabel="Clear search"
        value={words}
        onChange={setWords}
        suggested={{
          listId: props.id,
          isOpen,
          activeId: keys.activeId,
          onKeyDown: keys.onKeyDown,
          onEnter: () => setOpen(true),
        }}
      />
      {isOpen && <Suggestions {...props} active={keys.active} onPoint={keys.point} />}
    </>
  );
}

const meta = {
  title: 'Components/Forms/Suggestions',
  component: Suggestions,
  render: (args) => <Search {...args} />,
  args: {
    id: 'suggestions',
    label: 'Suggestions',
    groups,
    status: '6 suggestions',
    beside: products,
    onChoose: fn(),
    onPoint: () => {},
    footer: (
      <TextLink href="#all" standalone>
        All 84 results
      </TextLink>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `What a search field suggests while someone types: searches, places, and things, in groups.

**When to use.** Below a SearchField with \`suggested\`, where the suggestions lead to different places. \`useSuggestionKeys\` gives the field its keys.

**When not.** To choose one value of a form from a list: Combobox.

**Anatomy.** Groups with a label; each suggestion has an icon or a picture, its text, a note, and what stands at the end, such as a price. What is no suggestion, such as products with a button each, stands \`beside\` the list where there is room. Short and many suggestions, such as popular searches, are laid out as chips. What belongs to the first group without being a suggestion, such as a button that clears it, is the \`head\` above the list. Below it, a footer with links and buttons.

**Accessibility.** One listbox with groups. The caret stays in the field, which names the active suggestion; how many there are is announced. The arrow and the cross inside a suggestion are for pointers; the field's keys do the same. What stands beside and below the list is reached with Tab.

**Keyboard.** Arrow Down and Up move through all groups and past both ends back to the field; Enter chooses; Arrow Right puts a suggestion into the field; Delete takes one off the list; Escape closes the list.`,
      },
    },
  },
} satisfies Meta<typeof Suggestions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['browser'] };
export const ChosenWithKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search products' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Cheese');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'd1' }));
  },
};
export const OneGroup: Story = {
  args: { groups: groups.slice(2, 3), status: '1 suggestion', beside: undefined, footer: undefined },
};
export const NothingTyped: Story = {
  tags: ['browser'],
  args: {
    groups: [
      { ...groups[2]!, labelHidden: true },
      {
        id: 'popular',
        label: 'Popular at 2300 16th St',
        layout: 'chips',
        suggestions: ['bananas', 'eggs', 'avocados', 'whole milk', 'onions', 'butter'].map((text) => ({
          id: text,
          text,
        })),
      },
    ],
    status: '7 suggestions',
    head: (
      <TextLink href="#clear" standalone>
        Clear your searches
      </TextLink>
    ),
    beside: undefined,
    footer: undefined,
  },
};
export const LongWords: Story = {
  args: {
    groups: [
      {
        id: 'products',
        label: 'Products',
        suggestions: [
          {
            id: 'p',
            icon: 'search',
            text: 'Ultra-filtered lactose-free vitamin-D-fortified supercalifragilisticexpialidocious milk',
            note: 'Half a gallon',
            end: '$1,234.99',
          },
        ],
      },
    ],
  },
};
