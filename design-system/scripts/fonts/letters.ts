/** Some of the letters that a face has, with the file they travel in. */
export interface LetterSet {
  /** Part of the file's name. */
  name: 'text' | 'more';
  letters: string;
}

const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const ascii = between(0x20, 0x7e);
const latin1 = between(0xa0, 0xff);
const beyond = 'ıŒœ–—‘’‚“”„•…‹›€™−←→';

/** What English and Spanish pages and the names of groceries are written with: nearly every page needs no other letter. */
const text = `${ascii}\u00a0¡¢©®°·º¼½¾¿×ÁÉÍÑÓÚÜàáâäçèéêëíîïñóôöúûü–—‘’“”•…−→™`;

/** All letters of a face, in two files: the second is asked for by pages that have a letter of it. */
export const letterSets: readonly LetterSet[] = [
  { name: 'text', letters: text },
  {
    name: 'more',
    letters: Array.from(latin1 + beyond)
      .filter((letter) => !text.includes(letter))
      .join(''),
  },
];

export const allLetters = letterSets.map(({ letters }) => letters).join('');

/** The letters as CSS's `unicode-range` says them: `U+20-7e,U+a0`. */
export function unicodeRange(letters: string): string {
  const points = [...new Set(Array.from(letters, (letter) => letter.codePointAt(0) ?? 0))].toSorted((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges
    .map(([first, last]) => `U+${first.toString(16)}${last === first ? '' : `-${last.toString(16)}`}`)
    .join(',');
}
