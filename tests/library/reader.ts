import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Story } from './library.ts';

const require = createRequire(import.meta.url);
const axe = readFileSync(createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');

/** What the toolbar of the library chooses. */
export interface Choice {
  banner?: 'safeway' | 'haggen' | 'wireframe';
  scheme?: 'light' | 'dark';
  contrast?: 'normal' | 'more';
  direction?: 'ltr' | 'rtl';
  text?: '100' | '200';
}

interface Channel {
  on(event: string, heard: (payload: unknown) => void): void;
  off(event: string, heard: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

interface Axe {
  run(
    context: Document,
    options: object,
  ): Promise<{ violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

type LibraryWindow = typeof globalThis & {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  axe: Axe;
};

/** Somebody who reads the stories in a browser whose network ends at the product. */
export class Reader {
  /** Requests that failed or wanted to leave the machine, and what the console said. */
  readonly faults: string[] = [];
  private readonly page: Page;
  private readonly address: string;

  constructor(page: Page, address: string) {
    this.page = page;
    this.address = address;
  }

  /** Cuts the network off and listens. */
  async arrive(): Promise<void> {
    const { page, faults } = this;
    const origin = new URL(this.address).origin;
    page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
    page.on('response', (answer) => {
      if (answer.status() >= 400) faults.push(`${answer.status()}: ${answer.url()}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text().slice(0, 400)}`);
    });
    page.on('pageerror', (error) => faults.push(`threw: ${error.message.slice(0, 400)}`));
    await page.route(
      (url) => url.origin !== origin && !['data:', 'blob:'].includes(url.protocol),
      async (route) => {
        faults.push(`wanted to leave: ${route.request().url()}`);
        await route.abort();
      },
    );
    await page.addInitScript(axe);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }

  /** Opens the first story of a file; the next ones come without a new page. */
  async open({ id }: Story): Promise<void> {
    await this.page.goto(`${this.address}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    await this.page.waitForFunction(
      () => {
        const { currentRender } = (window as unknown as LibraryWindow).__STORYBOOK_PREVIEW__ ?? {};
        return ['finished', 'errored', 'aborted'].includes(currentRender?.phase ?? '');
      },
      undefined,
      { timeout: 60_000 },
    );
    await this.show({ id });
  }

  /** Opens the page of words; answers what is missing there. */
  async readDocs(id: string): Promise<string[]> {
    await this.page.goto(`${this.address}/iframe.html?id=${id}&viewMode=docs`);
    const words = this.page.locator('#storybook-docs');
    await words.locator('h1').first().waitFor();
    const text = await words.innerText();
    const parts = [/When to use|Use it/, /When not|Don't use it/, /Anatomy/, /Accessibility/, /Keyboard/];
    return parts.filter((part) => !part.test(text)).map((part) => `has no part ${String(part)}`);
  }

  /** Draws a story from anew and plays it; answers what went wrong in it. */
  async show({ id }: Pick<Story, 'id'>): Promise<string[]> {
    return this.page.evaluate(async (storyId) => {
      const channel = (window as unknown as LibraryWindow).__STORYBOOK_ADDONS_CHANNEL__;
      const faults: string[] = [];
      const hear = (event: string) => (payload: unknown) => {
        const { message, description } = (payload ?? {}) as { message?: string; description?: string };
        faults.push(`${event}: ${message ?? description ?? ''}`.slice(0, 400));
      };
      const ears = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'].map(
        (event) => [event, hear(event)] as const,
      );
      for (const [event, ear] of ears) channel.on(event, ear);
      await new Promise<void>((resolve) => {
        const done = (payload: unknown) => {
          if ((payload as { storyId?: string }).storyId === storyId) end();
        };
        const timer = setTimeout(() => {
          faults.push('was not drawn within 15 s');
          end();
        }, 15_000);
        const end = () => {
          clearTimeout(timer);
          channel.off('storyFinished', done);
          resolve();
        };
        channel.on('storyFinished', done);
        const shown = new URL(location.href).searchParams.get('id') === storyId;
        channel.emit(shown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
      });
      for (const [event, ear] of ears) channel.off(event, ear);
      await document.fonts.ready;
      return faults;
    }, id);
  }

  /** Chooses in the toolbar and waits until the page follows. */
  async choose(choice: Choice): Promise<void> {
    await this.page.evaluate(async (globals) => {
      const channel = (window as unknown as LibraryWindow).__STORYBOOK_ADDONS_CHANNEL__;
      channel.emit('updateGlobals', { globals });
      const root = document.documentElement;
      const follows = () =>
        (globals.banner === undefined || root.dataset['banner'] === globals.banner) &&
        (globals.scheme === undefined || root.dataset['scheme'] === globals.scheme) &&
        (globals.contrast === undefined || (root.dataset['contrast'] === 'more') === (globals.contrast === 'more')) &&
        (globals.direction === undefined || root.dir === globals.direction) &&
        (globals.text === undefined || (root.style.fontSize === '200%') === (globals.text === '200'));
      for (let turn = 0; turn < 500 && !follows(); turn += 1) await new Promise((next) => setTimeout(next, 10));
      if (!follows()) throw new Error(`The page does not follow ${JSON.stringify(globals)}.`);
      await document.fonts.ready;
      await new Promise((next) => requestAnimationFrame(next));
    }, choice);
  }

  /** Axe's violations: all rules, contrast alone, or all but contrast where no colour has changed. */
  async violations(rules: 'all' | 'contrast' | 'structure' = 'all'): Promise<string[]> {
    return this.page.evaluate(async (wanted) => {
      const { axe: checker } = window as unknown as LibraryWindow;
      const { violations } = await checker.run(document, {
        resultTypes: ['violations'],
        ...(wanted === 'contrast' ? { runOnly: ['color-contrast'] } : {}),
        // a story is a part of a page: it has no landmarks and no first heading of its own
        rules: {
          region: { enabled: false },
          'landmark-one-main': { enabled: false },
          'page-has-heading-one': { enabled: false },
          ...(wanted === 'structure' ? { 'color-contrast': { enabled: false } } : {}),
        },
      });
      return violations.map(
        ({ id, help, nodes: [first] }) =>
          `${id}: ${help}: ${first?.html.slice(0, 200)} ${first?.failureSummary?.slice(0, 240) ?? ''}`,
      );
    }, rules);
  }

  /** By how many px the page is wider than the screen, and the first element that is. */
  async overflow(): Promise<string[]> {
    return this.page.evaluate(() => {
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
  async movement(): Promise<string[]> {
    return this.page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const { duration = 0 } = animation.effect?.getComputedTiming() ?? {};
        if (animation.playState !== 'running' || Number(duration) < 20) return [];
        const { target } = animation.effect as KeyframeEffect;
        return [`moves for ${String(duration)} ms: ${target?.outerHTML.slice(0, 120)}`];
      }),
    );
  }

  /** Presses Tab through the story, or through what lies above it; answers how many stops it has and those that were never reached. */
  async tabThrough(): Promise<{ stops: number; missed: string[] }> {
    const stops = await this.page.evaluate(() => {
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
      for (const [order, element] of found.entries()) element.dataset['stop'] = String(order);
      return found.length;
    });
    const reached = new Set<string>();
    for (let press = 0; press < stops * 2 + 4 && reached.size < stops; press += 1) {
      await this.page.keyboard.press('Tab');
      const stop = await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['stop']);
      if (stop !== undefined) reached.add(stop);
    }
    const missed = await this.page.evaluate(
      (known) => {
        const all = [...document.querySelectorAll<HTMLElement>('[data-stop]')];
        const never = all
          .filter((element) => !known.includes(element.dataset['stop'] ?? ''))
          .map((element) => `never reached by Tab: ${element.outerHTML.slice(0, 160)}`);
        for (const element of all) delete element.dataset['stop'];
        return never;
      },
      [...reached],
    );
    return { stops, missed };
  }

  /** The device's forced colours on or off. */
  async forceColours(forced: boolean): Promise<void> {
    await this.page.emulateMedia({ forcedColors: forced ? 'active' : 'none', reducedMotion: 'reduce' });
  }
}
