import type { Args, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import type { PropFacts } from '../../../scripts/library/facts/facts.ts';

/** The control that changes a prop on its page; words get a text field where the story has words there. */
function control(
  { control: kind, options = [] }: PropFacts,
  shown: unknown,
): Pick<StrictInputType, 'control' | 'options'> {
  switch (kind) {
    case 'switch':
      return { control: { type: 'boolean' } };
    case 'number':
      return { control: { type: 'number' } };
    case 'choice':
      return { control: { type: options.length > 4 ? 'select' : 'inline-radio' }, options };
    case 'text':
      return { control: { type: 'text' } };
    case 'words':
      return { control: typeof shown === 'string' ? { type: 'text' } : false };
    case 'none':
      return { control: false };
  }
}

/** What Storybook's table of props shows, from what the types say. */
export function argTypesOf(props: readonly PropFacts[], args: Args): StrictArgTypes {
  return Object.fromEntries(
    props.map((prop) => [
      prop.name,
      {
        name: prop.name,
        description: prop.description,
        type: { name: 'other', value: prop.type, required: prop.required },
        table: {
          type: { summary: prop.type, ...(prop.detail ? { detail: prop.detail } : {}) },
          ...(prop.defaultValue === undefined ? {} : { defaultValue: { summary: prop.defaultValue } }),
        },
        ...control(prop, args[prop.name]),
      },
    ]),
  );
}
