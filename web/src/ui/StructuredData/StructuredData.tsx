/** What a page is about, to machines. */
export type Described = Readonly<Record<string, unknown>>;

/**
 * What a page is about, for machines: JSON-LD of schema.org. It holds data only; no policy for scripts applies to it.
 * @param data what `import.meta.env.SSR` alone works out: whoever reads it loads pages from the server
 */
export const StructuredData = ({ data }: { data: Described | readonly Described[] | undefined }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: data ? JSON.stringify(data).replace(/</g, '\\u003c') : '' }}
  />
);
