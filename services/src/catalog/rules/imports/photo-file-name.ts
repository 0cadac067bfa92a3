import { readGtin } from '../gtin.ts';
import type { PhotoRole } from '../photos/photo.ts';
import { refusedNumber } from './numbers.ts';
import type { PhotoDraft } from './photo-draft.ts';

/** A file of a folder: of which product, and what it shows. */
export interface NamedPhoto {
  file: string;
  gtin: string;
  role: PhotoRole;
  /** Among those of its role. */
  place: number;
}

const roles: Readonly<Record<string, PhotoRole>> = {
  '': 'FRONT',
  front: 'FRONT',
  back: 'BACK',
  nutrition: 'NUTRITION',
  lifestyle: 'LIFESTYLE',
};
const shape = /^(\d{8,14})(?:[-_](front|back|nutrition|lifestyle))?(?:[-_](\d{1,2}))?\.[a-z0-9]{1,5}$/i;

/** What a file's name says: `0041220576074-back.jpg`, `-front`, `-nutrition-2`; or why it says nothing, in words. */
export function photoNamed(file: string): NamedPhoto | string {
  const [, number, role = '', place = '1'] = shape.exec(file) ?? [];
  if (number === undefined) return `${file} isn't named by a GTIN, such as 0041220576074-back.jpg`;
  const read = readGtin(number);
  if ('problem' in read) return `${file}: ${refusedNumber(number, read.problem)}`;
  return { file, gtin: read.gtin, role: roles[role.toLowerCase()] ?? 'FRONT', place: Number(place) };
}

/** The photos of one product from its files. */
export function draftOfFiles(gtin: string, files: readonly string[]): PhotoDraft {
  const named = files.map(photoNamed).filter((each) => typeof each !== 'string');
  const wanted: PhotoDraft['wanted'] = {};
  for (const { file, role } of named.toSorted((one, other) => one.place - other.place))
    (wanted[role] ??= []).push({ source: file, alt: null });
  return { kind: 'photo', product: { gtin }, wanted };
}
