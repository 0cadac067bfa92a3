const panel = '#212a3b';
const accent = '#ff8ab5';

/** GraphiQL's dark editor under the name that it looks for, with comments and line numbers that can be read (4.5:1). */
export const darkTheme = {
  name: 'graphiql-DARK',
  data: {
    base: 'vs-dark',
    inherit: true,
    colors: {
      'editor.background': '#ffffff00',
      'scrollbar.shadow': '#ffffff00',
      'editorLineNumber.foreground': '#a9b3c7',
      'editorLineNumber.activeForeground': '#ffffff',
      'editorHoverWidget.background': panel,
      'editorSuggestWidget.background': panel,
      'editorSuggestWidget.selectedForeground': accent,
      'editorWidget.background': panel,
      'quickInput.background': panel,
      'menu.background': panel,
      'textLink.foreground': accent,
      focusBorder: accent,
    },
    rules: [
      { token: 'comment', foreground: '9cc98a' },
      { token: 'argument.identifier.gql', foreground: 'a9a4ff' },
    ],
  },
} as const;

/** GraphiQL's light editor is readable as it is. */
export const lightThemeName = 'graphiql-LIGHT';
