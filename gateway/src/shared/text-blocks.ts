/** A paragraph, or a list. */
export interface TextBlock {
  /** null for a list. */
  text: string | null;
  /** Empty for a paragraph. */
  items: string[];
}

const bullet = '- ';

/** Paragraphs and lists of a text: each line is a paragraph, and consecutive lines starting with a hyphen are one list (N-27). */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    if (!line.startsWith(bullet)) blocks.push({ text: line, items: [] });
    else {
      const item = line.slice(bullet.length);
      const last = blocks.at(-1);
      if (last?.text === null) last.items.push(item);
      else blocks.push({ text: null, items: [item] });
    }
  }
  return blocks;
}
