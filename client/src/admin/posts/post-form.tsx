import { Grid } from '@chakra-ui/react';
import { SelectField, TextField } from '../screens/form/fields.tsx';
import { textOrNull } from '../screens/form/list-text.ts';
import {
  type PublishingValues,
  publishedNow,
  publishingInput,
  publishingInWords,
  publishingLabels,
  publishingOf,
} from '../screens/form/publishing.ts';
import { imageAddress, requiredText, webAddress } from '../screens/form/rules.ts';
import { VisibilityField } from '../screens/form/visibility-field.tsx';
import type { FormConfig } from '../screens/resource.ts';
import { imageAltLabel } from '../screens/uploads/image-alt-field.tsx';
import { ImageField } from '../screens/uploads/image-field.tsx';
import { categoryLabel, postCategories } from './categories.ts';
import { ContentField } from './content-field.tsx';
import { htmlInWords } from './html-in-words.ts';
import type { PostInput, StaffPostFragment } from './posts.generated.ts';

/** The form's values as they are typed; the content is HTML. */
export interface PostValues extends PublishingValues {
  title: string;
  category: StaffPostFragment['category'];
  content: string;
  imageUrl: string;
  imageAlt: string;
  videoUrl: string;
}

const labels: FormConfig<StaffPostFragment, PostValues>['labels'] = {
  title: 'Title',
  category: 'Category',
  content: 'Content',
  imageUrl: 'Image URL',
  imageAlt: imageAltLabel,
  videoUrl: 'Video URL',
  ...publishingLabels,
};

const rules = {
  title: requiredText(labels.title, 200),
  category: { required: `${labels.category} is required.` },
  content: requiredText(labels.content, 100_000),
  imageUrl: imageAddress(labels.imageUrl, { optional: true }),
  videoUrl: webAddress(labels.videoUrl, { optional: true }),
};

function PostFields({ item }: { item: StaffPostFragment | null }) {
  const field = <Name extends keyof typeof rules>(name: Name) => ({
    name,
    label: labels[name],
    rules: rules[name],
  });
  return (
    <>
      <Grid templateColumns={{ md: '2fr 1fr' }} gap="5">
        <TextField {...field('title')} />
        <SelectField {...field('category')} options={postCategories} />
      </Grid>
      <ContentField {...field('content')} />
      <ImageField {...field('imageUrl')} hint="From your device, or a web address." />
      <TextField {...field('videoUrl')} type="url" hint="Such as its page on YouTube or Vimeo." />
      <VisibilityField item={item} />
    </>
  );
}

export const postForm: FormConfig<StaffPostFragment, PostValues> = {
  heading: { create: 'New Post', edit: 'Edit Post' },
  labels,
  blank: () => ({
    title: '',
    category: 'news',
    content: '',
    imageUrl: '',
    imageAlt: '',
    videoUrl: '',
    ...publishedNow,
  }),
  fromItem: ({ title, category, content, imageUrl, imageAlt, videoUrl, ...item }) => ({
    title,
    category,
    content,
    imageUrl: imageUrl ?? '',
    imageAlt: imageAlt ?? '',
    videoUrl: videoUrl ?? '',
    ...publishingOf(item),
  }),
  inWords: { category: categoryLabel, content: htmlInWords, ...publishingInWords },
  Fields: PostFields,
};

/** What is sent for what was typed. */
export function toPostInput(values: PostValues): PostInput {
  return {
    ...values,
    imageAlt: textOrNull(values.imageAlt),
    imageUrl: textOrNull(values.imageUrl),
    videoUrl: textOrNull(values.videoUrl),
    ...publishingInput(values),
  };
}
