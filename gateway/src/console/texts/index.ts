import type { InLanguages } from '../../shared/language.ts';
import { en, type Texts } from './en.ts';
import { es } from './es.ts';

/** What is said, in each language. */
export const texts: InLanguages<Texts> = { en, es };
