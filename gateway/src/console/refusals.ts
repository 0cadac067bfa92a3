import type { Language } from '../shared/language.ts';
import { userErrorsOf } from '../upstream/user-errors.ts';
import { texts } from './texts/index.ts';

const codes: ReadonlySet<string> = new Set(Object.keys(texts.en.refusals));

/** What an operator did that could not be done. @throws the error itself when it is any other */
export const refusalsOf = (error: unknown, language: Language) =>
  userErrorsOf(error, codes, texts[language].refusals, language).map(({ code, message, field }) => ({
    code,
    message,
    field: field ?? null,
  }));
