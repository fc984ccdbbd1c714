import { expect, test } from '@jest/globals';
import { deviceInWords } from './device-words.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`],
  ['Safari on iPhone', `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`],
  [
    'Chrome on Android phone',
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Samsung Internet on Android tablet',
    `Mozilla/5.0 (Linux; Android 13; SM-T970) ${webkit} SamsungBrowser/24.0 Chrome/117.0.0.0 Safari/537.36`,
  ],
  [
    'Firefox on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['An unknown device', ' '],
])('%s', (words, userAgent) => {
  expect(deviceInWords(userAgent)).toBe(words);
});
