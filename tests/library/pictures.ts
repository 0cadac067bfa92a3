import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession } from '@playwright/test';

const folder = join(import.meta.dirname, '../../test-results/library-pictures');
/** A picture of one color at the size of a phone has some bytes less than this, one with a single letter more. */
const blankBytes = 8300;

/** The pictures of one story in every look, kept beside the results for whoever wants to leaf through them. */
export class Pictures {
  private readonly browser: CDPSession;
  private readonly id: string;
  private readonly taken = new Map<string, Buffer>();

  /** @param browser asked directly, which takes a third of the time of Playwright's own pictures */
  constructor(browser: CDPSession, id: string) {
    this.browser = browser;
    this.id = id;
  }

  async take(name: string): Promise<void> {
    const { data } = await this.browser.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    const bytes = Buffer.from(data, 'base64');
    this.taken.set(name, bytes);
    const place = join(folder, name.replaceAll(/[^\w]+/g, '-'));
    await mkdir(place, { recursive: true });
    await writeFile(join(place, `${this.id}.png`), bytes);
  }

  /** Pictures that show nothing although something is drawn, and dark ones that are as light as the light one. */
  faults(drawn: boolean): string[] {
    const taken = [...this.taken];
    const light = taken[0]?.[1];
    return taken.flatMap(([name, bytes]) => [
      ...(drawn && bytes.length < blankBytes ? [`${name}: nothing is shown`] : []),
      ...(/dark/.test(name) && light?.equals(bytes) ? [`${name}: looks as in light`] : []),
    ]);
  }
}
