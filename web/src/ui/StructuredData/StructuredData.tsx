/** What a page is about, for machines: JSON-LD of schema.org. It holds data only; no policy for scripts applies to it. */
export const StructuredData = ({ data }: { data: Readonly<Record<string, unknown>> }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
  />
);
