import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Widths at which the layout changes (G-121, S-260), in CSS pixels. */
const widths = [360, 768, 990, 1440] as const;

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page, one line for each element. Dark differs from light in its colours alone. */
async function accessibilityFaults(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (scheme === 'dark') axe.withRules(['color-contrast']);
  else axe.withTags(rules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`));
}

/** The screen as it stands has no fault and no sideways scroll at any width, light and dark. */
export async function expectWellMade(page: Page, name: string): Promise<void> {
  const places = new Map<string, string[]>();
  const note = (fault: string, place: string) => places.set(fault, [...(places.get(fault) ?? []), place]);
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wider > 0) note(`the page is ${wider} px wider than the window`, `${width} px`);
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      for (const fault of await accessibilityFaults(page, scheme)) note(fault, `${width} px ${scheme}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
  const faults = [...places].map(([fault, where]) => `${fault} (${where.join(', ')})`);
  expect.soft(faults, name).toEqual([]);
}
