import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { sampleDrawings } from '../services/src/catalog/testing/sample-drawings.ts';
import { chromiumLaunch } from './chromium.ts';
import { root } from './processes.ts';

/**
 * Draws one product of every grocery type, a sheet for each department, its type's name beneath: `npm run drawings -- FOLDER`,
 * or into `.data/drawings`.
 */
const folder = resolve(process.argv[2] ?? join(root, '.data/drawings'));

const style = `body{margin:0;padding:24px;background:#fafaf7;font:12px/16px system-ui,sans-serif;color:#1c1d1a;width:1352px}
h1{font-size:20px;margin:0 0 16px}main{display:grid;grid-template-columns:repeat(8,1fr);gap:12px}
figure{margin:0}img{display:block;width:100%;aspect-ratio:1;background:#f3f4ee;border-radius:12px}figcaption{padding-top:4px}`;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage({ viewport: { width: 1400, height: 400 } });
for (const { department, samples } of sampleDrawings()) {
  const figures = samples.map(
    ({ type, svg }) =>
      `<figure><img src="data:image/svg+xml,${encodeURIComponent(svg)}" alt=""><figcaption>${type}</figcaption></figure>`,
  );
  await page.setContent(`<style>${style}</style><h1>${department}</h1><main>${figures.join('')}</main>`);
  await page.screenshot({ path: join(folder, `${department}.png`), fullPage: true });
  console.log(`${join(folder, `${department}.png`)}: ${samples.length} types`);
}
await browser.close();
