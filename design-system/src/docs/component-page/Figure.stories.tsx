import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import type { ComponentDocs } from './component-docs.ts';
import { asFocused } from './figures.css.ts';
import type { Picture } from './Frame.tsx';
import { componentDocs } from './load-docs.ts';

/** A page that the component pages draw in a frame, for pictures of what covers the page; in no list of stories. */
const meta = {
  title: 'Foundations/Figure',
  tags: ['!autodocs', '!dev', '!test', 'figure'],
  parameters: { layout: 'padded' },
  args: { component: '', picture: 'anatomy' },
  render: ({ component, picture }) => <Drawn component={component} picture={picture} />,
} satisfies Meta<FigureProps>;
export default meta;

export const Figure: StoryObj<typeof meta> = {};

interface FigureProps {
  component: string;
  picture: Picture;
}

function Drawn({ component, picture }: FigureProps) {
  const [docs, setDocs] = useState<ComponentDocs>();
  useEffect(() => {
    void componentDocs.get(component)?.().then(setDocs);
  }, [component]);
  useEffect(() => {
    if (!docs?.focused) return;
    // the frame is inert, so that nothing in it can take the focus: it is told of one
    document
      .querySelector(`#storybook-root ${docs.focused}`)
      ?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, [docs]);
  if (!docs) return null;
  const shown = picture === 'anatomy' ? docs.anatomy.picture : docs[picture].picture;
  return docs.focused ? <div className={asFocused}>{shown}</div> : shown;
}
