import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formIn } from '../packshots/forms/index.ts';
import { type PackshotData, packshotName } from '../packshots/packshot.ts';

const columns = 'department,form,motif,colors';
const line = /^([a-z-]+),([a-z]+),([a-z-]+),(#[\da-f]{6}) (#[\da-f]{6}) (#[\da-f]{6})$/;

/** What stands for each department, by its id, from the file that merchandisers edit: no product of anybody's. */
export const departmentPictures: ReadonlyMap<string, { pictureId: string; data: PackshotData }> = new Map(
  linesOf(readFileSync(join(import.meta.dirname, 'department-drawings.csv'), 'utf8')).map((text) => {
    const [, department = '', name = '', motif = '', main = '', second = '', accent = ''] = line.exec(text) ?? [];
    const form = formIn(name);
    if (!form) throw new Error(`This isn't the drawing of a department: ${text}`);
    const data: PackshotData = {
      form,
      palette: [main, second, '#fffdf6'],
      brand: '',
      name: '',
      motif,
      size: '',
      accent,
    };
    return [department, { pictureId: packshotName(data), data }] as const;
  }),
);

function linesOf(csv: string): string[] {
  const [header, ...lines] = csv.trim().split(/\r?\n/);
  if (header !== columns) throw new Error(`The columns are ${columns}`);
  return lines;
}

const byPicture = new Map([...departmentPictures.values()].map(({ pictureId, data }) => [pictureId, data]));

/** What the picture of a department is drawn from; undefined if it isn't one. */
export const departmentPicture = (pictureId: string): PackshotData | undefined => byPicture.get(pictureId);
