import { useGraphiQL, useGraphiQLActions, useMonaco } from '@graphiql/react';
import { useEffect, useRef } from 'react';
import { fromHash } from './operation-texts.ts';
import { openAtTop } from './open-at-top.ts';
import { nameTabs } from './tab-names.ts';
import { darkTheme, lightThemeName } from './themes.ts';

/** What the editor is told once it stands: wrap long lines, readable colors, panels that open at their top, tabs that a screen reader understands, a shared operation. */
export function EditorSetup() {
  const { addTab } = useGraphiQLActions();
  const monaco = useMonaco((state) => state.monaco);
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const responseEditor = useGraphiQL((state) => state.responseEditor);
  const chosenTheme = useGraphiQL((state) => state.theme);
  const opened = useRef(false);

  useEffect(() => nameTabs(document.body), []);
  useEffect(() => openAtTop(document.body), []);
  useEffect(() => {
    if (!monaco) return undefined;
    monaco.editor.defineTheme(darkTheme.name, { ...darkTheme.data, rules: [...darkTheme.data.rules] });
    if (chosenTheme !== null) return undefined;
    // GraphiQL asks the system once; the rest of the page follows it all day.
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => monaco.editor.setTheme(dark.matches ? darkTheme.name : lightThemeName);
    follow();
    dark.addEventListener('change', follow);
    return () => dark.removeEventListener('change', follow);
  }, [monaco, chosenTheme]);
  useEffect(() => {
    for (const editor of [queryEditor, variableEditor, responseEditor])
      editor?.updateOptions({ wordWrap: 'on', wrappingIndent: 'indent' });
  }, [queryEditor, variableEditor, responseEditor]);
  useEffect(() => {
    if (!queryEditor || !variableEditor || opened.current) return;
    opened.current = true;
    const shared = fromHash(window.location.hash);
    if (!shared) return;
    addTab();
    queryEditor.setValue(shared.query);
    variableEditor.setValue(shared.variables);
  }, [addTab, queryEditor, variableEditor]);
  return null;
}
