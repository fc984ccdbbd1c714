import { startTestApp, type TestApp } from '../../test/app.ts';
import { startFakeFlutterwave } from '../../test/fakes/flutterwave.ts';
import { testPages } from '../../test/pages.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp({ flutterwave: (await startFakeFlutterwave()).settings }, testPages());
});
afterAll(() => product.close());

async function policyAt(path: string): Promise<string> {
  const { headers } = await fetch(product.origin + path);
  return headers.get('content-security-policy') ?? '';
}

test('the donations page lets the provider’s script, frame and API in', async () => {
  const policy = await policyAt('/donations');
  for (const directive of ['script-src', 'connect-src', 'frame-src']) {
    expect(policy).toMatch(new RegExp(`${directive} [^;]* ?https://checkout\\.flutterwave\\.com`));
  }
});

test.each(['/', '/donations/x', '/programs', '/admin', '/graphql'])(
  'no other page does: %s',
  async (path) => {
    // Twice: the second answer may come from memory.
    for (const _ of [1, 2]) {
      const policy = await policyAt(path);
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('flutterwave');
    }
  },
);

test.each([
  '/book/1',
  '/booking?key=x',
  '/booking/paid?reference=x',
  '/booking/link',
  '/booking/waiting?key=x',
])('nobody’s script or frame but ours runs beside a booking: %s', async (path) => {
  const policy = await policyAt(path);
  for (const name of ['default-src', 'script-src', 'connect-src', 'frame-src', 'object-src'])
    expect(policy).toMatch(new RegExp(`(^|;)${name} 'self'(;|$)`));
});

test.each(['/', '/donations', '/admin', '/graphql', '/api/v1/programs'])(
  'no page may use camera, microphone or place, and only the checkout may ask for a payment: %s',
  async (path) => {
    const { headers } = await fetch(product.origin + path);
    const policy = headers.get('permissions-policy');
    for (const feature of ['camera', 'microphone', 'geolocation']) expect(policy).toContain(`${feature}=()`);
    const payment = path === '/donations' ? 'payment=("https://checkout.flutterwave.com")' : 'payment=()';
    expect(policy).toContain(payment);
  },
);
