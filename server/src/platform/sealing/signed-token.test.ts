import { createTokenSigner } from './signed-token.ts';

const signer = createTokenSigner('a secret');
const token = signer.sign('form', [17, 'amina@example.org']);

test('a token says what was signed', () => {
  expect(signer.read('form', token)).toEqual(['17', 'amina@example.org']);
});

test('it is for its purpose only, and for who knows the secret', () => {
  expect(signer.read('newsletter', token)).toBeNull();
  expect(createTokenSigner('another secret').read('form', token)).toBeNull();
});

test('what the secret before signed still counts, and it signs nothing more', () => {
  const later = createTokenSigner('another secret', 'a secret');
  expect(later.read('form', token)).toEqual(['17', 'amina@example.org']);
  expect(later.read('newsletter', token)).toBeNull();
  expect(signer.read('form', later.sign('form', [17]))).toBeNull();
});

test.each(['', '.', 'x', `${token}x`, token.slice(0, -1), token.replace('.', ''), `x${token}`])(
  'nothing else is taken for one: %j',
  (forged) => expect(signer.read('form', forged)).toBeNull(),
);

test('another number under the same signature is refused', () => {
  const [, signature] = token.split('.');
  const body = Buffer.from('["18","amina@example.org"]').toString('base64url');
  expect(signer.read('form', `${body}.${signature}`)).toBeNull();
});
