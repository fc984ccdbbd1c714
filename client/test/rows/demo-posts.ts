import type { PostCategory, PublishingStatus } from '../../src/generated/schema.ts';
import { demoImage } from './demo-image.ts';

export interface DemoPost {
  id: number;
  title: string;
  content: string;
  text: string;
  category: PostCategory;
  imageAlt: string | null;
  image: typeof demoImage | null;
  videoUrl: string | null;
  status: PublishingStatus;
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
}

/** A post, believable but for what the test says about it. */
export function demoPost(facts: Partial<DemoPost> & { id: number }): DemoPost {
  return {
    title: `Post ${facts.id}`,
    content: '<p>It rained, and <em>nobody</em> minded.</p>',
    text: 'It rained, and nobody minded.',
    category: 'tours',
    imageAlt: null,
    image: demoImage,
    videoUrl: null,
    status: 'published',
    publishedAt: '2026-03-10T07:30:00.000Z',
    createdAt: '2026-03-10T07:30:00.000Z',
    updatedAt: '2026-03-11T07:30:00.000Z',
    ...facts,
  };
}

export const demoPosts = [
  demoPost({ id: 3, title: 'A third off the treehouses', category: 'deals' }),
  demoPost({
    id: 2,
    title: 'Film night',
    category: 'events',
    text: 'Bring a blanket.',
    videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  }),
  demoPost({ id: 1, title: 'Bunyonyi without a plan', category: 'destinations' }),
];
