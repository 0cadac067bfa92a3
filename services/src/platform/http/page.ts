import type { FastifyReply } from 'fastify';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { color: light-dark(#1c1b18, #f3f1ec); background: light-dark(#ffffff, #171614); max-inline-size: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { font-size: 1.125rem; margin: 0; }
ol { list-style: none; padding: 0; display: grid; gap: 1rem; }
article { border: 1px solid light-dark(#c9c5bb, #55524b); border-radius: 12px; padding: 1rem; overflow-wrap: anywhere; }
article p { margin: .25rem 0 0; }
time, .soft { color: light-dark(#57534a, #b9b4a8); }
a { color: light-dark(#0b57a4, #8ab8f0); }
a:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;

/** What a page needs beyond text. */
export interface PageNeeds {
  /** More styles. */
  styles?: string;
  /** Does it send forms to us, and show pictures of ours? */
  isActive?: boolean;
}

/** Answers a small page of our own: no script, nothing from elsewhere. `body` is HTML, its values escaped. */
export function page(
  reply: FastifyReply,
  title: string,
  body: string,
  { styles = '', isActive = false }: PageNeeds = {},
): string {
  const own = isActive ? "'self'" : "'none'";
  void reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; img-src data:${isActive ? " 'self'" : ''}; form-action ${own}; base-uri 'none'; frame-ancestors 'none'`,
    );
  // Without an origin, a form couldn't be told from another site's.
  if (isActive) void reply.header('referrer-policy', 'same-origin');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${style}${styles}</style></head>
<body><main>${body}</main></body>
</html>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
