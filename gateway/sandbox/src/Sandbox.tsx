import { explorerPlugin } from '@graphiql/plugin-explorer';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { ActAs } from './ActAs.tsx';
import { BannerSwitch } from './BannerSwitch.tsx';
import { CopyMenu } from './CopyMenu.tsx';
import { EditorSetup } from './EditorSetup.tsx';
import { examples } from './examples.ts';
import { examplesPlugin } from './ExamplesPanel.tsx';
import { fetcher } from './fetcher.ts';
import { LastAnswer } from './LastAnswer.tsx';

const explorer = explorerPlugin({ showAttribution: false });
const plugins = [examplesPlugin, HISTORY_PLUGIN, explorer];
const [first] = examples;
const defaultTabs = first ? [{ query: first.query, variables: first.variables }] : [];

/** GraphiQL with example operations and a way to act as each demo shopper; everything comes from this server. */
export function Sandbox() {
  return (
    <>
      <header className="bar">
        <h1>Larder GraphQL sandbox</h1>
        <a href="/schema.graphql">schema.graphql</a>
        <div className="choices">
          <BannerSwitch />
          <ActAs />
        </div>
      </header>
      <main className="editor" aria-label="GraphQL editor">
        <GraphiQL
          fetcher={fetcher}
          plugins={plugins}
          visiblePlugin={window.matchMedia('(max-width: 767px)').matches ? '' : examplesPlugin}
          defaultTabs={defaultTabs}
          defaultEditorToolsVisibility="variables"
          shouldPersistHeaders={false}
          showPersistHeadersSettings={false}
        >
          <GraphiQL.Logo>
            <span className="hidden">GraphiQL</span>
          </GraphiQL.Logo>
          <GraphiQL.Toolbar>
            {({ prettify, merge }) => (
              <>
                {prettify}
                {merge}
                <CopyMenu />
              </>
            )}
          </GraphiQL.Toolbar>
          <GraphiQL.Footer>
            <EditorSetup />
            <LastAnswer />
          </GraphiQL.Footer>
        </GraphiQL>
      </main>
    </>
  );
}
