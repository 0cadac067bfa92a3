/** What a field of a file says; or why it can't be used, in words. */
export type Cell = { value: string } | { problem: string };

/**
 * Reads a field as a person would: HTML entities are the characters they stand for. What only a spreadsheet, or somebody who
 * hides something, puts into a field is refused: `#REF!`, control characters, those that turn the direction of text, and half
 * a character.
 */
export function cellIn(text: string): Cell {
  if (text.includes('\0')) return { problem: 'contains a NUL character' };
  const value = decoded(text);
  const unknown = entity.exec(value)?.[0];
  if (unknown !== undefined) return { problem: `contains ${unknown}, which stands for no character` };
  if (spreadsheetError.test(value.trim())) return { problem: `is ${value.trim()}, an error of a spreadsheet` };
  if (!value.isWellFormed()) return { problem: 'contains half a character' };
  if (control.test(value)) return { problem: 'contains a control character' };
  return direction.test(value) ? { problem: 'contains a character that turns the direction of text' } : { value };
}

/** Can a database keep all texts in it? Half a character and NUL are none that it knows. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, each]) => isStorable(key) && isStorable(each));
}

const spreadsheetError =
  /^#(?:REF|VALUE|NAME|NUM|NULL|SPILL|CALC|DIV\/0|N\/A|GETTING_DATA|FIELD|BLOCKED|CONNECT)[!?]?$/i;
// Line ends and tabs stand in long texts.
const control = /(?![\t\n\r])\p{Cc}/u;
const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;
const everyEntity = new RegExp(entity.source, 'gi');
/** Named characters of Latin-1 from U+00A0 on, in their order. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const named = new Map<string, string>([
  ...latin1.split(' ').map((name, at) => [name, String.fromCodePoint(0xa0 + at)] as const),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['bull', '•'],
  ['trade', '™'],
  ['euro', '€'],
]);

/** Some files were written by two programs, one after the other: `&amp;amp;`. */
const mostTimes = 3;

function decoded(text: string): string {
  let value = text;
  for (let times = 0; times < mostTimes && entity.test(value); times++)
    value = value.replaceAll(everyEntity, (whole) => characterOf(whole.slice(1, -1)) ?? whole);
  return value.replaceAll('\u00a0', ' ');
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return named.get(name) ?? named.get(name.toLowerCase());
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
