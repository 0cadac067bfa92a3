import { render, screen } from '@testing-library/react';
import { act, useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';

const page = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

test('an act that is still under way while a test waits is no fault', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const counted = new EventTarget();
  function Count() {
    const [count, setCount] = useState(0);
    useEffect(() => counted.addEventListener('add', () => setCount((before) => before + 1)), []);
    return <output>{count}</output>;
  }
  render(<Count />);
  const underWay = act(async () => {
    await Promise.resolve();
    counted.dispatchEvent(new Event('add'));
  });
  // As a wait does.
  page.IS_REACT_ACT_ENVIRONMENT = false;
  await underWay;
  page.IS_REACT_ACT_ENVIRONMENT = true;
  expect(screen.getByRole('status')).toHaveTextContent('1');
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});
