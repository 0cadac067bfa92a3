import { type Alt, type PhotoRole, photoRoles } from '../photos/photo.ts';
import type { FieldName, Fields } from './fields.ts';
import { productNamed } from './numbers.ts';

/** A photo that a file asks for. */
export interface WantedPhoto {
  /** Its address, or in a folder the name of its file. */
  source: string;
  alt: Alt | null;
}

/** A product's photos as a file has them, by what they show; what it says nothing about stays as it is. */
export type WantedPhotos = Partial<Record<PhotoRole, WantedPhoto[]>>;

export interface PhotoDraft {
  kind: 'photo';
  product: { bpn: string } | { gtin: string };
  wanted: WantedPhotos;
}

const columns = {
  FRONT: 'imageUrl',
  BACK: 'imageUrlBack',
  NUTRITION: 'imageUrlNutrition',
  LIFESTYLE: 'imageUrlLifestyle',
} as const satisfies Record<PhotoRole, FieldName>;

/** Of one role. */
const most = 8;
const longestAlt = 300;

/**
 * The photos in a record, or why it can't have them, in words; null where it says nothing about photos. A field has one
 * address or several, separated by spaces or `|`; `none` takes the photos away. The alternative text is that of the first
 * front. Addresses are checked when they are asked.
 */
export function photoDraft(fields: Fields): PhotoDraft | string | null {
  const named = photoRoles.filter((role) => fields[columns[role]] !== '');
  if (named.length === 0) return null;
  const product = productNamed(fields);
  if (typeof product === 'string') return product;
  const { imageAlt: en, imageAltEs: es } = fields;
  if (en.length > longestAlt || es.length > longestAlt) return `imageAlt is longer than ${longestAlt} characters`;
  const alt = en === '' && es === '' ? null : { ...(en === '' ? {} : { en }), ...(es === '' ? {} : { es }) };
  const wanted: WantedPhotos = {};
  for (const role of named) {
    const sources = sourcesIn(fields[columns[role]]);
    if (sources.length > most) return `${columns[role]} has more than ${most} addresses`;
    wanted[role] = sources.map((source, at) => ({ source, alt: role === 'FRONT' && at === 0 ? alt : null }));
  }
  return { kind: 'photo', product, wanted };
}

function sourcesIn(text: string): string[] {
  if (text.toLowerCase() === 'none') return [];
  const sources = text.split(/[\s|]+/).map((each) => each.replace(/,$/, ''));
  return [...new Set(sources.filter((each) => each !== ''))];
}
