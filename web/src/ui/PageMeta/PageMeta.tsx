import { useFrame } from '../../app/data/frame.ts';

interface PageMetaProps {
  /** The page's one address, whole. */
  url: string;
  title: string;
  /** A sentence for previews and results. */
  description: string;
  type: 'product' | 'website';
  /** Whole address of its preview, 1200 by 630; null without a picture. */
  share?: string | null;
}

/** What other sites read of a page: its one address, and a preview. */
export function PageMeta({ url, title, description, type, share = null }: PageMetaProps) {
  const { banner } = useFrame();
  return (
    <>
      <link rel="canonical" href={url} />
      <meta name="description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={banner.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {share && (
        <>
          <meta property="og:image" content={share} />
          <meta property="og:image:type" content={share.endsWith('.jpg') ? 'image/jpeg' : 'image/png'} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta name="twitter:card" content={share ? 'summary_large_image' : 'summary'} />
    </>
  );
}
