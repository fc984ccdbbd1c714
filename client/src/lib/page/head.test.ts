import { applyHead, type Head, renderHead } from './head.ts';
import { shareOf } from './share-picture.ts';

const head: Head = {
  title: 'Nile & "rapids"',
  description: 'White water',
  canonical: 'https://lubugo.example/programs/3',
  feed: { title: 'News', address: 'https://lubugo.example/news/rss.xml' },
  image: { address: 'https://lubugo.example/media/a/share.jpg', alt: 'White "water"' },
  structuredData: [{ '@type': 'TouristTrip', name: '</script>' }],
};

const fallback = { address: 'https://lubugo.example/assets/share.jpg', alt: 'The agency' };

test('the head is written with everything escaped', () => {
  const html = renderHead(head, fallback);
  expect(html).toContain('<title>Nile &amp; &quot;rapids&quot;</title>');
  expect(html).toContain('<link data-page rel="canonical" href="https://lubugo.example/programs/3">');
  expect(html).toContain('"name":"\\u003c/script>"');
  expect(html).toContain('rel="alternate" type="application/rss+xml" title="News"');
});

test("previews of links get a picture of known size, the page's own or the agency's", () => {
  const own = renderHead(head, fallback);
  expect(own).toContain('property="og:image" content="https://lubugo.example/media/a/share.jpg"');
  expect(own).toContain('property="og:image:width" content="1200"');
  expect(own).toContain('property="og:image:height" content="630"');
  expect(own).toContain('property="og:image:alt" content="White &quot;water&quot;"');
  expect(own).toContain('name="twitter:card" content="summary_large_image"');
  const { image: _, ...plain } = head;
  expect(renderHead(plain, fallback)).toContain(
    'og:image" content="https://lubugo.example/assets/share.jpg"',
  );
});

test('the preview of a record is cut from its picture, unless that lies on another site', () => {
  const url = `/media/${'a'.repeat(32)}.jpg`;
  const address = `https://lubugo.example/media/${'a'.repeat(32)}/share.jpg`;
  expect(shareOf({ url }, 'Falls', 'https://lubugo.example')).toEqual({ address, alt: 'Falls' });
  expect(shareOf({ url: 'https://example.org/a.jpg' }, 'Falls', 'https://lubugo.example')).toBeUndefined();
  expect(shareOf(null, '', 'https://lubugo.example')).toBeUndefined();
});

test('a navigation replaces what the page before said', () => {
  applyHead(head);
  applyHead({ title: 'About', noindex: true });
  expect(document.title).toBe('About');
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});
