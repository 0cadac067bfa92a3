import { type ReactNode, useEffect } from 'react';
import type { PageSettings } from './page.ts';

interface DocumentProps {
  page: PageSettings;
  /** State for the browser, as JSON in which `<` is escaped. */
  boot: string;
  /** Scripts that the browser will need, named by the server only. */
  scripts?: readonly string[];
  nonce?: string;
  /** Called in the browser once it has taken the page over. */
  onTakenOver?: () => void;
  children: ReactNode;
}

/** The whole document, rendered on the server and hydrated in the browser. */
export function Document({ page, boot, scripts = [], nonce, onTakenOver, children }: DocumentProps) {
  useEffect(() => onTakenOver?.(), [onTakenOver]);
  return (
    <html lang={page.language} data-banner={page.banner} data-scheme={page.scheme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={page.scheme ?? 'light dark'} />
        <link rel="icon" type="image/svg+xml" href={`/favicon/${page.banner}.svg`} />
        {page.theme.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={page.theme.href} precedence="theme" />
        {/* Behind styles, fonts and pictures: the page can be read before its scripts are there. */}
        {scripts.map((href) => (
          <link key={href} rel="modulepreload" href={href} nonce={nonce} fetchPriority="low" />
        ))}
      </head>
      <body>
        {children}
        <script id="boot" type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
      </body>
    </html>
  );
}
