type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const known = new Map<string, Intl.PluralRules>();

/** A language's rules; made when they are first needed, for all words. */
function rulesOf(language: string): Intl.PluralRules {
  let rules = known.get(language);
  if (!rules) known.set(language, (rules = new Intl.PluralRules(language)));
  return rules;
}

/** A function that picks the form of a word that goes with a number: `plural('en', { one: 'play', other: 'plays' })(2)` is `plays`. */
export const plural =
  (language: string, forms: Forms): ((count: number) => string) =>
  (count) =>
    forms[rulesOf(language).select(count)] ?? forms.other;
