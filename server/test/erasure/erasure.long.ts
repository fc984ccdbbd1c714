// As in erasure.test.ts of persons, of many more people.
import fc from 'fast-check';
import { faultsOfErasing, people } from './faults-of-erasing.ts';
import { Office } from './guests.ts';

it('Whoever of many people is erased, all that was theirs is gone and nothing of anybody else', async () => {
  const office = await Office.open();
  const erasing = fc.asyncProperty(people, async (guests) => {
    expect(await faultsOfErasing(office, guests)).toEqual([]);
  });
  await fc.assert(erasing, { numRuns: 25, endOnFailure: true });
});
