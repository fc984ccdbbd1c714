import { chakra } from '@chakra-ui/react';
import { Image as ImageIcon, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { readFilm } from '../../lib/film.ts';
import { Button } from '../../ui/button.tsx';
import { Picture, type PictureImage } from '../../ui/picture.tsx';
import type { PagedContent } from '../screens/content-screen.tsx';
import { textsOf } from '../screens/editing/edited.ts';
import { Excerpt, ExternalLink, momentColumn, StatusBadge, statusWords } from '../screens/table/columns.tsx';
import { optionsOf } from '../ui/controls.tsx';
import { Dialog, DialogBody } from '../ui/dialogs/dialog.tsx';
import { categoryLabels, postForm } from './post-form.tsx';
import {
  type PostInput,
  postOperations,
  type StaffPostFragment,
  type StaffPostRowFragment,
  StaffPostsDocument,
} from './posts.generated.ts';
import { writingPath } from './writing/writing-path.ts';

/** The news of the agency, as lists and forms show it. */
export const posts: PagedContent<StaffPostRowFragment, PostInput, StaffPostFragment> = {
  noun: 'post',
  draftKind: 'post',
  title: 'View All Postings',
  newLabel: 'New Post',
  categories: categoryLabels,
  searchLabel: 'Search posts',
  filter: {
    label: 'Filter by category',
    argument: 'category',
    options: [{ value: 'all', label: 'All Categories' }, ...optionsOf(categoryLabels)],
  },
  visibility: {
    label: 'Filter by visibility',
    options: [
      { value: 'all', label: 'All Posts' },
      { value: 'published', label: 'Published' },
      { value: 'draft', label: 'Drafts' },
      { value: 'scheduled', label: 'Scheduled' },
    ],
  },
  empty:
    'No posts yet. Tell what is new on your routes or in your team: the first one you publish appears here and on the website, a draft only here.',
  emptySearch: 'No posts found matching your search.',
  nameOf: ({ title }) => title,
  pageOf: ({ path, status, previewLink }) =>
    status === 'published' ? { address: path, isPublic: true } : { address: previewLink, isPublic: false },
  columns: [
    {
      title: 'Title',
      kind: 'name',
      minWidth: '16rem',
      serverSort: 'title',
      text: ({ title }) => title,
      cell: (post) => (
        <div>
          <strong>{post.title}</strong>
          <StatusBadge item={post} />
        </div>
      ),
    },
    { title: 'Category', minWidth: '9rem', text: ({ category }) => categoryLabels[category] },
    {
      title: 'Content',
      kind: 'text',
      minWidth: '22rem',
      text: ({ excerpt }) => excerpt,
      cell: ({ excerpt }) => <Excerpt text={excerpt} />,
    },
    {
      title: 'Image',
      text: ({ imageUrl }) => imageUrl ?? 'None',
      cell: ({ title, image }) => (image ? <ImagePreviewButton name={title} image={image} /> : 'None'),
    },
    {
      title: 'Video',
      text: ({ videoUrl }) => videoUrl ?? 'None',
      cell: ({ title, videoUrl }) =>
        videoUrl ? <FilmPreviewButton name={title} address={videoUrl} /> : 'None',
    },
    momentColumn('Created At', ({ createdAt }) => createdAt, 'created'),
    momentColumn('Updated At', ({ updatedAt }) => updatedAt, 'updated'),
    { title: 'Visibility', minWidth: '9rem', text: statusWords, extra: true },
  ],
  usualSort: '-created-at',
  list: StaffPostsDocument,
  typenames: ['Post'],
  operations: postOperations,
  form: { ...postForm, fullPage: writingPath },
  texts: textsOf('Post'),
};

// A button in a table's cell that shows the picture or the film of its row.

function ImagePreviewButton({ name, image }: { name: string; image: PictureImage }) {
  return (
    <PreviewButton word="Image" name={name} icon={<ImageIcon aria-hidden />}>
      <Picture image={image} alt={name} sizes="56rem" eager maxH="70dvh" objectFit="contain" />
    </PreviewButton>
  );
}

function FilmPreviewButton({ name, address }: { name: string; address: string }) {
  return (
    <PreviewButton word="Video" name={name} icon={<Play aria-hidden />}>
      <Film name={name} address={address} />
    </PreviewButton>
  );
}

function Film({ name, address }: { name: string; address: string }) {
  const { kind, src } = readFilm(address);
  if (kind === 'player')
    return (
      <Player src={src} title={name} allow="autoplay; encrypted-media; fullscreen; picture-in-picture" />
    );
  return (
    <chakra.p py="6" overflowWrap="anywhere">
      This film is shown at its own address:{' '}
      <ExternalLink href={src} label={`Video of ${name}`}>
        {src}
      </ExternalLink>
    </chakra.p>
  );
}

interface Props {
  word: string;
  name: string;
  icon: ReactNode;
  children: ReactNode;
}

function PreviewButton({ word, name, icon, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        bg="white"
        borderColor="lineStrong"
        aria-label={`${word} of ${name}`}
        onClick={() => setOpen(true)}
      >
        {icon}
        {word}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={name}>
        <DialogBody>{children}</DialogBody>
      </Dialog>
    </>
  );
}

const Player = chakra('iframe', { base: { display: 'block', w: 'full', aspectRatio: '16/9', bg: 'black' } });
