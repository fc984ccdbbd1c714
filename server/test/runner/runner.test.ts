import { createLogger } from '../../src/platform/log.ts';
import { own } from './fixture.ts';

const asAnotherFile = () => import(new URL('fixture.ts?file=0', import.meta.url).href);

test('another file has helpers of its own and the same product', async () => {
  const other = await asAnotherFile();
  expect(other.own).not.toBe(own);
  expect(other.own.createLogger).toBe(createLogger);
});
