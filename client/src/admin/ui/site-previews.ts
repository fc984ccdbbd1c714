import { type ComponentType, createContext } from 'react';
import type { PostCategory } from '../../generated/schema.ts';

/** A post as it is typed, in the words of the contract. */
interface TypedPost {
  title: string;
  category: PostCategory;
  /** HTML; `imageAlt` is empty without one. */
  content: string;
  image: {
    url: string;
    width: number | null;
    height: number | null;
    placeholder: string | null;
    widths: number[];
    focus: { x: number; y: number } | null;
    caption: string | null;
    credit: string | null;
  } | null;
  imageAlt: string;
  videoUrl: string | null;
  /** When it was published or made, ISO 8601. */
  day: string;
}

/** What of the site the staff see in a frame while they write; the route table hands it over, for the admin never loads the site. */
export interface Previews {
  Post: ComponentType<{ post: TypedPost }>;
}

export const SitePreviews = createContext<Previews>({ Post: () => null });
