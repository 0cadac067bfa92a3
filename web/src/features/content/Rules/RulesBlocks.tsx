import { items } from './Rules.css.ts';

interface RulesBlocksProps {
  blocks: readonly { text: string | null; items: readonly string[] }[];
}

/** The text of one section: paragraphs and real lists (N-27). */
export function RulesBlocks({ blocks }: RulesBlocksProps) {
  return blocks.map(({ text, items: listed }, index) =>
    text === null ? (
      <ul key={index} className={items}>
        {listed.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ) : (
      <p key={index}>{text}</p>
    ),
  );
}
