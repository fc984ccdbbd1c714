import { Box, chakra } from '@chakra-ui/react';
import { Suspense, useContext, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import type { PostCategory } from '../../../generated/schema.ts';
import type { Values } from '../../screens/form/form.tsx';
import { SitePreviews } from '../../ui/site-previews.ts';
import { type Device, WidthChoice } from '../../ui/width-choice.tsx';
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
  const width = widths[shown];
  const { box, scale } = useScale(width);
  return (
    <Box as="section" aria-label="Preview">
      <WidthChoice shown={shown} onShow={setShown} />
      <Box
        ref={box}
        h={{ base: '70dvh', xl: 'calc(100dvh - 9rem)' }}
        overflow="hidden"
        borderWidth="1px"
        borderColor="lineStrong"
        borderRadius="md"
        bg="subtle"
      >
        {scale > 0 && (
          <chakra.div
            mx="auto"
            style={{ width: width * scale, height: '100%' }}
            css={{
              '& iframe': {
                display: 'block',
                border: '0',
                bg: 'paper',
                transformOrigin: '0 0',
                width: `${width}px`,
                height: `${100 / scale}%`,
                transform: `scale(${scale})`,
              },
            }}
          >
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
          </chakra.div>
        )}
      </Box>
    </Box>
  );
}

const unknown = { width: null, height: null, placeholder: null, widths: [], focus: null };

/** What is saved comes in all its sizes, another one as it is. */
function imageOf(url: string, item: StaffPostFragment | null) {
  if (!url) return null;
  return item?.image && item.imageUrl === url ? item.image : { ...unknown, url };
}

/** How much smaller a window of this width must be drawn to fit in the box; never larger than it is. */
function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setRoom(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, scale: Math.min(1, room / width) };
}
