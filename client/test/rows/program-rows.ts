import { programInputRules, type StaffProgramFragment } from '../../src/admin/programs/programs.generated.ts';
import { nothingOptional } from './nothing-optional.ts';
import { pictureRow } from './picture-row.ts';

type Row = StaffProgramFragment & { __typename: 'Program' };

/** A program as the server answers it. */
export function programRow(id: number, name: string, more: Partial<Row> = {}): Row {
  const imageUrl = `https://pictures.example/${id}.jpg`;
  return {
    __typename: 'Program',
    ...nothingOptional(programInputRules),
    id,
    path: `/programs/${id}`,
    name,
    description: `About ${name}.`,
    imageUrl,
    image: pictureRow(imageUrl),
    duration: '3 days',
    price: 1_250_000,
    schedule: 'Daily, Departs 6:00 AM',
    category: 'activity',
    isActive: true,
    maxParticipants: 8,
    bookingMode: 'enquiry',
    position: null,
    status: 'published',
    publishedAt: '2026-01-05T12:00:00.000Z',
    previewLink: `https://lubugo.example/programs/${id}?preview=token`,
    createdAt: '2026-01-05T12:00:00.000Z',
    updatedAt: '2026-01-05T12:00:00.000Z',
    version: 1,
    ...more,
  };
}
