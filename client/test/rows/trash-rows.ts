// What is in the trash, as the server answers it; believable but for what the test says about it.
import type { StaffTrashedItemFragment } from '../../src/admin/trash/trash.generated.ts';

export function trashRow(
  type: StaffTrashedItemFragment['type'],
  id: number,
  title: string,
  more: Partial<StaffTrashedItemFragment> = {},
) {
  return {
    __typename: 'TrashedItem',
    type,
    id,
    title,
    deletedAt: '2026-11-20T12:00:00.000Z',
    deletedBy: 'nakato@lubugo.example',
    goesAt: '2026-12-20T12:00:00.000Z',
    ...more,
  } as const;
}
