import {
  Canvas,
  Controls,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  PureArgsTable,
  Source,
  Subheading,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import { facts } from 'virtual:library-facts';
import type { PageFacts } from '../../../scripts/library/facts/facts.ts';
import { Badge } from '../../components/Badge/index.ts';
import { tokenRows } from '../../theme/token-rows.ts';
import { Anatomy } from './Anatomy.tsx';
import { argTypesOf } from './argTypes.ts';
import type { ComponentDocs } from './component-docs.ts';
import { Examples } from './Examples.tsx';
import * as styles from './figures.css.ts';
import { componentDocs } from './load-docs.ts';
import { useDark } from './useScheme.ts';
import { type Words, wordsOf } from './words.ts';

/** One promise for each page, so that it can be waited for. */
const waiting = new Map<string, Promise<ComponentDocs>>();

function docsOf(name: string): Promise<ComponentDocs> | undefined {
  const known = waiting.get(name) ?? componentDocs.get(name)?.();
  if (known) waiting.set(name, known);
  return known;
}

/** The page of a component: what it is for, how to get it, what it is made of, its props, and its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = use(DocsContext).componentStories();
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const known = facts[name];
  const docs = docsOf(name);
  const { docs: parameters } = preparedMeta.parameters as { docs?: { description?: { component?: string } } };
  const words = wordsOf(parameters?.description?.component ?? '');
  return (
    <>
      <Title>{name}</Title>
      <Markdown>{words.lead}</Markdown>
      {known && <Standing known={known} />}
      <Said words={words} titles={['When to use', 'When not to use']} />
      {docs && (
        <Suspense fallback={<Said words={words} titles={['Anatomy']} />}>
          <Pictures name={name} docs={docs} words={words} />
        </Suspense>
      )}
      {!docs && <Said words={words} titles={['Anatomy']} />}
      <Said words={words} titles={['Accessibility', 'Keyboard']} />
      <Heading>Props</Heading>
      <Primary />
      <Controls />
      {known?.components.slice(1).map((component) => (
        <div key={component.name}>
          <Subheading>{component.name}</Subheading>
          <PureArgsTable rows={argTypesOf(component.props, {})} />
        </div>
      ))}
      {known && <Tokens known={known} />}
      {docs && (
        <Suspense>
          <Related docs={docs} />
        </Suspense>
      )}
      <Heading>Stories</Heading>
      {stories.map(({ id, name: story, tags, moduleExport }) => (
        <section key={id} id={`anchor--${id}`}>
          <Subheading>{story}</Subheading>
          <Rows tags={tags} />
          <Canvas of={moduleExport} />
        </section>
      ))}
    </>
  );
}

/** Whether it can be built on, and how to get it. */
function Standing({ known: { importLine, file, status, usedBy } }: { known: PageFacts }) {
  const dark = useDark();
  return (
    <>
      <Unstyled>
        <div className={styles.chips}>
          <Badge tone={status === 'stable' ? 'success' : 'brand'}>{status === 'stable' ? 'Stable' : 'New'}</Badge>
          <span>
            {status === 'new' && 'No screen uses it yet, so its props may still change.'}
            {status === 'stable' && usedBy > 0 && `In ${usedBy} ${usedBy === 1 ? 'file' : 'files'} of the storefront.`}
          </span>
        </div>
      </Unstyled>
      <Source code={importLine ?? file} language={importLine ? 'tsx' : 'text'} dark={dark} />
    </>
  );
}

function Said({ words, titles }: { words: Words; titles: readonly string[] }) {
  return words.parts
    .filter(({ title }) => titles.includes(title))
    .map(({ title, text }) => (
      <section key={title}>
        <Heading>{title}</Heading>
        <Markdown>{text}</Markdown>
      </section>
    ));
}

function Pictures({ name, docs: coming, words }: { name: string; docs: Promise<ComponentDocs>; words: Words }) {
  const docs = use(coming);
  return (
    <>
      <Heading>Do and don’t</Heading>
      <Unstyled>
        <Examples name={name} docs={docs} />
      </Unstyled>
      <Said words={words} titles={['Anatomy']} />
      <Unstyled>
        <Anatomy name={name} docs={docs} />
      </Unstyled>
    </>
  );
}

function Tokens({ known: { tokens } }: { known: PageFacts }) {
  const rows = tokenRows.filter(({ property }) => tokens.includes(property));
  return (
    <>
      <Heading>Tokens</Heading>
      {rows.length === 0 && <Markdown>Its styles use no tokens.</Markdown>}
      <Unstyled>
        <ul className={styles.chips}>
          {rows.map(({ name, property, type, description }) => (
            <li key={name} className={styles.token} title={description}>
              {type === 'color' && <span className={styles.swatch} style={{ background: `var(${property})` }} />}
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Unstyled>
    </>
  );
}

const addressOf = (title: string) => `?path=/docs/${title.toLowerCase().replaceAll('/', '-')}--docs`;

function Related({ docs }: { docs: Promise<ComponentDocs> }) {
  const links = use(docs).related.flatMap((name) => {
    const title = facts[name]?.title;
    return title ? [`[${name}](${addressOf(title)})`] : [];
  });
  return (
    <>
      <Heading>Related</Heading>
      <Markdown>{links.join(' · ')}</Markdown>
    </>
  );
}

/** The rows of the specification that a story holds. */
function Rows({ tags }: { tags: readonly string[] }) {
  const rows = tags.flatMap((tag) => /^row:(.+)/.exec(tag)?.slice(1) ?? []);
  if (rows.length === 0) return null;
  return (
    <Unstyled>
      <ul className={styles.chips} aria-label="Rows of the specification">
        {rows.map((row) => (
          <li key={row}>
            <Badge>{row}</Badge>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
