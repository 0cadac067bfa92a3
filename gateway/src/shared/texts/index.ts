import type { InLanguages } from '../language.ts';
import { en, type Texts } from './en.ts';
import { es } from './es.ts';

/** What is said, in each language. */
export const sharedTexts: InLanguages<Texts> = { en, es };
