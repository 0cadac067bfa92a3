import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon, iconNames } from './index.ts';

const drawings = new DOMParser().parseFromString(
  readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8'),
  'image/svg+xml',
);

test.each(iconNames)('the icon %s is drawn and never read out', (name) => {
  const { container } = render(<Icon name={name} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  const [file, id] = container.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
  expect(file).toMatch(/icons.*\.svg$/);
  expect(drawings.getElementById(id ?? '')?.childElementCount).toBeGreaterThan(0);
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
