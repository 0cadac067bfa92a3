/** The written parts of a description, by what they begin with: `When to use`, `Anatomy`. */
export interface Words {
  lead: string;
  parts: readonly { title: string; text: string }[];
}

const titles: Readonly<Record<string, string>> = { 'Use it': 'When to use', 'When not': 'When not to use' };

/** A description in parts: each paragraph that begins in bold is one, and its bold words are its title. */
export function wordsOf(description: string): Words {
  const [lead = '', ...paragraphs] = description.split(/\n\n(?=\*\*)/);
  return {
    lead,
    parts: paragraphs.map((paragraph) => {
      const [, bold = '', text = ''] = /^\*\*([^*]+?)\.?\*\*\s*([^]*)$/.exec(paragraph) ?? [];
      const known = titles[bold];
      // "Use it on a card" is one sentence: its first words stay
      return { title: known ?? bold, text: bold === 'Use it' ? paragraph : text };
    }),
  };
}
