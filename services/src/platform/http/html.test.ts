import { expect, test } from 'vitest';
import { html } from './html.ts';

test('values are escaped, HTML stays, lists are joined, and nothing is left of null and false', () => {
  const names = ['<b>', '\'&"'].map((name) => html`<li>${name}</li>`);
  const whole = html`<p title="${'"x'}">${names}${null}${undefined}${false}${0}</p>`;
  expect(whole.text.replaceAll(/\s*\n\s*/g, '')).toBe(
    '<p title="&quot;x"><li>&lt;b&gt;</li><li>&#39;&amp;&quot;</li>0</p>',
  );
});
