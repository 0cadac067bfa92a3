import type { Document } from '../../../generated/resolvers.ts';
import type { PageDocument } from '../../../generated/rest.ts';
import { months } from '../../../shared/months.ts';
import { textBlocks } from '../../../shared/text-blocks.ts';
import { forUTitle } from './for-u-title.ts';

/** A text page with the banner and its program filled in, ready to render (G-2, G-3). */
export function documentFor(
  { name, title, version, effectiveFrom, lead, sections }: PageDocument,
  banner: { name: string },
): Document {
  const filled = (text: string) =>
    text.replaceAll('{banner}', banner.name).replaceAll('{forU}', forUTitle(banner.name));
  const day = Temporal.PlainDate.from(effectiveFrom);
  return {
    id: name,
    title: filled(title),
    version,
    effectiveFromString: `${months[day.month - 1]} ${day.day}, ${day.year}`,
    lead: filled(lead),
    sections: sections.map((section) => ({ title: filled(section.title), blocks: textBlocks(filled(section.text)) })),
  };
}
