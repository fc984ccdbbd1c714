import { isOfFilmHost } from '../../lib/film.ts';
import { todayInKampala } from '../../lib/today.ts';
import { TextField } from '../screens/form/fields.tsx';
import { type Form, form, type InputProps, row } from '../screens/form/form.tsx';
import { tabs } from '../screens/form/form-tabs.tsx';
import { drawnElsewhere, picture, select, text } from '../screens/form/kinds.tsx';
import { ImageField } from '../screens/uploads/upload-fields.tsx';
import {
  type GalleryItemInput,
  galleryItemInputRules,
  type StaffGalleryItemFragment,
} from './gallery.generated.ts';

export const categoryLabels = {
  events: 'Events',
  stays: 'Facilities',
  activity: 'Activity',
  competitions: 'Competitions',
};

const fields = form<StaffGalleryItemFragment, GalleryItemInput>(
  { create: 'Add Image', edit: 'Edit Gallery Item' },
  galleryItemInputRules,
)({
  title: text(),
  ...row('1fr 1fr', { category: select(categoryLabels), date: text({ blank: todayInKampala }) }),
  type: tabs({ image: 'Image', video: 'Video' }, (type, field) =>
    type === 'image' ? (
      <ImageField {...field('imageUrl', { required: true })} alt={field('imageAlt')} />
    ) : (
      <FilmFields field={field} />
    ),
  ),
  videoUrl: drawnElsewhere(text({ hint: 'Such as its page on YouTube or Vimeo.' })),
  ...picture('imageUrl', null),
});

function FilmFields({ field }: Pick<InputProps, 'field'>) {
  return (
    <>
      <TextField {...field('videoUrl', { required: true })} type="url" />
      <ImageField
        {...field('imageUrl')}
        alt={field('imageAlt')}
        hint="Empty means the thumbnail of the film's host, where that is known."
      />
    </>
  );
}

export const galleryForm: Form<StaffGalleryItemFragment, GalleryItemInput> = {
  ...fields,
  read({ imageUrl, ...item }) {
    // A thumbnail found for the film is found again, for another film another one.
    const isFound = item.type === 'video' && imageUrl !== null && isOfFilmHost(imageUrl);
    return fields.read({ ...item, imageUrl: isFound ? null : imageUrl });
  },
  send(values) {
    const input = fields.send(values);
    return { ...input, videoUrl: input.type === 'video' ? input.videoUrl : null };
  },
};
