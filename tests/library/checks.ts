import type { Page } from '@playwright/test';
import { inWords, type AxeWindow } from '../axe.ts';

/**
 * Axe's violations: all rules, contrast alone, all but contrast where no color has changed, or what turns on how much room
 * there is; `page` for a whole page, which has landmarks and a first heading, `docs` for one without the stories in it,
 * which are looked at by themselves.
 */
export async function violations(
  page: Page,
  rules: 'all' | 'contrast' | 'structure' | 'scrolling' | 'page' | 'docs' = 'all',
): Promise<string[]> {
  const found = await page.evaluate(async (wanted) => {
    const { axe: checker } = window as unknown as AxeWindow;
    const isPage = wanted === 'page' || wanted === 'docs';
    const stories = [['.docs-story'], ['.sb-story']];
    // Storybook's own controls beside the props
    const controls = ['.docblock-argstable td:last-child'];
    if (isPage) {
      const turning = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(turning.map((transition) => transition.finished));
    }
    const { violations } = await checker.run(wanted === 'docs' ? { exclude: [...stories, controls] } : document, {
      resultTypes: ['violations'],
      // Frames of docs hold stories and figures, which are looked at by themselves.
      ...(wanted === 'docs' ? { iframes: false } : {}),
      ...(wanted === 'contrast' ? { runOnly: ['color-contrast'] } : {}),
      // Elements keep their names and roles in either direction; what no longer fits can need scrolling.
      ...(wanted === 'scrolling' ? { runOnly: ['scrollable-region-focusable'] } : {}),
      // a story is a part of a page: it has no landmarks and no first heading of its own
      rules: {
        region: { enabled: isPage },
        'landmark-one-main': { enabled: isPage },
        'page-has-heading-one': { enabled: isPage },
        ...(wanted === 'docs'
          ? { 'heading-order': { enabled: false }, 'landmark-no-duplicate-main': { enabled: false } }
          : {}),
        ...(wanted === 'structure' ? { 'color-contrast': { enabled: false } } : {}),
      },
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary = '' }) => ({ html, failureSummary })),
    }));
  }, rules);
  return found.map(inWords);
}

/** By how many px the page is wider than the screen, and the first element that is. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const widest = [...document.body.querySelectorAll('*')].find((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    });
    return [`${scrollWidth - clientWidth} px wider than the screen: ${widest?.outerHTML.slice(0, 160)}`];
  });
}

/** What still moves although the device asks for no motion. */
export async function movement(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration = 0 } = animation.effect?.getComputedTiming() ?? {};
      if (animation.playState !== 'running' || Number(duration) < 20) return [];
      const { target } = animation.effect as KeyframeEffect;
      return [`moves for ${String(duration)} ms: ${target?.outerHTML.slice(0, 120)}`];
    }),
  );
}

/** Presses Tab through the story, or through what lies above it; answers how many stops it has and those that were never reached. */
export async function tabThrough(page: Page): Promise<{ stops: number; missed: string[] }> {
  const stops = await page.evaluate(() => {
    const modal = document.querySelector(
      '[role=dialog]:not([data-state=closed]), [role=alertdialog]:not([data-state=closed]), [role=menu][data-state=open]',
    );
    const seen = new Set<string>();
    const found = [
      ...(modal ?? document.body).querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter((element) => {
      if (
        element.tabIndex < 0 ||
        element.matches(':disabled, [data-radix-focus-guard], [role=tablist], [role=toolbar], [role=radiogroup]') ||
        element.closest('[inert]')
      )
        return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = `${element.name}`;
      const one = document.querySelector(`input[type=radio][name="${CSS.escape(element.name)}"]:checked`);
      if (one ? one !== element : seen.has(group)) return false;
      seen.add(group);
      return true;
    });
    const reached = new Set<Element>();
    const note = () => {
      if (document.activeElement) reached.add(document.activeElement);
    };
    let presses = 0;
    // Before it moves on, a press of Tab notes where the one before it has come to rest.
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' && (presses += 1) > 1) note();
    };
    window.addEventListener('keydown', listen, true);
    (window as WalkedWindow).walk = {
      missed: () => {
        if (presses > 0) note();
        return found.filter((element) => element.isConnected && !reached.has(element));
      },
      end: () => window.removeEventListener('keydown', listen, true),
    };
    return found.length;
  });
  const isThrough = () => page.evaluate(() => (window as WalkedWindow).walk.missed().length === 0);
  // Nobody is through before having pressed once for each stop.
  for (let press = 0; press < stops * 2 + 4 && (press < stops || !(await isThrough())); press += 1)
    await page.keyboard.press('Tab');
  const missed = await page.evaluate(() => {
    const { walk } = window as WalkedWindow;
    walk.end();
    return walk.missed().map((element) => `never reached by Tab: ${element.outerHTML.slice(0, 160)}`);
  });
  return { stops, missed };
}

interface TabWalk {
  /** The stops that Tab has not come to rest on. */
  missed(): readonly HTMLElement[];
  end(): void;
}
type WalkedWindow = typeof window & { walk: TabWalk };
