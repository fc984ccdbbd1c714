import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { Suspense, useContext, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PostCategory } from '../../../generated/schema.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { useContentActions } from '../../screens/content.ts';
import { type Actions, useFetched } from '../../screens/editing/edited.ts';
import { useEditedForm } from '../../screens/editing/use-edited-form.tsx';
import type { Values } from '../../screens/form/form.tsx';
import { Unanswered } from '../../screens/list/list-states.tsx';
import { evictingList } from '../../screens/list/paged-list.ts';
import type { ScreenCode } from '../../screens/staff-screen.ts';
import { BackButton } from '../../ui/back-link.tsx';
import { PressedChoice } from '../../ui/controls.tsx';
import { MissingPage, usePageTitle } from '../../ui/page.tsx';
import { type Device, ScaledWindow, WidthChoice } from '../../ui/scaled-window.tsx';
import { SitePreviews } from '../../ui/site-previews.ts';
import type { StaffPostFragment } from '../posts.generated.ts';
import { posts } from '../posts-list.tsx';
import { SearchAdvice, WordCount } from './search-advice.tsx';
import { writingPath } from './writing-path.ts';

// A post written on a full page: the form of the dialog, with the page as it will look beside it.

type Post = StaffPostFragment;

const list = `${paths.admin}/posts`;

export function WritingPage() {
  const id = useSearchParams()[0].get('id');
  const inCache = useMemo(() => evictingList(posts.list), []);
  const actions = useContentActions(posts, inCache);
  const [written, setWritten] = useState<Post | null>(null);
  // Who leaves a post for a new one begins with nothing.
  useEffect(() => (id === null ? undefined : () => setWritten(null)), [id]);
  if (id === null || String(written?.id) === id)
    return <Writing actions={actions} item={written} onWritten={setWritten} />;
  return <Fetched key={id} id={Number(id)} actions={actions} onWritten={setWritten} />;
}

interface Props {
  actions: Actions<Post>;
  onWritten(post: Post): void;
}

function Fetched({ id, actions, onWritten }: Props & { id: number }) {
  usePageTitle(posts.form.heading.edit);
  const { item, error, retry } = useFetched(actions, id);
  if (item) return <Writing actions={actions} item={item} onWritten={onWritten} />;
  if (item === null) return <MissingPage />;
  return <Unanswered error={error} refetch={retry} />;
}

function Writing({ actions, item, onWritten }: Props & { item: Post | null }) {
  const navigate = useNavigate();
  const title = item ? posts.form.heading.edit : posts.form.heading.create;
  usePageTitle(title);
  const [shown, setShown] = useState<'text' | 'preview'>('text');
  const { edit, formId, isSubmitting, unsaved, close, fields, questions } = useEditedForm({
    resource: posts,
    actions,
    item,
    stays: true,
    onSaved: onWritten,
    onClose: () => navigate(list),
  });
  // A new post has its own address once it is saved and nothing more was typed.
  useEffect(() => {
    if (item && !unsaved) navigate(writingPath(item.id), { replace: true });
  }, [item, unsaved, navigate]);
  const values = useWatch({ control: edit.form.control }) as Partial<Values>;
  return (
    <>
      <Flex align="center" wrap="wrap" gap="3" mb="5">
        <BackButton onClick={close}>All posts</BackButton>
        <chakra.h1
          textStyle="heading"
          flex={{ base: '1 1 100%', md: '1 1 auto' }}
          order={{ base: '1', md: '0' }}
        >
          {title}
        </chakra.h1>
        <Box fontSize="sm" color="muted" role="status" ms="auto">
          {unsaved ? 'Not saved yet' : item ? 'Saved' : ''}
        </Box>
        <Button type="submit" form={formId} disabled={isSubmitting} minW="8rem" title="Save (Ctrl+S)">
          {isSubmitting ? 'Saving...' : 'Save'}
        </Button>
      </Flex>
      <PressedChoice
        label="Show"
        choices={{ text: 'Text', preview: 'Preview' }}
        chosen={shown}
        onChoose={setShown}
        hideFrom="xl"
        mb="4"
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap="8"
        alignItems="start"
      >
        <Box display={{ base: shown === 'text' ? 'block' : 'none', xl: 'block' }}>
          {fields}
          <WordCount html={String(values.content ?? '')} />
          <SearchAdvice values={values} />
        </Box>
        <Box
          display={{ base: shown === 'preview' ? 'block' : 'none', xl: 'block' }}
          position={{ xl: 'sticky' }}
          top="4"
        >
          <LivePreview values={values} item={item} />
        </Box>
      </Grid>
      {questions}
    </>
  );
}

/** Widths of the window that is shown, in CSS pixels. */
const widths: Record<Device, number> = { phone: 390, desktop: 1280 };

interface PreviewProps {
  values: Partial<Values>;
  item: StaffPostFragment | null;
}

/** The article as visitors will see it, while it is written. */
function LivePreview({ values, item }: PreviewProps) {
  const { Post } = useContext(SitePreviews);
  const [shown, setShown] = useState<Device>('phone');
  const settled = useDeferredValue(values);
  return (
    <Box as="section" aria-label="Preview">
      <WidthChoice shown={shown} onShow={setShown} />
      <ScaledWindow windowWidth={widths[shown]} h={{ base: '70dvh', xl: 'calc(100dvh - 9rem)' }} bg="subtle">
        <Suspense>
          <Post
            post={{
              title: String(settled.title || 'Title'),
              category: settled.category as PostCategory,
              content: String(settled.content ?? ''),
              image: imageOf(String(settled.imageUrl ?? ''), item),
              imageAlt: String(settled.imageAlt ?? ''),
              videoUrl: String(settled.videoUrl ?? '') || null,
              day: item?.publishedAt ?? item?.createdAt ?? new Date().toISOString(),
            }}
          />
        </Suspense>
      </ScaledWindow>
    </Box>
  );
}

const unknown = {
  width: null,
  height: null,
  placeholder: null,
  widths: [],
  focus: null,
  caption: null,
  credit: null,
};

/** What is saved comes in all its sizes, another one as it is. */
function imageOf(url: string, item: StaffPostFragment | null) {
  if (!url) return null;
  return item?.image && item.imageUrl === url ? item.image : { ...unknown, url };
}

export const code: ScreenCode = { Screen: WritingPage };
