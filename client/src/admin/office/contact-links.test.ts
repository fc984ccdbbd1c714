import { expect, test } from '@jest/globals';
import { internationalNumber } from './contact-links.tsx';

test.each([
  ['+256 700 000 000', '256700000000'],
  ['0700 000 000', '256700000000'],
  ['+256 (0)700-000-000', '256700000000'],
  ['00 44 20 7946 0958', '442079460958'],
  ['700000000', '256700000000'],
  ['+1 (212) 555-0100', '12125550100'],
  ['12', null],
  ['call me', null],
])('%s is %s for a chat', (phone, number) => expect(internationalNumber(phone)).toBe(number));
