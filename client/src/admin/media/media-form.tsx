import type { LibraryPictureFragment } from '../library/library.generated.ts';
import { type Edited, textsOf } from '../screens/editing/edited.ts';
import { type Form, form } from '../screens/form/form.tsx';
import { longText, text } from '../screens/form/kinds.tsx';
import { FocusField } from './focus-field.tsx';
import { focusWords, readFocus, writeFocus } from './focus-words.ts';
import { type MediaInput, mediaInputRules } from './media.generated.ts';
import { PictureUses } from './picture-uses.tsx';

const fields = form<LibraryPictureFragment, MediaInput>(
  { create: 'Upload Picture', edit: 'Edit Picture' },
  mediaInputRules,
)({
  focus: {
    label: 'Focal Point',
    hint: 'What stays in sight wherever the picture is cut. Press or drag on the picture, or move the point with the arrow keys.',
    blank: '',
    read: writeFocus,
    send: (typed) => readFocus(String(typed)),
    words: (typed) => focusWords(readFocus(String(typed))),
    draw: ({ item, ...props }) => <FocusField {...props} picture={item as LibraryPictureFragment} />,
  },
  alt: longText({
    label: 'Alt Text',
    rows: 2,
    hint: 'What the picture shows, in one sentence. Records that choose it begin with these words.',
  }),
  caption: text({ hint: 'Visitors read it under the picture where it is large.' }),
  credit: text({
    hint: 'Who took it, or to whom it belongs: visitors read it behind the caption, after “Photo:”.',
  }),
  name: text({ label: 'Name of the File' }),
});

/** What staff say of a picture, and below it where it is used. */
export const mediaForm: Form<LibraryPictureFragment, MediaInput> = {
  ...fields,
  draw: (item, within) => (
    <>
      {fields.draw(item, within)}
      <PictureUses id={(item as LibraryPictureFragment).id} />
    </>
  ),
};

export const editedPicture: Edited<LibraryPictureFragment> = {
  noun: 'picture',
  hasHistory: false,
  form: mediaForm,
  texts: textsOf('Picture'),
};
