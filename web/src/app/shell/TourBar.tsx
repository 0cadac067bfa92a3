import { useLocation } from 'react-router-dom';
import { useFrame } from '../data/frame.ts';
import { screens } from '../routing/paths.ts';
import { openStop } from '../tour/open-stop.ts';

/** What to try here, above every page while a stop of the guided tour is open; the tour's own page has it already. */
export function TourBar() {
  const stop = useFrame().tour?.stop;
  const { pathname } = useLocation();
  return stop && pathname !== screens.tour ? <openStop.Part number={stop} /> : null;
}
