import { Icon } from '@larder/design-system/Icon';
import { useInBrowser } from '@larder/design-system/in-browser';
import { Link } from 'react-router-dom';
import { screens } from '../../../app/routing/paths.ts';
import { useMessages } from '../../../messages/messages.ts';
import { scan } from './SearchField.css.ts';

/** A browser tells of no camera on a page without encryption, and on devices that have none. */
const hasCamera = (): boolean => 'mediaDevices' in navigator && 'getUserMedia' in navigator.mediaDevices;

/** Leads to the scanner from a phone's search field, where there is a camera. A page of its own may use it, so it loads anew. */
export function ScanLink() {
  const { search } = useMessages().frame;
  const isInBrowser = useInBrowser();
  if (!isInBrowser || !hasCamera()) return null;
  return (
    <Link to={screens.scan} reloadDocument discover="none" className={scan} aria-label={search.scan}>
      <Icon name="scan-barcode" size={24} />
    </Link>
  );
}
