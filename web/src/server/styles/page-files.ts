import { preinit } from 'react-dom';
import { startScript } from '../../app/document/start-script.ts';
import type { StylePart } from '../../app/loading/page-styles.ts';
import type { PageAssets, RenderOptions } from '../rendering.ts';

const initStyles = (href: string): void => preinit(href, { as: 'style', precedence: 'page' });

type FileOptions = Pick<RenderOptions, 'assets' | 'entry' | 'styles'>;

/** What a page and the parts that are drawn on it need in the browser. */
export class PageFiles {
  readonly js = new Set<string>();
  readonly #css = new Set<string>();
  readonly #parts = new Set<StylePart>();
  readonly #options: FileOptions;
  #isStarted = false;

  constructor(options: FileOptions) {
    this.#options = options;
  }

  /** Takes the files of a page or part along, and answers them. @param modules its keys in the manifest */
  add(modules: string[]): PageAssets {
    const assets = this.#options.assets(modules);
    for (const href of assets.js) this.js.add(href);
    for (const part of assets.parts ?? []) this.#parts.add(part);
    for (const href of assets.css) {
      // What is drawn late comes with files of its own.
      if (this.#isStarted && !this.#css.has(href)) initStyles(href);
      this.#css.add(href);
    }
    return assets;
  }

  /** Names the styles of all that has been drawn, and answers the script that starts the browser's part. */
  start(banner: string): string {
    const { entry, styles } = this.#options;
    this.#isStarted = true;
    for (const href of styles ? [styles(banner, this.#parts)] : this.#css) initStyles(href);
    return startScript(entry, [...this.js]);
  }
}
