// Pictures and films of the demo agency. The films are openly licensed ones, shown at the agency's film nights.
import type { PictureName } from '../pictures/pictures.ts';

interface DemoGalleryBase {
  title: string;
  category: 'events' | 'stays' | 'activity' | 'competitions';
  /** Day it tells of, yyyy-mm-dd. */
  date: string;
  picture: PictureName;
}

export type DemoGalleryItem = DemoGalleryBase & ({ type: 'image' } | { type: 'video'; videoUrl: string });

export const demoGallery: DemoGalleryItem[] = [
  {
    title: 'Market morning on the hundredth free walk',
    category: 'events',
    date: '2026-02-07',
    type: 'image',
    picture: 'market-day',
  },
  {
    title: 'Bark-cloth day at Kasubi with the royal guild',
    category: 'events',
    date: '2025-05-17',
    type: 'image',
    picture: 'kasubi-heritage',
  },
  {
    title: 'Lights of Kampala after the Karamoja evening',
    category: 'events',
    date: '2025-08-28',
    type: 'image',
    picture: 'kampala-hills',
  },
  {
    title: 'Guides’ rescue course on the river at Jinja',
    category: 'events',
    date: '2025-11-06',
    type: 'image',
    picture: 'jinja-nile',
  },
  {
    title: 'The newly-weds arrive on Bunyonyi',
    category: 'events',
    date: '2026-07-11',
    type: 'image',
    picture: 'lake-bunyonyi',
  },
  {
    title: 'First fire of the season, Ridge Lodge',
    category: 'stays',
    date: '2025-06-02',
    type: 'image',
    picture: 'lodge-at-dusk',
  },
  {
    title: 'Treehouse number three, from the clearing',
    category: 'stays',
    date: '2026-01-24',
    type: 'image',
    picture: 'forest-treehouse',
  },
  {
    title: 'Cottages on Lutoboka bay',
    category: 'stays',
    date: '2025-12-20',
    type: 'image',
    picture: 'lakeside-cottages',
  },
  {
    title: 'Narus camp by starlight',
    category: 'stays',
    date: '2026-01-30',
    type: 'image',
    picture: 'tented-camp-night',
  },
  {
    title: 'Morning mist in the crater at Nyinambuga',
    category: 'stays',
    date: '2025-07-14',
    type: 'image',
    picture: 'crater-lake-lodge',
  },
  {
    title: 'The guesthouse garden in jacaranda weeks',
    category: 'stays',
    date: '2025-10-18',
    type: 'image',
    picture: 'city-guesthouse',
  },
  {
    title: 'The silverback of Rushaga looks up',
    category: 'activity',
    date: '2026-06-19',
    type: 'image',
    picture: 'gorilla-forest',
  },
  {
    title: 'Tree-climbing lions at Ishasha',
    category: 'activity',
    date: '2025-03-09',
    type: 'image',
    picture: 'ishasha-lions',
  },
  {
    title: 'Afternoon sailing on the Kazinga Channel',
    category: 'activity',
    date: '2026-08-22',
    type: 'image',
    picture: 'kazinga-channel',
  },
  {
    title: 'Guests’ drawing contest, first prize: shoebill at Mabamba',
    category: 'competitions',
    date: '2026-04-17',
    type: 'image',
    picture: 'shoebill-swamp',
  },
  {
    title: 'Margherita party on the glacier',
    category: 'activity',
    date: '2026-07-09',
    type: 'image',
    picture: 'rwenzori-peaks',
  },
  {
    title: 'Coffee-picking contest above Sipi',
    category: 'competitions',
    date: '2025-08-30',
    type: 'image',
    picture: 'coffee-harvest',
  },
  {
    title: 'Best-painted boat, Bugala regatta',
    category: 'competitions',
    date: '2026-09-05',
    type: 'image',
    picture: 'ssese-beach',
  },
  {
    title: 'Garden cinema under the jacaranda: the film “Big Buck Bunny”',
    category: 'events',
    date: '2025-10-31',
    type: 'video',
    videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    picture: 'city-guesthouse',
  },
  {
    title: 'Before the climb, in Kasese: the film “Sintel”',
    category: 'activity',
    date: '2026-06-12',
    type: 'video',
    videoUrl: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
    picture: 'rwenzori-peaks',
  },
  {
    title: 'Beach cinema on Bugala: the film “Caminandes”',
    category: 'events',
    date: '2025-12-19',
    type: 'video',
    videoUrl: 'https://www.youtube.com/watch?v=SkVqJ1SGeL0',
    picture: 'ssese-beach',
  },
  {
    title: 'A wet evening at Sipi: the film “Coffee Run”',
    category: 'events',
    date: '2026-05-08',
    type: 'video',
    videoUrl: 'https://www.youtube.com/watch?v=PVGeM40dABA',
    picture: 'sipi-falls',
  },
  {
    title: 'On the crater rim: the film “Spring”',
    category: 'stays',
    date: '2026-03-20',
    type: 'video',
    videoUrl: 'https://www.youtube.com/watch?v=WhWc3b3KhnY',
    picture: 'crater-lake-lodge',
  },
  {
    title: 'Winner of the guests’ vote at Narus camp: the film “Cosmos Laundromat”',
    category: 'competitions',
    date: '2026-02-14',
    type: 'video',
    videoUrl: 'https://www.youtube.com/watch?v=Y-rmzh0PI3c',
    picture: 'tented-camp-night',
  },
];
