import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { OptionCards, type OptionCardsProps } from './OptionCards.tsx';

const extras = [
  { value: 'avocado', label: 'Avocado', note: '+$1.75' },
  { value: 'bacon', label: 'Bacon', note: '+$2.00' },
  { value: 'pickles', label: 'Pickles', note: 'Free' },
  { value: 'peppers', label: 'Roasted peppers', note: '+$0.75' },
];

const meta = {
  title: 'Components/Forms/OptionCards',
  component: OptionCards,
  args: {
    legend: 'Bread',
    rule: 'Choose 1',
    chooses: 'one',
    options: [
      { value: 'sourdough', label: 'Sourdough' },
      { value: 'wheat', label: 'Whole wheat' },
      { value: 'gluten-free', label: 'Gluten-free', note: '+$1.50' },
    ],
    chosen: ['sourdough'],
    onChange: fn(),
  },
  render: (args) => <Chosen {...args} />,
  parameters: {
    docs: {
      description: {
        component: `Options of a word or two, each a card with what it costs.

**When to use.** For what goes into a made-to-order item: one bread, up to three extras.

**When not.** With a description for each: RadioCards. To agree to something: Checkbox. As filters: FacetGroup.

**Anatomy.** A fieldset whose legend holds the rule at its end; each card has a radio mark or a box, a label, and a note. Three cards side by side for one choice, two for several, one on a phone. With pictures, cards stand upright, three side by side on a phone too, and a check in the corner marks what is chosen.

**Accessibility.** Native radio buttons or checkboxes in a group named by legend and rule; the note is part of the name. The chosen card has a stronger border and a filled mark, not color alone.

**Keyboard.** Tab and arrow keys as in any group of radio buttons; Tab and Space for checkboxes.`,
      },
    },
  },
} satisfies Meta<typeof OptionCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Gluten-free +$1.50' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('gluten-free', true);
  },
};
export const Several: Story = {
  args: {
    legend: 'Extras',
    rule: 'Up to 3, 2 chosen',
    chooses: 'several',
    options: extras,
    chosen: ['avocado', 'bacon'],
  },
};
export const Full: Story = {
  args: {
    legend: 'Extras',
    rule: 'Up to 2, 2 chosen',
    chooses: 'several',
    options: extras.map((option, index) => ({ ...option, disabled: index > 1 })),
    chosen: ['avocado', 'bacon'],
  },
};
/** Where a note doesn't fit at the end, it goes below, and the label keeps its line. */
export const LongNotes: Story = {
  name: 'Long notes',
  tags: ['browser'],
  args: {
    legend: 'If it is out',
    rule: undefined,
    columns: 2,
    options: [
      { value: 'best', label: 'Best match', note: 'We pick the closest one, at the lower price of the two' },
      { value: 'refund', label: 'Refund', note: 'Leave it out' },
    ],
    chosen: ['best'],
  },
  play: async ({ canvas }) => {
    const [label, note] = [canvas.getByText('Best match'), canvas.getByText(/^We pick/)].map((each) =>
      each.getBoundingClientRect(),
    );
    await expect(note!.top).toBeGreaterThanOrEqual(label!.bottom);
    await expect(label!.width).toBeGreaterThan(label!.height);
  },
};
export const WithError: Story = { args: { chosen: [], error: 'Choose 1 more.' } };

function Chosen(props: OptionCardsProps) {
  const [chosen, setChosen] = useState(props.chosen);
  const change = (value: string, isChosen: boolean) => {
    setChosen((now) => [
      ...(props.chooses === 'one' ? [] : now.filter((v) => v !== value)),
      ...(isChosen ? [value] : []),
    ]);
    props.onChange(value, isChosen);
  };
  return <OptionCards {...props} chosen={chosen} onChange={change} />;
}

const dot = <span aria-hidden="true">●</span>;
/** With pictures, as in a builder; what is out today stays where it is. */
export const WithPictures: Story = {
  args: {
    options: [
      { value: 'sourdough', label: 'Sourdough', note: 'Included', picture: dot },
      { value: 'wheat', label: 'Whole wheat', note: 'Out today', picture: dot, disabled: true },
      { value: 'gluten-free', label: 'Gluten-free', note: '+$1.50', picture: dot },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Whole wheat Out today' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Gluten-free +$1.50' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('gluten-free', true);
  },
};
/** Words alone. */
export const Chips: Story = {
  args: {
    legend: 'Where exactly?',
    rule: undefined,
    look: 'chips',
    options: [
      { value: 'door', label: 'Front door' },
      { value: 'lobby', label: 'Lobby' },
    ],
    chosen: ['door'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Lobby' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('lobby', true);
  },
};
