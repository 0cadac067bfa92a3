import { type Wine, wineBodies } from '../product.ts';
import type { Fields } from './fields.ts';

const longest = 60;
const mostNotes = 6;

/** The wine in a record, null if it says nothing of one, or what is wrong with it, in words. */
export function wineDraft(
  fields: Pick<Fields, 'wineBody' | 'grape' | 'wineRegion' | 'wineStyle' | 'tastingNotes'>,
): Wine | null | string {
  const notes = fields.tastingNotes
    .split(/[,;]/)
    .map((note) => note.trim())
    .filter((note) => note !== '');
  const told = [fields.wineBody, fields.grape, fields.wineRegion, fields.wineStyle, ...notes];
  if (told.every((text) => text === '')) return null;
  const tooLong = told.find((text) => text.length > longest);
  if (tooLong !== undefined) return `"${tooLong.slice(0, longest)}…" is longer than ${longest} characters`;
  if (notes.length > mostNotes) return `has more than ${mostNotes} tasting notes`;
  const body = wineBodies.find((each) => each === fields.wineBody.toUpperCase());
  if (fields.wineBody !== '' && !body) return `wineBody "${fields.wineBody}" is neither light, medium, nor full`;
  return {
    body: body ?? null,
    grape: fields.grape || null,
    region: fields.wineRegion || null,
    style: fields.wineStyle || null,
    notes,
  };
}
