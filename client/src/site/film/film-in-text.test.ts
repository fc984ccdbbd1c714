import { expect, test } from '@jest/globals';
import { withFilmLinks } from './film-in-text.ts';

test('a frame becomes a link that knows the player', () => {
  expect(
    withFilmLinks(
      '<p>a</p><iframe src="https://player.vimeo.com/video/76979871?h=ab&amp;x=1"></iframe><p>b</p>',
    ),
  ).toBe(
    '<p>a</p><a href="https://player.vimeo.com/video/76979871?h=ab&amp;x=1" target="_blank" rel="noopener noreferrer" data-film="https://player.vimeo.com/video/76979871?autoplay=1&amp;dnt=1&amp;h=ab">Play the film</a><p>b</p>',
  );
});

test('a frame of anything else is left out, and all other HTML stays as it is', () => {
  expect(withFilmLinks('<p>a</p><iframe src="https://elsewhere.example/x"></iframe>')).toBe('<p>a</p>');
  expect(withFilmLinks('<p>a <em>b</em></p>')).toBe('<p>a <em>b</em></p>');
});
