import { createRequire } from 'node:module';

/** A typeface at one weight, its outlines in units of a five-hundredth of an em. */
interface Face {
  /** By character: its advance, and its outline as flat commands: `M x y`, `L x y`, `Q cx cy x y`, `Z`. */
  glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>>;
  /** By pair of characters: what comes off between them. */
  kerning: Readonly<Record<string, number>>;
}
type FaceName = 'figtree' | 'fraunces' | 'frauncesItalic' | 'bricolage';
const faces = createRequire(import.meta.url)('./generated/faces.json') as Record<FaceName, Face>;
const unitsPerEm = 500;

/** How a brand sets its type. */
export interface Type {
  face: FaceName;
  /** Letter-spacing in em. */
  space: number;
  caps?: boolean;
}
/** Wordmarks; a brand's name picks one. */
export const wordmarks: readonly Type[] = [
  { face: 'figtree', space: -0.015 },
  { face: 'fraunces', space: 0 },
  { face: 'bricolage', space: -0.015 },
  { face: 'figtree', space: 0.07, caps: true },
  { face: 'frauncesItalic', space: 0 },
];
export const plain: Type = { face: 'figtree', space: 0 };

const replacements: Readonly<Record<string, string>> = { "'": '’', '"': '”' };
/** The characters as they are drawn; what the face lacks loses its accent or falls away. */
function letters(text: string, { face, caps }: Type): string[] {
  const { glyphs } = faces[face];
  return Array.from(caps ? text.toUpperCase() : text).flatMap((each) => {
    const drawn = replacements[each] ?? each;
    if (glyphs[drawn]) return [drawn];
    return Array.from(drawn.normalize('NFD')).filter((part) => glyphs[part]);
  });
}

const kern = (face: Face, before: string | undefined, after: string) => face.kerning[`${before ?? ''}${after}`] ?? 0;

/** The width of a line, in em. */
export function widthOf(text: string, type: Type): number {
  const face = faces[type.face];
  const line = letters(text, type);
  const units = line.reduce((sum, each, at) => sum + (face.glyphs[each]?.[0] ?? 0) + kern(face, line[at - 1], each), 0);
  return units / unitsPerEm + Math.max(0, line.length - 1) * type.space;
}

/** An outline as one path of whole steps, each relative to the one before; nothing drifts, because places are rounded. */
export function outline(text: string, type: Type, stepsPerEm: number): string {
  const face = faces[type.face];
  const scale = stepsPerEm / unitsPerEm;
  const line = letters(text, type);
  const trace = new Trace();
  let x = 0;
  for (const [at, each] of line.entries()) {
    x += kern(face, line[at - 1], each);
    for (const [, command = '', rest = ''] of (face.glyphs[each]?.[1] ?? '').matchAll(/([MLQZ])([^MLQZ]*)/g)) {
      const values =
        rest === '' ? [] : rest.split(' ').map((value, index) => (index % 2 ? -Number(value) : Number(value) + x));
      trace.add(
        command,
        values.map((value) => Math.round(value * scale)),
      );
    }
    x += (face.glyphs[each]?.[0] ?? 0) + type.space * unitsPerEm;
  }
  return trace.d;
}

class Trace {
  d = '';
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  private last = '';

  add(command: string, [a = 0, b = 0, c = 0, d = 0]: readonly number[]): void {
    if (command === 'Z') {
      this.write('z', []);
      [this.x, this.y] = [this.startX, this.startY];
    } else if (command === 'Q') {
      if (c === this.x && d === this.y) return;
      this.write('q', [a - this.x, b - this.y, c - this.x, d - this.y]);
      [this.x, this.y] = [c, d];
    } else {
      const [dx, dy] = [a - this.x, b - this.y];
      if (command === 'M') [this.startX, this.startY] = [a, b];
      else if (dx === 0 && dy === 0) return;
      if (command === 'M') this.write('m', [dx, dy]);
      else if (dy === 0) this.write('h', [dx]);
      else if (dx === 0) this.write('v', [dy]);
      else this.write('l', [dx, dy]);
      [this.x, this.y] = [a, b];
    }
  }

  private write(command: string, values: readonly number[]): void {
    const text = values.reduce((all, value) => `${all}${value < 0 || all === '' ? '' : ' '}${value}`, '');
    const glued = command === this.last && command !== 'z' && command !== 'm';
    this.d += glued ? `${text.startsWith('-') ? '' : ' '}${text}` : `${command}${text}`;
    this.last = command;
  }
}
