import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { ScratchCard } from './ScratchCard.tsx';

const nothing = () => {};
const contents = ['lemon', 'grapes', 'lemon', 'red-apple', 'lemon', 'grapes'].map((name) => ({
  name,
  picture: `pictures/${name}.svg`,
}));
const words = {
  label: 'Scratch card',
  squareLabel: (square: number, state: string, name: string) => `Square ${square}, ${state} ${name}`,
  onAllOpen: nothing,
};

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <ScratchCard
        {...words}
        caption="Find three the same"
        contents={undefined}
        state="waiting"
        sign={<circle r="20" fill="currentColor" />}
      />
    ),
    parts: [
      { name: 'Card', at: 'div', note: 'paper that stays light in dark mode' },
      { name: 'Caption', at: 'p', note: 'what to find' },
      { name: 'Square', at: 'fieldset button', note: 'a real button to scratch, tap, or open with a key' },
      { name: 'Foil', at: 'fieldset button:last-child svg', note: 'with the banner’s mark' },
    ],
  },
  do: {
    picture: <ScratchCard {...words} contents={contents} state="open" matches={[0, 2, 4]} />,
    because: 'Ring the winning squares, and give the result in words next to the card.',
  },
  dont: {
    picture: <ScratchCard {...words} caption="Scratch for the rules" contents={contents} state="playing" />,
    because: 'Don’t hide anything under the foil that a shopper needs to know.',
  },
  related: ['Wheel', 'PlaysLeft', 'LiveRegion'],
};
