import { keptPages } from '../../app/routing/kept-pages.ts';
import { screens } from '../../app/routing/paths.ts';
import type { Language } from '../../messages/language.ts';
import { offlineTexts } from '../../messages/phone/offline.ts';

/**
 * Shows the links of pages that are kept on this phone; tries again when the site answers. A browser that says it is online
 * only has a network, and a page that is loaded anew for nothing takes a click on a link with it.
 */
const script = `caches.open('pages-1').then(async (pages) => {
  const links = [...document.querySelectorAll('li')];
  const isKept = await Promise.all(links.map((item) => pages.match(item.firstElementChild.href)));
  links.forEach((item, at) => (item.hidden = !isKept[at]));
  const none = !isKept.some(Boolean);
  document.getElementById('kept').hidden = none;
  document.getElementById('nothing').hidden = !none;
});
document.getElementById('again').onclick = () => location.reload();
addEventListener('online', () => fetch(location.href, { method: 'HEAD' }).then(() => location.reload(), () => {}));`;

/** What a phone shows in place of a page that it can't load: why, what is kept, and a way on. The worker keeps it. */
export function offlinePage(nonce: string, language: Language, grays: string): string {
  const texts = offlineTexts[language];
  const links = keptPages.map((page) => `<li hidden><a href="${screens[page]}">${texts.pages[page]}</a></li>`).join('');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
<style nonce="${nonce}">
:root{color-scheme:light dark;${grays}}
body{margin:0;font:16px/24px system-ui,sans-serif;background:var(--surface-page);color:var(--ink)}
main{box-sizing:border-box;min-height:100vh;max-width:480px;margin:0 auto;padding:24px;display:grid;align-content:center;gap:24px}
h1{margin:0;font-size:36px;line-height:40px}
h2{margin:0 0 8px;font-size:16px}
p{margin:0}
ul{list-style:none;margin:0;padding:0;border-block-start:1px solid var(--hairline)}
li{border-block-end:1px solid var(--hairline)}
a{display:block;padding:12px 0;color:inherit;font-weight:600}
button{font:inherit;font-weight:600;min-height:48px;padding:0 24px;border-radius:24px;border:2px solid var(--border-control);background:none;color:inherit;justify-self:start}
[hidden]{display:none}
</style>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p>${texts.text}</p>
<section id="kept" hidden><h2>${texts.kept}</h2><ul>${links}</ul></section>
<p id="nothing" hidden>${texts.nothing}</p>
<button id="again" type="button">${texts.again}</button>
</main>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`;
}
