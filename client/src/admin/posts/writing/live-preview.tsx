import { Box } from '@chakra-ui/react';
import { Suspense, useContext, useDeferredValue, useState } from 'react';
import type { PostCategory } from '../../../generated/schema.ts';
import type { Values } from '../../screens/form/form.tsx';
import { type Device, ScaledWindow, WidthChoice } from '../../ui/scaled-window.tsx';
import { SitePreviews } from '../../ui/site-previews.ts';
import type { StaffPostFragment } from '../posts.generated.ts';

/** Widths of the window that is shown, in CSS pixels. */
const widths: Record<Device, number> = { phone: 390, desktop: 1280 };

interface Props {
  values: Partial<Values>;
  item: StaffPostFragment | null;
}

/** The article as visitors will see it, while it is written. */
export function LivePreview({ values, item }: Props) {
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
  ...{ width: null, height: null, placeholder: null, widths: [] },
  ...{ focus: null, caption: null, credit: null },
};

/** What is saved comes in all its sizes, another one as it is. */
function imageOf(url: string, item: StaffPostFragment | null) {
  if (!url) return null;
  return item?.image && item.imageUrl === url ? item.image : { ...unknown, url };
}
