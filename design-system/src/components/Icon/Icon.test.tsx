import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon, iconNames } from './index.ts';

test.each(iconNames)('the icon %s is drawn and never read out', (name) => {
  const { container } = render(<Icon name={name} />);
  const drawing = container.querySelector('svg');
  expect(drawing?.childElementCount).toBeGreaterThan(0);
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
});

test('an arrow turns with the line of reading, a clock does not', () => {
  const { container } = render(
    <>
      <Icon name="arrow-left" />
      <Icon name="clock" />
    </>,
  );
  const [arrow, clock] = container.querySelectorAll('svg');
  expect(arrow?.classList.length).toBeGreaterThan(clock?.classList.length ?? 0);
});
