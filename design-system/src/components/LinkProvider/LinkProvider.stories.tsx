import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { ButtonLink } from '../ButtonLink/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { type LinkComponentProps, LinkProvider } from './LinkProvider.tsx';

const follow = fn();

function RouterLink({ children, href, ...rest }: LinkComponentProps) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    follow(href);
  };
  return (
    <a {...rest} href={href} onClick={go}>
      {children}
    </a>
  );
}

const meta = {
  title: 'Components/Navigation/LinkProvider',
  component: LinkProvider,
  args: { component: RouterLink },
  parameters: {
    docs: {
      description: {
        component: `Injects the router's link once, for every component that links.

**When to use.** Around the application, with a component that takes the attributes of an anchor.

**When not.** On a page without a router: plain anchors are the default.

**Anatomy.** Draws nothing.

**Accessibility.** The injected component must render an \`a\` with its \`href\`.

**Keyboard.** As for any link.`,
      },
    },
  },
} satisfies Meta<typeof LinkProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ARouterOfItsOwn: Story = {
  args: {
    children: (
      <Inline gap={4}>
        <TextLink href="/prizes">Prizes</TextLink>
        <ButtonLink tone="brand" href="/play">
          Play now
        </ButtonLink>
      </Inline>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Play now' }));
    await expect(follow).toHaveBeenLastCalledWith('/play');
  },
};
