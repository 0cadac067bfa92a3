import { ToolbarButton, ToolbarMenu, useGraphiQL } from '@graphiql/react';
import { sender } from './acting-as.ts';
import { asCurl, asFetch, asHash, type EditedOperation } from './operation-texts.ts';
import { useCopy } from './useCopy.ts';

const forms = [
  {
    label: 'Copy as cURL',
    saying: 'Copied as cURL',
    text: (operation: EditedOperation, origin: string) => asCurl(operation, origin, sender()),
  },
  { label: 'Copy as fetch', saying: 'Copied as fetch', text: asFetch },
  {
    label: 'Copy a link to share',
    saying: 'Link copied',
    text: (operation: EditedOperation, origin: string) => `${origin}/sandbox/${asHash(operation)}`,
  },
];

/** Takes the operation elsewhere: to a shell, into a script, to a colleague. */
export function CopyMenu() {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const { copied, copy } = useCopy();
  const edited = () => ({ query: queryEditor?.getValue() ?? '', variables: variableEditor?.getValue() ?? '' });
  return (
    <>
      <ToolbarMenu
        modal={false}
        button={
          <ToolbarButton label="Copy as cURL, as fetch, or as a link">
            <ShareIcon />
          </ToolbarButton>
        }
      >
        {forms.map(({ label, saying, text }) => (
          <ToolbarMenu.Item key={label} onSelect={() => copy(text(edited(), window.location.origin), saying)}>
            {label}
          </ToolbarMenu.Item>
        ))}
      </ToolbarMenu>
      <output className={copied ? 'toast' : 'hidden'}>{copied}</output>
    </>
  );
}

const ShareIcon = () => (
  <svg className="graphiql-toolbar-icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
    <path strokeWidth="1.5" strokeLinecap="round" d="M12 15V4m0 0L8 8m4-4 4 4M5 13v6h14v-6" />
  </svg>
);
