type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A function that picks the form of a word that goes with a number: `plural('en', { one: 'play', other: 'plays' })(2)` is `plays`. */
export function plural(language: string, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(language);
  return (count) => forms[rules.select(count)] ?? forms.other;
}
