import { asSentence } from '../../../shared/as-sentence.ts';
import { counted } from '../../../shared/counted.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

const kinds = ['BEST_MATCH', 'SPECIFIC_ITEM', 'ASK', 'REFUND'] as const;

/** Lines, by what to do if they are out. */
export interface Substitutable {
  name: string;
  substitution: { kind: (typeof kinds)[number] };
}

function wordsOf(lines: readonly Substitutable[], withItems: boolean, language: Language): string {
  const words = texts[language].substitution;
  const parts = kinds.flatMap((kind) => {
    const held = lines.filter(({ substitution }) => substitution.kind === kind);
    return held.length === 0 ? [] : [{ kind, count: held.length, name: held[0]?.name ?? '' }];
  });
  const most = Math.max(...parts.map(({ count }) => count));
  return parts
    .map(({ kind, count, name }, index) => {
      if (withItems && count === 1 && count < most) return words[kind](name);
      const items =
        withItems && index === 0 ? (count === 1 ? words.oneItem : words.items(counted(count))) : counted(count);
      return words[kind](items);
    })
    .join(words.separator);
}

/** For the checkout (N-60): `Best match for 4 items, refund for 2`; a single exception by its name. */
export function substitutionText(lines: readonly Substitutable[], language: Language): string {
  const text = wordsOf(lines, true, language);
  return text === '' ? texts[language].substitution.none : asSentence(text);
}

/** For an order: `If something is out: best match for 4, refund for 2`; null if it has no lines. */
export function orderSubstitutionText(lines: readonly Substitutable[], language: Language): string | null {
  const text = wordsOf(lines, false, language);
  return text === '' ? null : texts[language].substitution.ofOrder(text);
}
