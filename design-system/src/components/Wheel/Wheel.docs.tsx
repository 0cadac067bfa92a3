import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Wheel } from './Wheel.tsx';

const nothing = () => {};
const fields = ['5 pts', 'Apples', '50 pts', 'Try again', '10 pts', 'Coffee', '100 pts', 'Try again'].map((label) => ({
  label,
}));
const sign = <circle r="20" fill="currentColor" />;

export const docs: ComponentDocs = {
  anatomy: {
    picture: <Wheel fields={fields} drawn={2} state="resting" onRest={nothing} sign={sign} />,
    parts: [
      { name: 'Pointer', at: 'g[transform="translate(0 -277)"]', note: 'ticks at every edge' },
      { name: 'Field', at: 'g g g', note: 'four tints; neighbors never share one' },
      { name: 'Rim', at: 'circle', note: 'with lit and dim bulbs' },
      { name: 'Hub', at: 'circle[r="45"]', note: 'with the banner’s mark' },
      { name: 'Stand', at: 'rect' },
    ],
  },
  do: {
    picture: (
      <Stack gap={3}>
        <Wheel fields={fields} drawn={2} state="resting" onRest={nothing} sign={sign} />
        <Button tone="primary" block>
          Play again
        </Button>
      </Stack>
    ),
    because: 'Put the button and the result next to the wheel; it only shows what was drawn.',
  },
  dont: {
    picture: (
      <Wheel
        fields={Array.from({ length: 24 }, (_, index) => ({ label: String(index + 1) }))}
        drawn={0}
        state="resting"
        onRest={nothing}
        sign={sign}
      />
    ),
    because: 'Don’t crowd it: with more than sixteen fields, labels are unreadable.',
  },
  related: ['ScratchCard', 'Button', 'LiveRegion'],
};
