import type { Page } from '@playwright/test';
import { axeScript, type AxeWindow } from '../axe.ts';
import { storyFiles, type Figure, type Story } from './library.ts';
import { missingParts } from './words.ts';

/** What the toolbar of the library chooses besides the theme, and the device's forced colors. */
export interface Choice {
  direction?: 'ltr' | 'rtl';
  text?: '100' | '200';
  language?: 'en' | 'en-XA';
  forcedColors?: boolean;
}

/** A banner's look in one scheme and contrast. */
export interface Look {
  banner: 'safeway' | 'haggen' | 'wireframe';
  scheme: 'light' | 'dark';
  contrast?: 'standard' | 'more';
}

interface Channel {
  on(event: string, heard: (payload: unknown) => void): void;
  off(event: string, heard: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

type LibraryWindow = AxeWindow & {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string }; renderStoryToElement?: DrawStory };
};

/** How a page of docs has a story drawn in one of its places; answers how it is taken out again. */
type DrawStory = (story: unknown, place: Element, callbacks: { showMain(): void }) => () => Promise<void>;

/** Somebody who reads the stories in a browser whose network ends at the product. */
export class Reader {
  /** Requests that failed or wanted to leave the machine, and what the console said. */
  faults: string[] = [];
  readonly page: Page;
  private readonly address: string;

  constructor(page: Page, address: string) {
    this.page = page;
    this.address = address;
  }

