import { Stack } from '@larder/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Check, CheckName, DrawReport } from '../check-draw.ts';
import { VerifyPanel } from './VerifyPanel.tsx';

const names: readonly CheckName[] = ['commitment', 'root', 'randomness', 'winners', 'mine'];
const published: Record<CheckName, string> = {
  commitment: '9c41e7d2b6f0483a5d1c7e92f4a8b3062e9d5c71f8a0b4639d27c5e1a6f3b804',
  root: '4be1907cd38a52f6e4d09b17c25f8a63b0d7e41c9f3a6825d0b7c4e91f86a352',
  randomness: 'd07a3f58c1e96b24f8d35a70b2c9e4176a0f5d83e7b1c4926f3a8d05e9b7c214',
  winners: 'E-000031874, E-000007720, E-000044019',
  mine: '12 of 12',
};
const check = (name: CheckName, computed: string = published[name]): Check => ({
  name,
  matches: computed === published[name],
  computed,
  published: published[name],
});
const agrees: DrawReport = { changedEntries: [], checks: names.map((name) => check(name)) };
const oneChanged: DrawReport = {
  changedEntries: ['E-000024107'],
  checks: [
    check('commitment'),
    check('root', 'a2f8613be07d954c1f6a0d83b7e2c5498d31f70ab6e4c2159f0d8b37e5a1c6d4'),
    check('randomness', '58e1c09a7f4b63d2e5a8f17c90b3d46e12c7a5f8d904b6e3710f2ac9d8b5e647'),
    check('winners', 'E-000012055, E-000038811, E-000001946'),
    check('mine'),
  ],
};

const meta = {
  title: 'Storefront/Sweepstakes/VerifyPanel',
  component: VerifyPanel,
  args: { state: { kind: 'idle' }, names, onVerify: fn(), onTamper: fn(), onStop: fn(), onSave: fn() },
  parameters: {
    docs: {
      description: {
        component: `"Don't take our word for it": the whole draw once more, in this browser.

**When to use.** Beside the record of a published draw; on a phone, above it.

**When not.** Before the draw is published: there is nothing to replay yet.

**Anatomy.** A title that becomes the result, the checks with computed and published values, progress, one action, and a report to save.

**Accessibility.** The result takes focus; each check says in words whether it matches, and the marks differ in shape.

**Keyboard.** Tab to the action; Stop while it runs.`,
      },
    },
  },
} satisfies Meta<typeof VerifyPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While it runs, and stopped before the end. */
export const Running: Story = {
  name: 'Running, and stopped',
  tags: ['row:N-30'],
  render: (args) => (
    <Stack gap={6}>
      <VerifyPanel {...args} state={{ kind: 'running', step: 'check', done: 31_000, all: 48_213 }} />
      <VerifyPanel {...args} state={{ kind: 'stopped' }} />
    </Stack>
  ),
};

/** Everything matches; then one entry is changed, to show what tampering looks like. */
export const Results: Story = {
  name: 'Agrees, and one entry changed',
  tags: ['row:T-56'],
  render: (args) => (
    <Stack gap={6}>
      <VerifyPanel {...args} state={{ kind: 'done', report: agrees, seconds: 1.9, tampered: false }} />
      <VerifyPanel {...args} state={{ kind: 'done', report: oneChanged, seconds: 3.4, tampered: true }} />
    </Stack>
  ),
};
