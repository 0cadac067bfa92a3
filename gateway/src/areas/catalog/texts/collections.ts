import type { Language } from '../../../shared/language.ts';

interface CollectionWords {
  title: string;
  subtitle: string;
}

/** The home page's shelves by id, where a service's own words are not in the shopper's language. */
export const collectionTexts: Readonly<Partial<Record<Language, Readonly<Record<string, CollectionWords>>>>> = {
  es: {
    'on-sale': { title: 'En oferta esta semana', subtitle: 'Precios más bajos mientras duren.' },
    'in-season': { title: 'De temporada', subtitle: 'Lo mejor de la temporada, en su punto.' },
    'half-hour-suppers': { title: 'Cenas en media hora', subtitle: 'En la mesa antes de que vuelvan a preguntar.' },
    breakfast: { title: 'El desayuno, resuelto', subtitle: 'Todo para una mañana tranquila o una con prisa.' },
  },
};