  /** Listens, and brings axe along; with `frames: 'empty'` what stands in frames of a page is not opened. */
  async arrive({ frames = 'drawn' }: { frames?: 'drawn' | 'empty' } = {}): Promise<void> {
    const { page } = this;
    const origin = new URL(this.address).origin;
    if (frames === 'empty')
      await page.addInitScript(() => {
        if (window !== window.top) window.stop();
      });
    page.on('requestfailed', (request) => {
      // What was still under way when the reader went on has not failed.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') this.faults.push(`failed: ${request.url()}`);
    });
    page.on('response', (answer) => {
      if (answer.status() >= 400) this.faults.push(`${answer.status()}: ${answer.url()}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') this.faults.push(`console: ${message.text().slice(0, 400)}`);
    });
    page.on('pageerror', (error) => this.faults.push(`threw: ${error.message.slice(0, 400)}`));
    // The browser itself ends the network at this machine; a route would take every file through this process.
    page.on('request', (request) => {
      const { origin: asked, protocol } = new URL(request.url());
      if (asked !== origin && !['data:', 'blob:'].includes(protocol))
        this.faults.push(`wanted to leave: ${request.url()}`);
    });
    await page.addInitScript(axeScript);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }

  /** Opens the library at a story; every other story and page of docs comes without a new page. */
  async open({ id }: Pick<Story, 'id'>): Promise<void> {
    await this.page.goto(`${this.address}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    await this.settles();
    // What stands in for a page until it is there would be read along with each story.
    await this.page.evaluate(() =>
      document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs').forEach((skeleton) => skeleton.remove()),
    );
    await this.linkThemes();
  }

  /** Waits until the story that is shown has been played to its end. */
  private async settles(): Promise<void> {
    await this.page.waitForFunction(
      () => {
        const { currentRender } = (window as unknown as LibraryWindow).__STORYBOOK_PREVIEW__ ?? {};
        return ['finished', 'errored', 'aborted'].includes(currentRender?.phase ?? '');
      },
      undefined,
      { timeout: 60_000 },
    );
  }

  /** Opens the library at its first story. */
  async openFirst(): Promise<void> {
    const [first] = storyFiles().flatMap(({ stories }) => stories);
    if (first) await this.open(first);
  }

  /** From here on the places of stories in pages of docs stay empty: each story is read by itself. */
  async leaveStoriesOut(): Promise<void> {
    await this.page.evaluate(() => {
      const preview = (window as unknown as LibraryWindow).__STORYBOOK_PREVIEW__;
      if (!preview?.renderStoryToElement) throw new Error('The library draws the stories of its pages in another way.');
      preview.renderStoryToElement = (_story, _place, { showMain }) => {
        showMain();
        return () => Promise.resolve();
      };
    });
  }

  /** Has the stylesheets of every look in the page, so that a change of look waits for nothing. */
  private async linkThemes(): Promise<void> {
    for (const banner of ['wireframe', 'haggen', 'safeway'] as const)
      await this.page.evaluate(async (wanted) => {
        const channel = (window as unknown as LibraryWindow).__STORYBOOK_ADDONS_CHANNEL__;
        channel.emit('updateGlobals', { globals: { banner: wanted } });
        const root = document.documentElement;
        for (let turn = 0; turn < 500 && root.dataset['banner'] !== wanted; turn += 1)
          await new Promise((next) => setTimeout(next, 10));
        if (root.dataset['banner'] !== wanted) throw new Error(`The page does not become ${wanted}.`);
        const linked = document.getElementById('larder-theme') as HTMLLinkElement;
        const copy = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: linked.href });
        copy.dataset['look'] = wanted;
        await new Promise((loaded) => {
          copy.addEventListener('load', loaded);
          document.head.append(copy);
        });
        linked.disabled = true;
      }, banner);
    await this.wear({ banner: 'safeway', scheme: 'light' });
  }

  /** Puts on a banner's look, as the toolbar does, without drawing the story anew. */
  async wear({ banner, scheme, contrast = 'standard' }: Look): Promise<void> {
    await this.page.evaluate(
      async (look) => {
        Object.assign(document.documentElement.dataset, look);
        for (const { dataset, sheet } of document.querySelectorAll<HTMLLinkElement>('link[data-look]'))
          sheet!.disabled = dataset['look'] !== look.banner;
        await new Promise((next) => requestAnimationFrame(next));
      },
      { banner, scheme, contrast },
    );
  }

  /** Opens the library at a page of docs, in a scheme. */
  async openDocs(id: string, scheme: Look['scheme']): Promise<void> {
    await this.page.goto(`${this.address}/iframe.html?id=${id}&viewMode=docs&globals=scheme:${scheme}`);
    await this.page.locator('#storybook-docs h1').first().waitFor();
  }

  /** Draws a page of docs, if it is not there, and answers what is missing there. */
  async readDocs(id: string): Promise<string[]> {
    const text = await this.page.evaluate(async (docsId) => {
      const channel = (window as unknown as LibraryWindow).__STORYBOOK_ADDONS_CHANNEL__;
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${docsId} was not drawn within 30 s`)), 30_000);
        const done = (drawn: unknown) => {
          if (drawn !== docsId) return;
          clearTimeout(timer);
          channel.off('docsRendered', done);
          resolve();
        };
        channel.on('docsRendered', done);
        if (new URL(location.href).searchParams.get('id') === docsId) done(docsId);
        else channel.emit('setCurrentStory', { storyId: docsId, viewMode: 'docs' });
      });
      await document.fonts.ready;
      // The page marks what can be scrolled in the frame after its last change.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
      return document.querySelector<HTMLElement>('#storybook-docs')?.innerText ?? '';
    }, id);
    return missingParts(text);
  }

  /** Draws a story from anew and plays it; answers what went wrong in it. */
  async show({ id }: Pick<Story, 'id'>): Promise<string[]> {
    return this.page.evaluate(async (storyId) => {
      const channel = (window as unknown as LibraryWindow).__STORYBOOK_ADDONS_CHANNEL__;
      const faults: string[] = [];
      // A change of the toolbar plays a story again; one that is cut off there would be blamed on the next.
      const isPlaying = () => {
        const { currentRender } = (window as unknown as LibraryWindow).__STORYBOOK_PREVIEW__ ?? {};
        return !['finished', 'errored', 'aborted'].includes(currentRender?.phase ?? '');
      };
      for (let turn = 0; turn < 6000 && isPlaying(); turn += 1) await new Promise((next) => setTimeout(next, 10));
      if (isPlaying()) throw new Error(`The story before ${storyId} never comes to its end.`);
      const hear = (event: string) => (payload: unknown) => {
        const { message, description } = (payload ?? {}) as { message?: string; description?: string };
        faults.push(`${event}: ${message ?? description ?? ''}`.slice(0, 400));
      };
      const ears = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'].map(
        (event) => [event, hear(event)] as const,
      );
      for (const [event, ear] of ears) channel.on(event, ear);
      await new Promise<void>((resolve) => {
        // Storybook waits a tenth of a second more in case something moves; what is looked at next takes as long.
        const change = (payload: unknown) => {
          const { storyId: changed, newPhase = '' } = payload as { storyId?: string; newPhase?: string };
          if (changed === storyId && ['completing', 'errored', 'finished'].includes(newPhase)) end();
        };
        const timer = setTimeout(() => {
          faults.push('was not drawn within 15 s');
          end();
        }, 15_000);
        const end = () => {
          clearTimeout(timer);
          channel.off('storyRenderPhaseChanged', change);
          resolve();
        };
        channel.on('storyRenderPhaseChanged', change);
        const shown = new URL(location.href).searchParams.get('id') === storyId;
        channel.emit(shown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
      });
      for (const [event, ear] of ears) channel.off(event, ear);
      await document.fonts.ready;
      await new Promise((next) => requestAnimationFrame(next));
      const endless = ({ effect }: Animation) => effect?.getComputedTiming().iterations === Infinity;
      const moving = document.getAnimations().filter((each) => each.playState === 'running' && !endless(each));
      await Promise.race([
        Promise.allSettled(moving.map(({ finished }) => finished)),
        new Promise((over) => setTimeout(over, 5000)),
      ]);
      return faults;
    }, id);
  }

  /** Draws a picture that a page of docs has in a frame, and answers what went wrong in it. */
  async showFigure({ component, picture }: Figure): Promise<string[]> {
    const figure = { id: 'foundations-figure--figure' };
    const isShown = new URL(this.page.url()).searchParams.get('id') === figure.id;
    const before = isShown ? [] : await this.show(figure);
    await this.page.evaluate(
      (payload) => (window as unknown as LibraryWindow).__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', payload),
      { storyId: figure.id, updatedArgs: { component, picture } },
    );
    const faults = [...before, ...(await this.show(figure))];
    const drawn = await this.page
      .waitForFunction(
        () => {
          const own = '.sb-wrapper, #storybook-docs, #storybook-highlights-root, #storybook-a11y-vision-filters';
          return [...document.body.children].some((part) => !part.matches(own) && part.querySelector('*'));
        },
        undefined,
        { timeout: 15_000 },
      )
      .then(() => [])
      .catch(() => ['draws nothing']);
    return [...faults, ...drawn].map((fault) => `${component}, ${picture}: ${fault}`);
  }

  /** Chooses what the toolbar and the device choose, and waits until the page follows. */
  async choose({ forcedColors, language, ...layout }: Choice): Promise<void> {
    if (forcedColors !== undefined)
      await this.page.emulateMedia({ forcedColors: forcedColors ? 'active' : 'none', reducedMotion: 'reduce' });
    await this.page.evaluate(({ direction, text }) => {
      const root = document.documentElement;
      if (direction) root.dir = direction;
      if (text) root.style.fontSize = text === '200' ? '200%' : '';
    }, layout);
    if (language) await this.speak(language);
  }

  /** Has the library lengthen its words, or takes that back. */
  private async speak(language: 'en' | 'en-XA'): Promise<void> {
    await this.page.evaluate(async (wanted) => {
      const channel = (window as unknown as LibraryWindow).__STORYBOOK_ADDONS_CHANNEL__;
      channel.emit('updateGlobals', { globals: { language: wanted } });
      const root = document.documentElement;
      for (let turn = 0; turn < 2000 && root.lang !== wanted; turn += 1)
        await new Promise((next) => setTimeout(next, 2));
      if (root.lang !== wanted) throw new Error(`The page does not become ${wanted}.`);
      await document.fonts.ready;
      await new Promise((next) => requestAnimationFrame(next));
    }, language);
  }
}
