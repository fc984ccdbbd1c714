import { filled } from './variables.ts';

const values = { first: 'Amina', last: '', city: ' ', phone: '+256 700' };

test.each([
  ['Dear {first} {last},', 'Dear Amina,'],
  ['Dear {last} {first},', 'Dear Amina,'],
  ['Dear {last} {city},', 'Dear,'],
  ['Dear {last}{city}{first},', 'Dear Amina,'],
  ['{last} {first} writes', 'Amina writes'],
  ['We are in {city} and answer.', 'We are in and answer.'],
  ['Bonjour {first} {last} !', 'Bonjour Amina !'],
  ['From {city}\n{last} see you', 'From\nsee you'],
  ['Yours, {last}', 'Yours,'],
  // What staff typed stays, also where it looks odd, and so does what is no variable.
  ['Dear  {first} ,  call {phone} ; {other} ,', 'Dear  Amina ,  call +256 700 ; {other} ,'],
])('%j with what is known is %j', (text, expected) => {
  expect(filled(text, values)).toBe(expected);
});
