import type { ComponentDocs } from './component-docs.ts';

const files = import.meta.glob<ComponentDocs>('../../components/*/*.docs.tsx', { import: 'docs' });

/** What a component's page shows, by its name; nothing for what has no page of that kind. */
export const componentDocs: ReadonlyMap<string, () => Promise<ComponentDocs>> = new Map(
  Object.entries(files).map(([path, load]) => [/(\w+)\.docs\.tsx$/.exec(path)?.[1] ?? '', load]),
);
