import type { StaffPictureFragment } from '../../src/admin/screens/uploads/picture.generated.ts';

/** A picture at an address elsewhere, as the server answers it. */
export function pictureRow(url: string): StaffPictureFragment & { __typename: 'Image' } {
  const unsaid = { focus: null, caption: null, credit: null };
  return { __typename: 'Image', url, width: null, height: null, placeholder: null, widths: [], ...unsaid };
}
