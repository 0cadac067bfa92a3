import { type ReactNode, useEffect } from 'react';
import { conditionalMedia } from './conditional-media.ts';
import type { PageSettings } from './page.ts';

interface DocumentProps {
  page: PageSettings;
  /** State for the browser, as JSON in which `<` is escaped. */
  boot: string;
  /** What a browser's own store says of the page before any of it is drawn: a script, on the server only. */
  early?: string;
  /** Names the page's styles and answers the script that starts the browser's part, on the server only; asked for when everything else has been drawn. */
  start?: () => string;
  nonce?: string;
  /** Called in the browser once it has taken the page over. */
  onTakenOver?: () => void;
  children: ReactNode;
}

/** The whole document, rendered on the server and hydrated in the browser. */
export function Document({ page, boot, early = '', start = () => '', nonce, onTakenOver, children }: DocumentProps) {
  useEffect(() => onTakenOver?.(), [onTakenOver]);
  return (
    <html
      lang={page.language}
      data-banner={page.banner}
      data-scheme={page.scheme}
      data-density={page.density}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={page.scheme ?? 'light dark'} />
        <link rel="icon" type="image/svg+xml" href={`/favicon/${page.banner}.svg`} />
        <link rel="apple-touch-icon" href={`/app/${page.banner}/icon-180.png`} />
        <link rel="manifest" href={`/app/${page.banner}/manifest.webmanifest`} />
        {page.theme.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        {page.theme.href && <link rel="stylesheet" href={page.theme.href} precedence="theme" />}
      </head>
      <body>
        <Inline script={() => early} nonce={nonce} />
        {children}
        <script id="boot" type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
        <Inline script={start} nonce={nonce} />
        {page.conditional && (
          <link rel="stylesheet" href={page.conditional} media={conditionalMedia.join(', ')} precedence="conditional" />
        )}
      </body>
    </html>
  );
}

/** A component of its own, so that the last one is drawn after the parts above have named their files. */
const Inline = ({ script, nonce }: { script: () => string; nonce: string | undefined }) => (
  <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script() }} />
);
