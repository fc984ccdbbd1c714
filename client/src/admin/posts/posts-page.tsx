import { Excerpt, Moment } from '../kit/cells.tsx';
import { ContentScreen } from '../kit/content-screen.tsx';
import { FilmPreviewButton, ImagePreviewButton } from '../kit/preview-button.tsx';
import type { Resource } from '../kit/resource.ts';
import { StatusBadge } from '../kit/status-badge.tsx';
import type { ContentCalls } from '../kit/use-content-actions.ts';
import { categoryLabel } from './categories.ts';
import { type PostValues, postForm, toPostInput } from './post-form.tsx';
import {
  CreatePostDocument,
  DeletePostDocument,
  type PostInput,
  type StaffPostFragment,
  StaffPostNowDocument,
  UpdatePostDocument,
} from './posts.generated.ts';
import { postsRestoring } from './posts-restoring.ts';

const posts: Resource<StaffPostFragment, PostValues> = {
  noun: 'post',
  title: 'View All Postings',
  newLabel: 'New Post',
  searchLabel: 'Search posts',
  empty: 'No posts yet. The first one you make appears here and on the website.',
  emptySearch: 'No posts found matching your search.',
  nameOf: ({ title }) => title,
  searchIn: ({ title, text, category }) => [title, text, categoryLabel(category)],
  columns: [
    {
      title: 'Title',
      kind: 'name',
      minWidth: '16rem',
      cell: (post) => (
        <div>
          <strong>{post.title}</strong>
          <StatusBadge item={post} />
        </div>
      ),
    },
    { title: 'Category', minWidth: '9rem', cell: ({ category }) => categoryLabel(category) },
    { title: 'Content', kind: 'text', minWidth: '22rem', cell: ({ text }) => <Excerpt text={text} /> },
    {
      title: 'Image',
      cell: ({ title, image }) => (image ? <ImagePreviewButton name={title} image={image} /> : 'None'),
    },
    {
      title: 'Video',
      cell: ({ title, videoUrl }) =>
        videoUrl ? <FilmPreviewButton name={title} address={videoUrl} /> : 'None',
    },
    { title: 'Created At', cell: ({ createdAt }) => <Moment value={createdAt} /> },
    { title: 'Updated At', cell: ({ updatedAt }) => <Moment value={updatedAt} /> },
  ],
  form: postForm,
  texts: {
    created: 'Post created successfully',
    updated: 'Post updated successfully',
    deleted: 'Post deleted successfully',
    saveFailed: 'Failed to save post',
    deleteFailed: 'Failed to delete post',
  },
};

const calls: ContentCalls<StaffPostFragment, PostValues, PostInput> = {
  ...postsRestoring,
  now: StaffPostNowDocument,
  create: CreatePostDocument,
  update: UpdatePostDocument,
  remove: DeletePostDocument,
  toInput: toPostInput,
};

/** The news of the agency. */
export function PostsPage() {
  return <ContentScreen resource={posts} calls={calls} />;
}
