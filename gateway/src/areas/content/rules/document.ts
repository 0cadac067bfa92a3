import type { Document } from '../../../generated/resolvers.ts';
import type { PageDocument } from '../../../generated/rest.ts';
import { monthDay } from '../../../shared/date-strings.ts';
import type { Language } from '../../../shared/language.ts';
import { sharedTexts } from '../../../shared/texts/index.ts';
import { textBlocks } from '../../../shared/text-blocks.ts';
import { forUTitle } from './for-u-title.ts';

/** A text page with the banner and its program filled in, ready to render (G-2, G-3). */
export function documentFor(
  { name, title, version, effectiveFrom, lead, language: written = 'en', topics = [], sections }: PageDocument,
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
    language: written,
    topics: topics.map(({ id, title: called, imageId }) => ({ id, title: filled(called), imageId })),
    sections: sections.map((section, at) => ({
      id: section.id ?? `section-${at + 1}`,
      topicId: section.topicId ?? null,
      title: filled(section.title),
      question: section.question === undefined ? null : filled(section.question),
      blocks: textBlocks(filled(section.text)),
      link: section.link ? { title: filled(section.link.title), href: section.link.href } : null,
    })),
  };
}
