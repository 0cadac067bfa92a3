import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: { label: 'Pages of coupons', page: 6, pages: 12, hrefOf: (page: number) => `#page-${page}` },
  parameters: {
    docs: {
      description: {
        component: `Links to the pages of a long list.

**When to use.** Where each page of the list has its own address: orders, search, activity.

**When not.** For a list that grows: a "Show more" Button.

**Anatomy.** Previous, the first and last page, the current page with its neighbors, and next; never more than seven places between. On a phone: previous, "Page 6 of 12", next.

**Accessibility.** A named landmark; each link says its page, and the current one has \`aria-current\`. Where there is no next or previous page, there is no link.

**Keyboard.** Tab moves from link to link; Enter follows.`,
      },
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-7');
  },
};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 12 } };
export const Few: Story = { args: { page: 2, pages: 3 } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
