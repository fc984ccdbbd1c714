import { expect, test } from '@jest/globals';
import { filmHost, isOfFilmHost, readFilm } from './film.ts';

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?t=12',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://m.youtube.com/shorts/aqz-KE-bpKQ',
])('%s plays on the host’s address without cookies', (address) => {
  expect(readFilm(address)).toEqual({
    kind: 'player',
    src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  });
});

test('a film of Vimeo plays in its player, an unlisted one with its second number', () => {
  expect(readFilm('https://vimeo.com/76979871').src).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  );
  expect(readFilm('https://vimeo.com/76979871/ab12cd34ef').src).toMatch(/&h=ab12cd34ef$/);
  expect(readFilm('https://player.vimeo.com/video/76979871?h=ab12').src).toMatch(/&h=ab12$/);
});

test('a file is played as a file, and any other address is only linked', () => {
  expect(readFilm('https://films.example/nile.MP4').kind).toBe('file');
  expect(readFilm('https://films.example/nile').kind).toBe('page');
  expect(readFilm('https://www.youtube.com/@lubugo.example').kind).toBe('page');
  expect(readFilm('no address').kind).toBe('page');
});

test('pictures on a film host are told from others', () => {
  expect(isOfFilmHost('https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg')).toBe(true);
  expect(isOfFilmHost('https://i.vimeocdn.com/video/1.jpg')).toBe(true);
  expect(isOfFilmHost('https://pictures.example/i.ytimg.com.jpg')).toBe(false);
  expect(isOfFilmHost('/media/a/1600.jpg')).toBe(false);
});

test('the host of a film has a name', () => {
  expect(filmHost('https://youtu.be/aqz-KE-bpKQ')).toBe('YouTube');
  expect(filmHost('https://vimeo.com/76979871')).toBe('Vimeo');
  expect(filmHost('https://films.example/nile.mp4')).toBe('films.example');
  expect(filmHost('no address')).toBe('another site');
});
