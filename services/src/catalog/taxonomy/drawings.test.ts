import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { formIn } from '../packshots/forms/index.ts';
import { flavors } from '../packshots/flavors.ts';
import { motifArt, type MotifName, motifNames } from '../packshots/motifs/index.ts';
import { isDrawable, packshot } from '../packshots/packshot.ts';
import { makePen } from '../packshots/pen.ts';
import { drawnAs, motifsOf, rowOf } from '../rules/types/drawings.ts';
import { sampleDrawings } from '../testing/sample-drawings.ts';
import { drawings } from './drawings.ts';
import { groceryTypes } from './grocery-types.ts';

const broader = new Map(groceryTypes.types.map((each) => [each.id, each.broader]));
const samples = sampleDrawings().flatMap((each) => each.samples);

test('N-55 every type says what it is drawn as, itself or by what it belongs to, or that its label stays blank', () => {
  const types = groceryTypes.types.map(({ id }) => id);
  expect(
    groceryTypes.types.filter(({ id, broader }) => !rowOf(drawings, [id, ...broader])).map(({ id }) => id),
    'types that no line of drawings.csv draws',
  ).toEqual([]);
  expect(
    [...drawings.keys()].filter((id) => !types.includes(id)),
    'lines without a type',
  ).toEqual([]);
});

test('whatever a type or a flavor names can be drawn', () => {
  const motifs = [...drawings.values()].flatMap(motifsOf).concat(flavors.map(([, motif]) => motif));
  expect(motifs.filter((motif) => !isDrawable(motif))).toEqual([]);
  const forms = [...drawings.values()].flatMap(({ form, variants }) => [
    form,
    ...variants.map(({ drawn }) => drawn.form),
  ]);
  expect(forms.filter((form) => typeof form === 'string' && !formIn(form))).toEqual([]);
});

test('two types are drawn the same only if one says that it looks like the other', () => {
  const seen = new Map<string, string>();
  const alike = [...drawings].flatMap(([type, { isOwn, motif }]) => {
    if (!isOwn || motif === '') return [];
    const other = seen.get(motif);
    seen.set(motif, type);
    return other === undefined ? [] : [`${type} and ${other} are both ${motif}`];
  });
  expect(alike).toEqual([]);
});

test('N-55 a drawing of every type shows what its type says, and what is sold loose or in view is never blank', () => {
  const words = (motif: string) => flavors.some(([, shown]) => shown === motif);
  const wrong = samples.filter(({ type, data, svg }) => {
    const row = rowOf(drawings, [type, ...(broader.get(type) ?? [])]);
    if (!row) return true;
    const says = motifsOf(row).includes(data.motif) || (row.flavored && words(data.motif));
    const isSeen = data.motif === '' || svg !== packshot({ ...data, motif: '' }, 'card');
    // An egg carton shows its eggs, whatever its motif.
    return !says || (!isSeen && data.form !== 'eggs');
  });
  expect(wrong.map(({ type, data }) => `${type}: ${data.motif}`)).toEqual([]);
  const inView = ['plate', 'tray', 'clamshell', 'net', 'flowers'];
  expect(samples.filter(({ data }) => data.motif === '' && inView.includes(data.form)).map(({ type }) => type)).toEqual(
    [],
  );
});

test('one of our motifs weighs at most 3 KiB, packed', () => {
  const art = (name: MotifName) => {
    const pen = makePen('#5a9b3a');
    const drawn = motifArt(name, pen, '#5a9b3a') ?? '';
    return gzipSync(pen.defs() + drawn).length;
  };
  expect(motifNames.filter((name) => art(name) > 3072)).toEqual([]);
});

test.each([
  ['beets', 'Beets', 'beet', null],
  ['sour-cream', 'Sour Cream', 'dollop', 'tub'],
  ['soy-milk', 'Soy Milk', 'soybeans', 'carton'],
  ['almond-milk', 'Almond Milk', 'almonds', 'carton'],
  ['squash', 'Butternut Squash', 'butternut-squash', null],
  ['pomegranates', 'Pomegranate', 'pomegranate', null],
  ['chicken-breast', 'Boneless Chicken Breasts', 'chicken-breast', 'tray'],
  ['ground-pork', 'Ground Pork', 'ground-meat', 'tray'],
  ['lamb', 'Lamb Chops', 'lamb-chop', 'tray'],
  ['lamb', 'Ground Lamb', 'ground-meat', 'tray'],
  ['steak', 'Top Sirloin Steak', 'sirloin', 'tray'],
  ['parsnips', 'Parsnips', 'parsnip', 'plate'],
  ['rutabagas', 'Rutabaga', 'rutabaga', 'plate'],
  ['cucumbers', 'English Cucumber', 'fresh-cucumber', null],
  ['pickles', 'Dill Pickle Spears', 'cucumber', null],
  ['roasts', 'Beef Short Ribs', 'short-ribs', 'tray'],
  ['white-fish', 'Cod Fillet', 'thick-fillet', 'tray'],
  ['white-fish', 'Tilapia Fillet', 'thin-fillet', 'tray'],
  ['colby', 'Colby Jack', 'marbled-cheese', 'block'],
  ['appetizers', 'Egg Rolls', 'egg-rolls', null],
  ['frozen-okra', 'Frozen Okra', 'okra', null],
  ['canned-pumpkin', 'Pumpkin Puree', 'pumpkin', 'tin'],
  ['lima-beans', 'Lima Beans', 'lima-beans', 'tin'],
  ['oatmeal-cookies', 'Oatmeal Cookies', 'oatmeal-cookie', null],
  ['brioche', 'Brioche Buns', 'bun', 'bread'],
  ['zucchini', 'Zucchini', 'zucchini', null],
  ['white-wine', 'Willamette Pinot Gris 2023', 'grapes', 'flute'],
  ['red-wine', 'Reserve Pinot Noir 2021', 'grapes', 'burgundy'],
  ['red-wine', 'Cabernet Sauvignon', 'grapes', 'wine'],
  ['canned-vegetables', 'Sliced Beets', 'beet', null],
  ['jerky', 'Original Beef Jerky', '', null],
])('N-55 %s called %s shows %s', (type, name, motif, form) => {
  expect(drawnAs(drawings, { types: [type], name })).toMatchObject({ motif, form });
});
