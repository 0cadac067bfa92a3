import { expect, test } from 'vitest';
import { drawingsIn, drawnAs, motifsOf } from './drawings.ts';

const header = 'type,form,motif,flavors,variants';
const file = (...lines: readonly string[]) => [header, ...lines].join('\n');
const as = (csv: string, type: string, name: string) => drawnAs(drawingsIn(csv), { types: [type], name });

test('a type is drawn as its line says, in its pack, its motif, and its color', () => {
  expect(as(file('beef,tray,ground#c23a42,,'), 'beef', 'Ground Beef')).toEqual({
    form: 'tray',
    motif: 'ground',
    color: '#c23a42',
    flavored: false,
  });
});

test('what looks like another type has its motif, in a color of its own if it has one', () => {
  const csv = file('beef,,ground#c23a42,,', 'pork,,=beef#f0a4a2,,', 'veal,,=pork,,');
  expect(as(csv, 'pork', 'Ground Pork')).toMatchObject({ motif: 'ground', color: '#f0a4a2' });
  expect(as(csv, 'veal', 'Ground Veal')).toMatchObject({ motif: 'ground', color: '#f0a4a2' });
});

test('the first variant whose words a name has comes before the type, in the singular and the plural', () => {
  const csv = file('lamb,,chop,yes,leg:leg|pea:pod|cranberr:berries|riesling@flute|fig:-');
  expect(as(csv, 'lamb', 'LEG of Lamb')).toMatchObject({ motif: 'leg', flavored: false });
  expect(as(csv, 'lamb', 'Sweet Peas')).toMatchObject({ motif: 'pod' });
  expect(as(csv, 'lamb', 'Cranberries')).toMatchObject({ motif: 'berries' });
  expect(as(csv, 'lamb', 'Peaches'), 'no word of it').toMatchObject({ motif: 'chop', flavored: true });
  expect(as(csv, 'lamb', 'Riesling 2022')).toMatchObject({ motif: 'chop', form: 'flute', flavored: true });
  expect(as(csv, 'lamb', 'Figs')).toMatchObject({ motif: '' });
});

test('a stated blank is blank, and so is what nobody knows', () => {
  expect(as(file('jerky,,-,,'), 'jerky', 'Beef Jerky')).toMatchObject({ motif: '', flavored: false });
  expect(as(file('jerky,,-,,'), 'other', 'Kariot')).toMatchObject({ motif: '', flavored: true });
  expect(drawnAs(drawingsIn(header), { types: [], name: '' })).toMatchObject({ motif: '' });
});

test('what is only likely stays blank: a salad on the shelf of pickles is no pickle', () => {
  expect(as(file('pickles,jar,cucumber,,'), '~pickles', 'Florentine Salad')).toMatchObject({ motif: '', form: null });
});

test('every motif of a type is known, its usual one first', () => {
  const row = drawingsIn(file('lamb,,chop,,leg:leg|riesling@flute|fig:-')).get('lamb');
  expect(row && motifsOf(row)).toEqual(['chop', 'leg', '']);
});

test.each([
  ['another header', 'id,name\nmilk,Milk', `Line 1: the columns are ${header}`],
  ['a column too few', file('milk,,glass,'), "Line 2 isn't a drawing: milk,,glass,"],
  ['no motif', file('milk,,,,'), "Line 2 isn't a drawing: milk,,,,"],
  ['another word for flavors', file('milk,,glass,maybe,'), "Line 2 isn't a drawing: milk,,glass,maybe,"],
  ['a variant without words', file('milk,,glass,,:glass'), 'Line 2 has no variant in :glass'],
  ['a type twice', file('milk,,glass,,', 'milk,,glass,,'), 'A type stands in two lines.'],
  ['the look of no type', file('milk,,=cow,,'), 'There is no type cow.'],
  ['a circle of looks', file('milk,,=cow,,', 'cow,,=milk,,'), 'The type milk is drawn like itself.'],
])('a file with %s is rejected', (_, csv, message) => {
  expect(() => drawingsIn(csv)).toThrow(message);
});
