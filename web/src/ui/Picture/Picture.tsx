import { pictureSrc } from '../../art/pictures.ts';

interface PictureProps {
  imageId: string;
  /** Edge in px. */
  size: number;
}

/** A picture beside words that say the same. */
export function Picture({ imageId, size }: PictureProps) {
  return <img src={pictureSrc(imageId)} alt="" width={size} height={size} loading="lazy" />;
}
