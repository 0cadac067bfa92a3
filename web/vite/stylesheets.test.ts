import { expect, test } from 'vitest';
import { media } from '../../design-system/src/theme/media.ts';
import { conditionalMedia } from '../src/app/document/conditional-media.ts';
import { sheetNames } from '../src/app/loading/sheets.ts';
import { partStyles } from './stylesheets.ts';

const empty = { conditional: '', ...Object.fromEntries(sheetNames.map((name) => [name, ''])) };

test('rules for print, forced colors, less motion, and no scripts stand apart, in their order', () => {
  const css =
    '@charset "utf-8";.a{color:red}@media print{.a{display:none}}@media screen and (width>=990px){.a{color:tan}}' +
    '@media (forced-colors:active){.a{color:canvas}.b{color:canvas}}@media (prefers-reduced-motion:reduce){.a{animation:none}}' +
    '@media (scripting:none){.a{order:1}}.c{color:blue}';
  expect(partStyles(css)).toEqual({
    ...empty,
    style: '@charset "utf-8";.a{color:red}@media screen and (width>=990px){.a{color:tan}}.c{color:blue}',
    conditional:
      '@media print{.a{display:none}}@media (forced-colors:active){.a{color:canvas}.b{color:canvas}}' +
      '@media (prefers-reduced-motion:reduce){.a{animation:none}}@media (scripting:none){.a{order:1}}',
  });
});

test('what stands apart with the code it is for keeps its own conditions', () => {
  const css = '.a{order:1}@supports (sheet:orders){.b{order:2}@media print{.b{order:3}}}@supports (gap:0){.c{order:4}}';
  expect(partStyles(css)).toEqual({
    ...empty,
    style: '.a{order:1}@supports (gap:0){.c{order:4}}',
    orders: '.b{order:2}@media print{.b{order:3}}',
  });
});

test('braces in strings and escaped characters end no rule, and conditions inside a rule stay with it', () => {
  const css = `.a:after{content:"}@media print{"}.b\\{{color:red}@supports (gap:0){@media print{.a{order:1}}}.c{content:'\\'}'}`;
  expect(partStyles(css)).toEqual({
    ...empty,
    style: css,
  });
});

test('the media are those that styles are written with', () => {
  expect(Object.values(media)).toEqual(expect.arrayContaining([...conditionalMedia]));
});
