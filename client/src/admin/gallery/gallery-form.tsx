import { Grid } from '@chakra-ui/react';
import { isOfFilmHost } from '../../lib/film.ts';
import { todayInKampala } from '../../lib/today.ts';
import { SelectField, TextField } from '../screens/form/fields.tsx';
import { FormTabs } from '../screens/form/form-tabs.tsx';
import { labelIn } from '../screens/form/label-in.ts';
import { textOrNull } from '../screens/form/list-text.ts';
import { imageAddress, requiredText, webAddress } from '../screens/form/rules.ts';
import type { FormConfig } from '../screens/resource.ts';
import { imageAltLabel } from '../screens/uploads/image-alt-field.tsx';
import { ImageField } from '../screens/uploads/image-field.tsx';
import type { GalleryItemInput, StaffGalleryItemFragment } from './gallery.generated.ts';

/** The form's values as they are typed. */
export interface GalleryValues {
  type: StaffGalleryItemFragment['type'];
  title: string;
  category: StaffGalleryItemFragment['category'];
  date: string;
  videoUrl: string;
  imageUrl: string;
  imageAlt: string;
}

const labels: FormConfig<StaffGalleryItemFragment, GalleryValues>['labels'] = {
  type: 'Type',
  title: 'Title',
  category: 'Category',
  date: 'Date',
  videoUrl: 'Video URL',
  imageUrl: 'Image URL',
  imageAlt: imageAltLabel,
};

export const galleryCategories = [
  { value: 'events', label: 'Events' },
  { value: 'stays', label: 'Facilities' },
  { value: 'activity', label: 'Activity' },
  { value: 'competitions', label: 'Competitions' },
] as const;

const types = [
  { value: 'image', label: 'Image' },
  { value: 'video', label: 'Video' },
] as const;

const rules = {
  title: requiredText(labels.title, 200),
  category: { required: `${labels.category} is required.` },
  date: { required: `${labels.date} is required.` },
  videoUrl: webAddress(labels.videoUrl),
};

function GalleryFields() {
  const field = <Name extends keyof typeof rules>(name: Name) => ({
    name,
    label: labels[name],
    rules: rules[name],
  });
  const image = { name: 'imageUrl', label: labels.imageUrl };
  return (
    <>
      <TextField {...field('title')} />
      <Grid templateColumns={{ md: '1fr 1fr' }} gap="5">
        <SelectField {...field('category')} options={galleryCategories} />
        <TextField {...field('date')} type="date" />
      </Grid>
      <FormTabs name="type" label={labels.type} options={types}>
        {(type) =>
          type === 'image' ? (
            <ImageField
              {...image}
              rules={imageAddress(labels.imageUrl)}
              hint="From your device, or a web address."
            />
          ) : (
            <>
              <TextField {...field('videoUrl')} type="url" hint="Such as its page on YouTube or Vimeo." />
              <ImageField
                {...image}
                rules={imageAddress(labels.imageUrl, { optional: true })}
                hint="Empty means the thumbnail of the film's host, where that is known."
              />
            </>
          )
        }
      </FormTabs>
    </>
  );
}

export const galleryForm: FormConfig<StaffGalleryItemFragment, GalleryValues> = {
  heading: { create: 'Add Image', edit: 'Edit Gallery Item' },
  labels,
  blank: () => ({
    type: 'image',
    title: '',
    category: 'events',
    date: todayInKampala(),
    videoUrl: '',
    imageUrl: '',
    imageAlt: '',
  }),
  fromItem: ({ type, title, category, date, videoUrl, imageUrl, imageAlt }) => ({
    type,
    title,
    category,
    date,
    videoUrl: videoUrl ?? '',
    // A thumbnail found for the film is found again, for another film another one.
    imageUrl: imageUrl && !(type === 'video' && isOfFilmHost(imageUrl)) ? imageUrl : '',
    imageAlt: imageAlt ?? '',
  }),
  inWords: { type: labelIn(types), category: labelIn(galleryCategories) },
  Fields: GalleryFields,
};

/** What is sent for what was typed. */
export function toGalleryItemInput(values: GalleryValues): GalleryItemInput {
  return {
    ...values,
    imageAlt: textOrNull(values.imageAlt),
    videoUrl: values.type === 'video' ? textOrNull(values.videoUrl) : null,
    imageUrl: textOrNull(values.imageUrl),
  };
}
