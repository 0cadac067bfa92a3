import { expect, test } from 'vitest';
import { media } from '../../design-system/src/theme/media.ts';
import { conditionalMedia } from '../src/app/document/conditional-media.ts';
import { partStyles } from './conditional-styles.ts';

test('rules for print, forced colors, less motion, and no scripts stand apart, in their order', () => {
  const css =
    '@charset "utf-8";.a{color:red}@media print{.a{display:none}}@media screen and (width>=990px){.a{color:tan}}' +
    '@media (forced-colors:active){.a{color:canvas}.b{color:canvas}}@media (prefers-reduced-motion:reduce){.a{animation:none}}' +
    '@media (scripting:none){.a{order:1}}.c{color:blue}';
  expect(partStyles(css)).toEqual({
    always: '@charset "utf-8";.a{color:red}@media screen and (width>=990px){.a{color:tan}}.c{color:blue}',
    conditional:
      '@media print{.a{display:none}}@media (forced-colors:active){.a{color:canvas}.b{color:canvas}}' +
      '@media (prefers-reduced-motion:reduce){.a{animation:none}}@media (scripting:none){.a{order:1}}',
  });
});

test('braces in strings and escaped characters end no rule, and conditions inside a rule stay with it', () => {
  const css = `.a:after{content:"}@media print{"}.b\\{{color:red}@supports (gap:0){@media print{.a{order:1}}}.c{content:'\\'}'}`;
  expect(partStyles(css)).toEqual({ always: css, conditional: '' });
});

test('the media are those that styles are written with', () => {
  expect(Object.values(media)).toEqual(expect.arrayContaining([...conditionalMedia]));
});
