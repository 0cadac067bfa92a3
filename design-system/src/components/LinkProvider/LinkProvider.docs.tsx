import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { LinkProvider } from './LinkProvider.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <LinkProvider component={({ children, ...rest }) => <a {...rest}>{children}</a>}>
        <TextLink href="#games" standalone icon="dices">
          Games
        </TextLink>
      </LinkProvider>
    ),
    parts: [
      { name: 'The router’s link', at: 'a', note: 'draws nothing of its own; every link inside goes through it' },
      { name: 'The component’s look', at: 'svg', note: 'stays as it is' },
    ],
  },
  do: {
    picture: (
      <Stack gap={1}>
        <Text size="meta" tone="soft">
          At the root of the application
        </Text>
        <code>{'<LinkProvider component={RouterLink}>'}</code>
      </Stack>
    ),
    because: 'Hand over the router’s link once, at the root.',
  },
  dont: {
    picture: (
      <Stack gap={1}>
        <Text size="meta" tone="soft">
          A link that is none
        </Text>
        <code>{'component={({ href }) => <button …/>}'}</code>
      </Stack>
    ),
    because: 'Don’t hand over what draws no anchor: links must open in a new tab and be followed without a script.',
  },
  related: ['TextLink', 'ButtonLink', 'IconButtonLink'],
};
