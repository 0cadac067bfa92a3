import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { pageNow } from '../../page/clock.ts';

vi.stubGlobal('scrollTo', () => {});

/** The storefront with modules of its own, as the server or a browser has them. */
async function storefrontAt(path: string) {
  vi.resetModules();
  const [{ startPage }, { openStorefront }, { samples }, parts] = await Promise.all([
    import('../../page/page.ts'),
    import('../../testing/storefront.tsx'),
    import('../../testing/screens.ts'),
    import('./parts.ts'),
  ]);
  startPage({ now: pageNow, openedAt: pageNow() });
  const shown = samples[path]!;
  return { ...openStorefront(shown.at, shown.me, shown.root), parts };
}

test.each(['/', '/inbox'])(
  'the foot of %s is in the page of the server, and is taken over as it stands',
  async (path) => {
    const server = await storefrontAt(path);
    await vi.waitUntil(() => server.router.state.initialized);
    const html = renderToString(server.element);
    expect(html).toContain('<footer');

    const browser = await storefrontAt(path);
    await browser.parts.forUArea.load();
    await vi.waitUntil(() => browser.router.state.initialized);
    const place = document.createElement('div');
    place.innerHTML = html;
    document.body.append(place);
    const foot = place.querySelector('footer')!;
    const faults: unknown[] = [];
    const root = await act(() =>
      hydrateRoot(place, browser.element, { onRecoverableError: (fault) => faults.push(fault) }),
    );
    await waitFor(() => expect(Object.keys(foot).some((key) => key.startsWith('__reactProps'))).toBe(true));
    expect(place.querySelector('footer')).toBe(foot);
    expect(faults).toEqual([]);
    act(() => root.unmount());
  },
);
