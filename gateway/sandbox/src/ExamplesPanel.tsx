import { useGraphiQL, useGraphiQLActions, type GraphiQLPlugin } from '@graphiql/react';
import { groups, type Example } from './examples.ts';

/** Example operations as a panel of GraphiQL; each opens in a tab of its own. */
function ExamplesPanel() {
  const { addTab } = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);

  function open({ query, variables }: Example) {
    addTab();
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
    queryEditor?.focus();
  }

  return (
    <section className="examples" aria-label="Examples">
      <h2>Examples</h2>
      {groups.map(({ name, examples }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ul>
            {examples.map((example) => (
              <li key={example.title}>
                <button type="button" onClick={() => open(example)}>
                  {example.title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

const ExamplesIcon = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" aria-hidden="true">
    <path d="M5 4h14v16H5zM9 9h6M9 13h6M9 17h3" />
  </svg>
);

export const examplesPlugin: GraphiQLPlugin = { title: 'Examples', icon: ExamplesIcon, content: ExamplesPanel };
