import type { Language } from './language.ts';
import { sharedTexts } from './texts/index.ts';

/** What a service says of a refusal, or, since services speak English, our words for its code in another language. */
export function serviceWords({ code, message }: { code: string; message: string }, language: Language): string {
  const { refusals } = sharedTexts[language];
  return (Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : refusals.other) ?? message;
}
