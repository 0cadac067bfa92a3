import { expect, test } from 'vitest';
import { refusalPage } from './refusal-page.ts';

test.each([
  [503, "We're a little busy"],
  [429, 'One moment, please'],
  [400, "We can't read this request"],
  [431, 'Your browser sent too much'],
  [500, "We couldn't show this page"],
] as const)('T-101 a page that is refused with %i says "%s", is never kept, and loads nothing', (status, title) => {
  const { html, headers } = refusalPage(status, false, { cookie: '', acceptLanguage: 'en-US' });
  expect(html).toContain(title);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

test("a page that is refused is in the visitor's language", () => {
  const { html, headers } = refusalPage(503, false, { cookie: 'larder_language=es', acceptLanguage: 'en-US' });
  expect(html).toContain('<html lang="es">');
  expect(html).not.toMatch(/busy|Try again/);
  expect(headers).toMatchObject({ 'content-language': 'es' });
});
