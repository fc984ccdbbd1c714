import { useParameters } from '../../lib/page/use-parameters.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { typingDelay } from '../list/use-filter.ts';
import { firstChoice, type GalleryChoice, readChoice } from './gallery-filter.ts';

const standard = { category: firstChoice as string, search: '', page: '1' };

interface GalleryFilter {
  category: GalleryChoice;
  search: string;
}

/** What of the gallery is shown, as it stands in the address. */
export function useGalleryFilter(): [GalleryFilter, (change: Partial<GalleryFilter>) => void] {
  const [state, change] = useUrlState(useParameters(), standard, { typed: 'search', delay: typingDelay });
  const filter = { category: readChoice(state.category), search: state.search };
  return [filter, (next) => change({ ...next, page: '1' })];
}
