import { Inline } from '@larder/design-system/Inline';
import { TextLink } from '@larder/design-system/TextLink';
import { useDrawCheckTexts } from '../../messages/play/draw-check.ts';
import type { Verify_DrawFragment } from './Verify.generated.ts';

const scripts = import.meta.glob<string>('../../../../draw-proof/verify.mjs', {
  query: '?url',
  import: 'default',
  eager: true,
});
const [script = ''] = Object.values(scripts);

interface DownloadsProps {
  file: NonNullable<Verify_DrawFragment['file']>;
  /** How many entries there are. */
  entries: number;
}

/** All that it takes to repeat the draw without this page, and the same in two parts for a spreadsheet. */
export function Downloads({ file, entries }: DownloadsProps) {
  const { downloads } = useDrawCheckTexts();
  const links = [
    { href: file.href, download: true, words: downloads.file(file.name, file.lines) },
    { href: script, download: 'verify.mjs', words: downloads.script },
    { href: file.entriesHref, download: true, words: downloads.entries(entries) },
    { href: file.headHref, download: true, words: downloads.head },
  ];
  return (
    <Inline gap={4}>
      {links.map(({ words, ...link }) => (
        <TextLink key={link.href} {...link} size="meta" standalone icon="download">
          {words}
        </TextLink>
      ))}
    </Inline>
  );
}
