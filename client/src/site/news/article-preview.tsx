// The article as visitors see it, drawn into a frame of its own, whose width decides on its layout.

import { ChakraProvider } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { locale } from '../../lib/locale.ts';
import { siteSystem } from '../../ui/theme/system.ts';
// From the page, so that visitors load the article in one file with it.
import { Article } from './article-page.tsx';

type Post = ComponentProps<typeof Article>['post'];
type Typed = Pick<Post, 'title' | 'category' | 'content' | 'image' | 'imageAlt' | 'videoUrl'> & {
  day: string;
};

// The order of the layers stands before any style, whichever comes first.
const blank = `<!doctype html><html lang="${locale.language}"><head><title>Preview</title><style>${siteSystem.layers.atRule}</style></head><body></body></html>`;

/** The frame shows what is `typed`; its links and films do nothing. */
export function ArticlePreview({ post: { day, ...typed } }: { post: Typed }) {
  const [inside, setInside] = useState<{ body: HTMLElement; emotion: EmotionCache } | null>(null);
  const nothing = { id: 0, path: '', excerpt: '', text: '' };
  const post = { ...typed, ...nothing, createdAt: day, publishedAt: day, updatedAt: day };
  return (
    <iframe
      title="Preview of the article"
      srcDoc={blank}
      onLoad={({ currentTarget: { contentDocument } }) =>
        // Some browsers tell of it twice.
        setInside((before) => (before?.body === contentDocument?.body ? before : furnished(contentDocument)))
      }
    >
      {inside &&
        createPortal(
          <CacheProvider value={inside.emotion}>
            <ChakraProvider value={siteSystem}>
              <div onClickCapture={holdBack}>
                <Article post={{ ...post, status: 'draft' }} />
              </div>
            </ChakraProvider>
          </CacheProvider>,
          inside.body,
        )}
    </iframe>
  );
}

function holdBack(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** A document with our fonts, and a place for its styles. */
function furnished(document: Document | null) {
  if (!document) return null;
  for (const sheet of window.document.querySelectorAll('link[rel=stylesheet], style:not([data-emotion])'))
    document.head.append(document.importNode(sheet, true));
  return { body: document.body, emotion: createCache({ key: 'preview', container: document.head }) };
}
