import { applyHead, type Head, renderHead } from './head.ts';

const head: Head = {
  title: 'Nile & "rapids"',
  description: 'White water',
  canonical: 'https://lubugo.example/programs/3',
  feed: { title: 'News', address: 'https://lubugo.example/news/rss.xml' },
  structuredData: [{ '@type': 'TouristTrip', name: '</script>' }],
};

test('the head is written with everything escaped', () => {
  const html = renderHead(head);
  expect(html).toContain('<title>Nile &amp; &quot;rapids&quot;</title>');
  expect(html).toContain('<link data-page rel="canonical" href="https://lubugo.example/programs/3">');
  expect(html).toContain('"name":"\\u003c/script>"');
  expect(html).toContain('rel="alternate" type="application/rss+xml" title="News"');
});

test('a navigation replaces what the page before said', () => {
  applyHead(head);
  applyHead({ title: 'About', noindex: true });
  expect(document.title).toBe('About');
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});
