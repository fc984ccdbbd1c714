import { createPageLinks } from './page-links.ts';

const links = createPageLinks({
  'src/entry-client.tsx': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/site/programs-page.tsx': {
    file: 'assets/programs.js',
    imports: ['_react.js', '_card.js', 'src/entry-client.tsx'],
    css: ['assets/programs.css'],
  },
  '_card.js': { file: 'assets/card.js', imports: ['src/site/programs-page.tsx'] },
});

test('a page names its chunks and their styles, but not what index.html names already', () => {
  expect(links(['src/site/programs-page.tsx'])).toBe(
    '<link rel="stylesheet" href="/assets/programs.css">' +
      '<script type="application/json" id="page-code">["/assets/programs.js","/assets/card.js"]</script>',
  );
});

test('a page the build does not know names nothing', () => {
  expect(links(['src/site/nothing.tsx'])).toBe('');
});
