import { videoThumbnail } from './video-thumbnail.ts';

const thumbnail = 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg';

it.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com/watch?list=x&v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?t=3',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  'https://m.youtube.com/shorts/aqz-KE-bpKQ',
])('the film at %s has a thumbnail', (address) => {
  expect(videoThumbnail(address)).toBe(thumbnail);
});

it.each([
  'https://evil.example/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=much-too-long-id',
  'https://vimeo.com/123456789',
  'not an address',
])('there is no thumbnail for %s', (address) => {
  expect(videoThumbnail(address)).toBeNull();
});
