import { expect, test } from 'vitest';
import { formsIn, isForm } from './forms.ts';

const forms = formsIn(['en,bag|slice,', 'en,can,canned', 'en,frozen,frozen', 'es,bolsa,', 'es,lata,en lata']);

test('N-55 what a thing comes in or as is a form, in the singular or the plural', () => {
  expect(['bag', 'bags', 'slices', 'can', 'cans'].map((word) => isForm(forms, word, 'en'))).not.toContain(false);
  expect(['bolsa', 'bolsas', 'latas'].map((word) => isForm(forms, word, 'es'))).not.toContain(false);
});

test('N-55 a state is no form: it says more of a thing', () => {
  expect(isForm(forms, 'frozen', 'en')).toBe(false);
  expect(isForm(forms, 'milk', 'en')).toBe(false);
  expect(isForm(forms, 'bolsa', 'en')).toBe(false);
  expect(forms.en.get('can')).toEqual(['canned']);
});

test('N-55 a line without a language is told', () => {
  expect(() => formsIn(['fr,sac,'])).toThrow('A form has a language: fr,sac,');
});
