import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ButtonLink } from '../ButtonLink/index.ts';
import { IconButtonLink } from '../IconButtonLink/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { type LinkComponentProps, LinkProvider } from './index.ts';

function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a {...rest} href={`/base${href}`} data-router="">
      {children}
    </a>
  );
}

test('every kind of link is drawn by the router, given once', () => {
  render(
    <LinkProvider component={RouterLink}>
      <TextLink href="/a">Rules</TextLink>
      <ButtonLink tone="outline" href="/b">
        Shop to earn!
      </ButtonLink>
      <IconButtonLink label="Account" icon="circle-user-round" href="/c" />
    </LinkProvider>,
  );
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('data-router');
  expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/base/c');
});
