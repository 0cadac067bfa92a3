import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Image } from './index.ts';

/** A drawing that needs no network. */
const drawing = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#A9DAA4"/><circle cx="${width / 2}" cy="${height / 2}" r="${height / 3}" fill="#C4122F"/></svg>`,
  )}`;

const meta = {
  title: 'Components/Data display/Image',
  component: Image,
  args: { src: drawing(320, 240), alt: 'A red ball on a meadow', width: 320, height: 240 },
  parameters: {
    docs: {
      description: {
        component: `A picture that reserves its space, loads when it is near the viewport, and describes itself when it can't load.

**When to use.** For photographs and product pictures.

**When not.** For icons (Icon) and drawings of the interface.

**Anatomy.** The picture in its own proportions. \`contain\` shows all of it; \`cover\` fills the space given. \`pale\` is for what is no longer available. \`loads\` says when: \`first\` for the one largest picture of a page, \`early\` for others on the first screen.

**Accessibility.** \`alt\` describes the picture; leave it empty when nearby words say the same. When the picture fails, its space and its words stay, with a placeholder icon. In dark schemes pictures are never inverted.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contain: Story = {};
export const Rounded: Story = { args: { radius: 'card' } };
export const Cover: Story = {
  args: { fit: 'cover' },
  render: (args) => (
    <Card padding="none">
      <Image {...args} />
    </Card>
  ),
};
export const Pale: Story = { args: { pale: true } };
export const Failed: Story = {
  args: { src: 'data:image/png;base64,', alt: 'Organic strawberries' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Organic strawberries' });
    if (image.tagName === 'IMG') await fireEvent.error(image);
  },
};
