import type { Document } from '../../../generated/resolvers.ts';
import type { PageDocument } from '../../../generated/rest.ts';
import { monthDay } from '../../../shared/date-strings.ts';
import type { Language } from '../../../shared/language.ts';
import { sharedTexts } from '../../../shared/texts/index.ts';
import { textBlocks } from '../../../shared/text-blocks.ts';
import { forUTitle } from './for-u-title.ts';

/** A text page with the banner and its program filled in, ready to render (G-2, G-3). */
export function documentFor(
  { name, title, version, effectiveFrom, lead, sections }: PageDocument,
  banner: { name: string },
  language: Language,
): Document {
  const filled = (text: string) =>
    text.replaceAll('{banner}', banner.name).replaceAll('{forU}', forUTitle(banner.name, language));
  const day = Temporal.PlainDate.from(effectiveFrom);
  return {
    id: name,
    title: filled(title),
    version,
    effectiveFromString: sharedTexts[language].dates.dayOfYear(monthDay(day.month, day.day, language), day.year),
    lead: filled(lead),
    sections: sections.map((section) => ({ title: filled(section.title), blocks: textBlocks(filled(section.text)) })),
  };
}
