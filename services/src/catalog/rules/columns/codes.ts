/** Texts by number, so that a column of them is narrow; 0 stands for none. */
export class Codes {
  readonly texts: string[] = [''];
  readonly #codes = new Map<string, number>();

  /** The number of a text, known or new. */
  of(text: string | null): number {
    if (text === null) return 0;
    const known = this.#codes.get(text);
    if (known !== undefined) return known;
    const code = this.texts.push(text) - 1;
    this.#codes.set(text, code);
    return code;
  }

  /** By number, 1 for each of these texts. */
  chosen(texts: readonly string[]): Uint8Array {
    const marks = new Uint8Array(this.texts.length);
    for (const text of texts) {
      const code = this.#codes.get(text);
      if (code !== undefined) marks[code] = 1;
    }
    return marks;
  }
}
