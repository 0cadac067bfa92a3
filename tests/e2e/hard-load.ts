import type { Page } from '@playwright/test';

/**
 * What a hard load has drawn bare: styles of the server's page whose stylesheet it did not name, so that they came with a
 * script. @param html the server's page. @param page the same page once its scripts have run
 */
export async function drawnBare(page: Page, html: string): Promise<string[]> {
  const drawn = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href, cssRules }) =>
      href === null ? [] : [{ path: new URL(href).pathname, rules: [...cssRules].map(({ cssText }) => cssText) }],
    ),
  );
  const late = sheets.filter(({ path }) => !html.includes(`href="${path}"`));
  const styles = late.flatMap(({ path, rules }) =>
    rules
      .flatMap((rule) => [...rule.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))
      .filter((name) => drawn.has(name))
      .map((name) => `${name} of ${path}`),
  );
  return [...new Set(styles)];
}
