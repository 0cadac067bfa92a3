import type { Language } from '../messages/language.ts';
import { messagesIn } from '../messages/catalogs.ts';

/** The page for when no page can be rendered: no data, no script, a way on. */
export const failurePage = (
  nonce: string,
  language: Language,
  texts: { title: string; text: string; home?: string } = messagesIn(language).frame.unavailable,
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<style nonce="${nonce}">
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;font:16px/24px system-ui,sans-serif;text-align:center;background:light-dark(#fafaf7,#131511);color:light-dark(#1c1d1a,#f3f4ee)}
h1{margin:0;font-size:28px;line-height:32px}
p{margin:0;max-width:48ch}
a{color:inherit;font-weight:600;display:inline-block;padding-block:10px}
</style>
</head>
<body>
<h1>${texts.title}</h1>
<p>${texts.text}</p>
<p>${texts.home ? `<a href="/">${texts.home}</a>` : `<a href="">${messagesIn(language).frame.unavailable.again}</a>`}</p>
</body>
</html>
`;
