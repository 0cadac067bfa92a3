import type { Page } from '@playwright/test';
import { inWords, partRules, type AxeWindow } from '../axe.ts';
import { nameOf } from './looks.ts';
import type { Look } from './reader.ts';

/** A text whose ground is drawn by the elements around it, and the contrast that its size asks for. */
interface Grounded {
  text: Element;
  wanted: number;
}

type GroundWindow = AxeWindow & {
  grounds: {
    /** Texts with less contrast than they need in what is worn. */
    tooFaint(): string[];
    /** The same in a look, which is worn for as long as that takes. */
    tooFaintIn(look: Look): string[];
  };
};

/**
 * What axe finds in the look that is worn, and what each text stands on; answers how many texts stand on something else
 * than the elements around them, too. The contrast of the others can be measured in every look from then on, by axe's own
 * arithmetic, in a tenth of the time.
 */
export async function readWithAxe(page: Page): Promise<{ faults: string[]; unmeasured: number }> {
  const { found, unmeasured } = await page.evaluate(async (off) => {
    const { axe } = window as unknown as GroundWindow;
    const { Color, flattenColors, getContrast } = axe.commons.color;
    const known = new Map<string, InstanceType<typeof Color>>();
    const colorOf = (css: string) => {
      const color = known.get(css) ?? new Color();
      if (!known.has(css)) color.parseString(css);
      known.set(css, color);
      return color;
    };
    const contrastOf = (text: Element) => {
      const layers = [];
      for (let element: Element | null = text; element; element = element.parentElement) {
        const layer = colorOf(getComputedStyle(element).backgroundColor);
        layers.push(layer);
        if (layer.alpha === 1) break;
      }
      const ground = layers.reduceRight((below, above) => flattenColors(above, below), colorOf('rgb(255, 255, 255)'));
      return getContrast(ground, flattenColors(colorOf(getComputedStyle(text).color), ground));
    };

    const { violations, passes } = await axe.run(document, {
      resultTypes: ['violations', 'passes'],
      elementRef: true,
      selectors: false,
      rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
    });
    let unmeasured = 0;
    const grounded: Grounded[] = [...violations, ...passes]
      .flatMap(({ id, nodes }) => (id === 'color-contrast' ? nodes : []))
      .flatMap(({ element, any: [{ data } = {}] }) => {
        if (!element || !data?.contrastRatio) return [];
        const isDrawnAround = Math.abs(contrastOf(element) - data.contrastRatio) < 0.02;
        if (!isDrawnAround) unmeasured += 1;
        return isDrawnAround ? [{ text: element, wanted: Number.parseFloat(data.expectedContrastRatio) }] : [];
      });
    // What changes its color slowly would be measured in the color it had.
    const atOnce = Object.assign(document.createElement('style'), { textContent: '*{transition:none!important}' });
    const tooFaint = () => {
      document.head.append(atOnce);
      const faults = grounded.flatMap(({ text, wanted }) => {
        // The story has drawn something else in its place.
        if (!text.isConnected) return [];
        const contrast = contrastOf(text);
        return contrast < wanted
          ? [`color-contrast: ${contrast.toFixed(2)} instead of ${wanted}: ${text.outerHTML.slice(0, 200)}`]
          : [];
      });
      atOnce.remove();
      return faults;
    };
    (window as unknown as GroundWindow).grounds = {
      tooFaint,
      tooFaintIn: ({ banner, scheme, contrast = 'standard' }) => {
        Object.assign(document.documentElement.dataset, { banner, scheme, contrast });
        for (const { dataset, sheet } of document.querySelectorAll<HTMLLinkElement>('link[data-look]'))
          sheet!.disabled = dataset['look'] !== banner;
        return tooFaint();
      },
    };
    return {
      found: violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ html, failureSummary = '' }) => ({ html, failureSummary })),
      })),
      unmeasured,
    };
  }, partRules);
  return { faults: found.map(inWords), unmeasured };
}

/** Texts with less contrast than they need in these looks; the last one stays on. */
export async function faintIn(page: Page, looks: readonly Look[]): Promise<string[]> {
  const found = await page.evaluate(
    (all) => all.map((look) => (window as unknown as GroundWindow).grounds.tooFaintIn(look)),
    looks,
  );
  return found.flatMap((faults, index) => faults.map((fault) => `${nameOf(looks[index]!)}: ${fault}`));
}

/** The same in the colors that the page has now. */
export const faintNow = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as GroundWindow).grounds.tooFaint());
