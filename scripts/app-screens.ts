import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { Shopper } from '../tests/e2e/shopper.ts';
import type { SharedStack } from '../tests/e2e/stack.ts';
import { screens } from '../web/src/app/routing/paths.ts';
import { languages } from '../web/src/messages/language.ts';
import {
  largestScreenshot,
  type ScreenForm,
  screenForms,
  type ShownScreen,
} from '../web/src/server/installable/screenshots.ts';
import { root } from './processes.ts';

const folder = join(root, 'web/src/server/installable/screens');
const taken: Readonly<Record<ScreenForm, readonly ShownScreen[]>> = {
  narrow: ['home', 'coupons', 'cart'],
  wide: ['home'],
};

/** Takes the pictures that a phone shows with the offer to install the storefront, in each language. */
export async function takeAppScreens(by: Browser, stack: SharedStack): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const language of languages)
    for (const form of Object.keys(taken) as ScreenForm[]) {
      const context = await by.newContext({
        viewport: screenForms[form],
        hasTouch: form === 'narrow',
        isMobile: form === 'narrow',
        reducedMotion: 'reduce',
        locale: `${language}-US`,
        timezoneId: 'America/Los_Angeles',
      });
      const page = await context.newPage();
      const shopper = new Shopper(page, stack);
      await shopper.arrives('maya', { at: screens.help });
      for (const screen of taken[form]) {
        await shopper.opens(screens[screen]);
        await shopper.settles();
        if (await shopper.dialog.isVisible()) await page.keyboard.press('Escape');
        const webp = await asWebp(page, await page.screenshot());
        writeFileSync(join(folder, `safeway-${language}-${screen}-${form}.webp`), webp);
      }
      await context.close();
    }
}

/** The picture at the best quality with which it is small enough. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const drawing = await page.context().newPage();
  try {
    for (const quality of [0.8, 0.7, 0.6, 0.5, 0.4]) {
      const drawn = await drawing.evaluate(
        async ([source, at]) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [image.width, image.height];
          canvas.getContext('2d')?.drawImage(image, 0, 0);
          return canvas.toDataURL('image/webp', at);
        },
        [png.toString('base64'), quality] as const,
      );
      const webp = Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
      if (webp.byteLength <= largestScreenshot) return webp;
    }
  } finally {
    await drawing.close();
  }
  throw new Error(`A picture of ${page.url()} is too large for the offer to install.`);
}
