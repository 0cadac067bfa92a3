import type { Program } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

export interface PointLabels {
  singular: string;
  plural: string;
}

/** What a program calls its points: its own names, or Game point and Game points (G-6, G-7). */
export function pointLabels({ uiAttributes }: Pick<Program, 'uiAttributes'>, language: Language): PointLabels {
  return {
    singular: uiAttributes.tokenLabelSingular?.trim() || texts[language].pointLabels.singular,
    plural: uiAttributes.tokenLabelPlural?.trim() || texts[language].pointLabels.plural,
  };
}

/** `1 Game point`, `12 Game points`. */
export function pointsText(count: number, labels: PointLabels): string {
  return `${count} ${count === 1 ? labels.singular : labels.plural}`;
}
