import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** One story as the built library lists it. */
export interface Story {
  id: string;
  name: string;
  /** Rows of the specification that it holds, `S-36`: its tags that begin with `row:`. */
  rows: readonly string[];
  /** Its tag `browser`: without a layout it can't be told. */
  needsBrowser: boolean;
  /** Letters of its source without its play: the more there are, the more there is to see. */
  length: number;
}

/** The stories of one file. */
export interface StoryFile {
  /** As in the sidebar: `Components/Actions/Button`. */
  title: string;
  /** The page of its docs, when it has one, and the file in which its words stand. */
  docs?: { id: string; source: string };
  stories: readonly Story[];
}

/** A picture that a page of docs draws in a frame. */
export interface Figure {
  component: string;
  picture: 'anatomy' | 'do' | 'dont';
}

/** What was found in a file of stories; the table in the design system's README is made of these. */
export interface LibraryResult {
  title: string;
  stories: number;
  /** How many of them the run has shown. */
  shown: number;
  /** How often Tab stops in those. */
  stops: number;
  /** Faults found, by check; 0 for a check that passed. */
  checks: Record<string, number>;
}

const index = join(import.meta.dirname, '../../design-system/dist/library/index.json');

interface Entry {
  id: string;
  name: string;
  title: string;
  tags: readonly string[];
  type: 'story' | 'docs';
  importPath: string;
  exportName: string;
  subtype?: string;
}

/** What the built library holds, by file; nothing when it is not built. */
export function storyFiles(): readonly StoryFile[] {
  if (!existsSync(index)) return [];
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
  // the page that draws pictures for others is no story
  const read = Object.values(entries).filter(({ tags }) => !tags.includes('figure'));
  return [...Map.groupBy(read, ({ title }) => title)].map(([title, rows]) => {
    const docs = rows.find(({ type }) => type === 'docs');
    return {
      title,
      ...(docs ? { docs: { id: docs.id, source: docs.importPath } } : {}),
      stories: rows
        .filter(({ type }) => type === 'story')
        .map(({ id, name, tags, importPath, exportName }) => ({
          id,
          name,
          rows: tags.flatMap((tag) => /^row:(.+)/.exec(tag)?.slice(1) ?? []),
          needsBrowser: tags.includes('browser'),
          length: lengthOf(importPath, exportName),
        })),
    };
  });
}

/** Letters of a story's source without its play. */
function lengthOf(path: string, exportName: string): number {
  const source = readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
  const [, story = ''] =
    new RegExp(`^export const ${exportName}\\b([^]*?)(?=^export |(?![^]))`, 'm').exec(source) ?? [];
  return story.replace(/^ {2}play: [^]*?^ {2}\},?\n/m, '').length;
}

const components = join(import.meta.dirname, '../../design-system/src/components');
const framed = new Set(
  globSync('*/*.docs.tsx', { cwd: components })
    .filter((path) => /^ {2}framed: /m.test(readFileSync(join(components, path), 'utf8')))
    .map((path) => basename(path, '.docs.tsx')),
);

/** The pictures that a component's page of docs draws in frames: those of what covers the page. */
export const figuresOf = (title: string): readonly Figure[] => {
  const component = title.split('/').at(-1) ?? '';
  if (!framed.has(component)) return [];
  return (['anatomy', 'do', 'dont'] as const).map((picture) => ({ component, picture }));
};
