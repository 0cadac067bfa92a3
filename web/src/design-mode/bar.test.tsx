import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BarSettings, showBar } from './bar.ts';

const settings: BarSettings = {
  texts: {
    en: { title: 'Design mode', text: 'Sample data. Nothing is saved.', banner: 'Banner' },
    es: { title: 'Modo de diseño', text: 'Datos de ejemplo.', banner: 'Tienda' },
  },
  banners: [
    { key: 'safeway', name: 'Safeway' },
    { key: 'haggen', name: 'Haggen' },
  ],
  cookieName: 'larder_design_banner',
};
let taken: (entries: { getEntriesByName: (name: string) => unknown[] }) => void;
const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const inside = () => document.getElementById('design-mode')?.shadowRoot ?? null;

beforeEach(() => {
  class Observer {
    constructor(told: (entries: never, observer: Observer) => void) {
      taken = (entries) => told(entries as never, this);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('fetch', vi.fn<typeof fetch>());
  document.documentElement.dataset['banner'] = 'haggen';
});
afterEach(() => {
  document.getElementById('design-mode')?.remove();
  document.body.removeAttribute('style');
  delete document.documentElement.dataset['banner'];
  document.documentElement.lang = '';
  vi.unstubAllGlobals();
});

test('S-167 the bar comes once the page has been taken over, with the banner that is shown', () => {
  showBar(settings);
  taken({ getEntriesByName: () => [] });
  expect(inside()).toBeNull();
  taken({ getEntriesByName: () => [{}] });
  expect(inside()).toHaveTextContent('Design modeSample data. Nothing is saved.');
  expect(inside()?.querySelector('select')).toHaveValue('haggen');
  // What stays at the bottom of the screen stays above it.
  expect(document.documentElement.style.getPropertyValue('--edge')).toBe(`${inside()?.host.clientHeight}px`);
});

test('S-167 the bar speaks the language of the page, and says what was refused', async () => {
  document.documentElement.lang = 'es';
  showBar(settings);
  taken({ getEntriesByName: () => [{}] });
  expect(inside()).toHaveTextContent('Datos de ejemplo.');
  const refusal = { message: 'No se guarda nada.', extensions: { code: 'DESIGN_MODE' } };
  document.getElementById('design-mode')?.remove();
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(json({ errors: [refusal] })));
  showBar(settings);
  taken({ getEntriesByName: () => [{}] });
  await window.fetch('/graphql');
  await vi.waitFor(() => expect(inside()?.querySelector('[role=status]')).toHaveTextContent('No se guarda nada.'));
});

test('S-167 a banner that is chosen is kept for the next page', () => {
  showBar(settings);
  taken({ getEntriesByName: () => [{}] });
  const select = inside()!.querySelector('select')!;
  select.value = 'safeway';
  // jsdom can't reload: it only says so.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  select.dispatchEvent(new Event('change'));
  expect(document.cookie).toContain('larder_design_banner=safeway');
});
