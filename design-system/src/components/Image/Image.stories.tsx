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
  title: 'Components/Content/Image',
  component: Image,
  args: { src: drawing(320, 240), alt: 'A red ball on a meadow', width: 320, height: 240 },
  parameters: {
    docs: {
      description: {
        component: `A picture that keeps its place before it has come, comes when it is near, and says what it shows when it can't.

**Use it** for photographs and product pictures. **Don't use it** for icons (Icon) and drawings of the interface.

**Anatomy.** The picture in its own proportions. \`contain\` shows all of it, \`cover\` fills the place given. \`pale\` is for what can't be had any more. \`priority\` is for the one largest picture of a page.

**Accessibility.** \`alt\` says what is to be seen; it is empty when the words beside it say the same. When the picture fails, the place stays, its words stay, and a drawing of a picture stands in it. In dark schemes pictures are never inverted.

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
