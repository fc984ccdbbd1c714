// What staff publish, as the server answers it; believable but for what the test says about it.
import type { StaffAlumnusFragment } from '../../src/admin/alumni/alumni.generated.ts';
import type { StaffCoachFragment } from '../../src/admin/coaches/coaches.generated.ts';
import type { StaffFacilityFragment } from '../../src/admin/facilities/facilities.generated.ts';
import type { StaffGalleryItemFragment } from '../../src/admin/gallery/gallery.generated.ts';
import type { StaffPostFragment } from '../../src/admin/posts/posts.generated.ts';
import { pictureRow } from './picture-row.ts';

/** What every saved record has. */
export const saved = {
  createdAt: '2026-01-05T12:00:00.000Z',
  updatedAt: '2026-01-05T12:00:00.000Z',
  version: 1,
};
const address = (id: number) => `https://pictures.example/${id}.jpg`;

export function postRow(id: number, title: string, more: Partial<StaffPostFragment> = {}) {
  return {
    __typename: 'Post',
    id,
    path: `/news/${id}`,
    title,
    content: `<p>All about ${title}.</p>`,
    excerpt: `All about ${title}.`,
    category: 'news',
    imageUrl: address(id),
    imageAlt: null,
    image: pictureRow(address(id)),
    videoUrl: null,
    status: 'published',
    publishAt: null,
    publishedAt: more.createdAt ?? saved.createdAt,
    previewLink: `https://lubugo.example/news/${id}?preview=token`,
    ...saved,
    ...more,
  } as const;
}

/** A post as lists have it: without what only its form shows. */
export function listedPost(post: ReturnType<typeof postRow>) {
  const { content: _, publishedAt: __, ...listed } = post;
  return listed;
}

export function coachRow(id: number, name: string, role: string, more: Partial<StaffCoachFragment> = {}) {
  return {
    __typename: 'Coach',
    id,
    name,
    role,
    bio: `${name} knows the way.`,
    specialties: ['Forest birds', 'First aid'],
    position: null,
    imageUrl: null,
    imageAlt: null,
    image: null,
    ...saved,
    ...more,
  } as const;
}

export function facilityRow(id: number, name: string, more: Partial<StaffFacilityFragment> = {}) {
  return {
    __typename: 'Facility',
    id,
    path: `/facilities/${id}`,
    name,
    description: `Sleep well at ${name}.`,
    features: ['River view', 'Hot showers'],
    equipment: ['Canoes'],
    position: null,
    imageUrl: address(id),
    imageAlt: null,
    image: pictureRow(address(id)),
    openingHours: null,
    availableDays: null,
    capacity: '24 guests',
    maintenance: null,
    ...saved,
    ...more,
  } as const;
}

export function galleryRow(id: number, title: string, more: Partial<StaffGalleryItemFragment> = {}) {
  return {
    __typename: 'GalleryItem',
    id,
    title,
    category: 'events',
    date: '2026-02-07',
    position: null,
    type: 'image',
    imageUrl: address(id),
    imageAlt: null,
    image: pictureRow(address(id)),
    videoUrl: null,
    ...saved,
    ...more,
  } as const;
}

export function alumnusRow(id: number, name: string, more: Partial<StaffAlumnusFragment> = {}) {
  return {
    __typename: 'Alumnus',
    id,
    name,
    position: 'The best week of the year.',
    currentTeam: 'Bwindi',
    graduationYear: 2025,
    category: 'professional',
    achievements: ['Planted a tree', 'Saw a shoebill'],
    image: address(id),
    imageAlt: null,
    picture: pictureRow(address(id)),
    ...saved,
    ...more,
  } as const;
}
