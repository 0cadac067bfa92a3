import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { sampleDrawings } from '../services/src/catalog/testing/sample-drawings.ts';
import { freshScene, meals, type Scene, seasons } from '../web/src/routes/home/still-life.ts';
import { chromiumLaunch } from './chromium.ts';
import { root } from './processes.ts';

/**
 * Draws one product of every grocery type, a sheet for each department, its type's name beneath, and the home page's still
 * lives in light and dark: `npm run drawings -- FOLDER`, or into `.data/drawings`.
 */
const folder = resolve(process.argv[2] ?? join(root, '.data/drawings'));

const style = `body{margin:0;padding:24px;background:#fafaf7;font:12px/16px system-ui,sans-serif;color:#1c1d1a;width:1352px}
h1{font-size:20px;margin:0 0 16px}main{display:grid;grid-template-columns:repeat(8,1fr);gap:12px}
figure{margin:0}img{display:block;width:100%;aspect-ratio:1;background:#f3f4ee;border-radius:12px}figcaption{padding-top:4px}`;

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage({ viewport: { width: 1400, height: 400 } });
for (const { department, samples } of sampleDrawings()) {
  const figures = samples.map(
    ({ type, svg }) => `<figure><img src="${address(svg)}" alt=""><figcaption>${type}</figcaption></figure>`,
  );
  await draw(department, style, `<h1>${department}</h1><main>${figures.join('')}</main>`);
  console.log(`${join(folder, `${department}.png`)}: ${samples.length} types`);
}

const stillStyle = `body{margin:0;padding:24px;font:12px/16px system-ui,sans-serif;color:#1c1d1a;width:1352px}
main{display:grid;grid-template-columns:repeat(3,1fr);gap:12px}figure{margin:0}figcaption{padding-top:4px}
div{position:relative;aspect-ratio:740/420;border-radius:12px;overflow:hidden;background:linear-gradient(#f3f4ee 82%,#e4e6de 82%)}
.dark div{background:linear-gradient(#282c25 82%,#30362c 82%)}img{position:absolute;transform:translateX(-50%)}`;
const percent = (part: number) => `${(100 * part).toFixed(2)}%`;
const still = (scene: Scene) =>
  scene
    .map(({ src, x, ground, edge }) => {
      const svg = readFileSync(join(root, 'web/src/art/fresh', src.replace('/pictures/fresh-', '')), 'utf8');
      const top = ground - edge * (740 / 420) * 0.93;
      return `<img src="${address(svg)}" alt="" style="left:${percent(x)};top:${percent(top)};width:${percent(edge)}">`;
    })
    .join('');
const figures = Object.keys(seasons).flatMap((season) =>
  Object.keys(meals).map((meal) => {
    const scene = freshScene(season as keyof typeof seasons, meal as keyof typeof meals);
    return `<figure><div>${still(scene)}</div><figcaption>${season}, ${meal}</figcaption></figure>`;
  }),
);
await draw('still-lifes', stillStyle, `<main>${figures.join('')}</main><main class="dark">${figures.join('')}</main>`);
console.log(join(folder, 'still-lifes.png'));
await browser.close();

async function draw(name: string, css: string, body: string): Promise<void> {
  await page.setContent(`<style>${css}</style>${body}`);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
