import { Grid } from '@chakra-ui/react';
import { CheckField, LongTextField, NumberField, SelectField, TextField } from '../screens/form/fields.tsx';
import { textOrNull } from '../screens/form/list-text.ts';
import {
  type PublishingValues,
  publishedNow,
  publishingInput,
  publishingInWords,
  publishingLabels,
  publishingOf,
} from '../screens/form/publishing.ts';
import { imageAddress, numberFrom, requiredText } from '../screens/form/rules.ts';
import { VisibilityField } from '../screens/form/visibility-field.tsx';
import type { FormConfig } from '../screens/resource.ts';
import { imageAltLabel } from '../screens/uploads/image-alt-field.tsx';
import { ImageField } from '../screens/uploads/image-field.tsx';
import type { ProgramInput, StaffProgramFragment } from './programs.generated.ts';

/** The form's values as they are typed; numbers are text until they are sent. */
export interface ProgramValues extends PublishingValues {
  name: string;
  category: NonNullable<ProgramInput['category']>;
  imageUrl: string;
  imageAlt: string;
  description: string;
  duration: string;
  price: string;
  schedule: string;
  maxParticipants: string;
  isActive: boolean;
}

const labels: FormConfig<StaffProgramFragment, ProgramValues>['labels'] = {
  name: 'Name',
  category: 'Category',
  imageUrl: 'Image URL',
  imageAlt: imageAltLabel,
  description: 'Description',
  duration: 'Duration',
  price: 'Price',
  schedule: 'Schedule',
  maxParticipants: 'Max Tourists',
  isActive: 'Is Active',
  ...publishingLabels,
};

export const categoryLabels = { activity: 'Activity', services: 'Services', destination: 'Destination' };
const categories = Object.entries(categoryLabels).map(([value, label]) => ({ value, label }));

const rules = {
  name: requiredText(labels.name, 200),
  imageUrl: imageAddress(labels.imageUrl),
  description: requiredText(labels.description, 10_000),
  duration: requiredText(labels.duration, 100),
  price: numberFrom(labels.price, 0),
  schedule: requiredText(labels.schedule, 500),
  maxParticipants: numberFrom(labels.maxParticipants, 1, { optional: true, whole: true }),
  category: { required: `${labels.category} is required.` },
};

function ProgramFields({ item }: { item: StaffProgramFragment | null }) {
  const field = <Name extends keyof typeof rules>(name: Name) => ({
    name,
    label: labels[name],
    rules: rules[name],
  });
  return (
    <>
      <Grid templateColumns={{ md: '2fr 1fr' }} gap="5">
        <TextField {...field('name')} />
        <SelectField {...field('category')} options={categories} />
      </Grid>
      <ImageField {...field('imageUrl')} hint="From your device, or a web address." />
      <LongTextField {...field('description')} hint="Blank lines separate paragraphs." />
      <Grid templateColumns={{ md: '1fr 1fr 1fr' }} gap="5" alignItems="start">
        <TextField {...field('duration')} hint="In words, such as 3 days." />
        <NumberField {...field('price')} unit="UGX" min={0} step={0.01} hint="1 or less is shown as Free." />
        <NumberField {...field('maxParticipants')} min={1} step={1} hint="Empty means no limit." />
      </Grid>
      <TextField {...field('schedule')} hint="Commas separate the parts, such as Daily, Departs 6:00 AM." />
      <CheckField
        name="isActive"
        label={labels.isActive}
        hint="Visitors see it on the website, once it is published."
      />
      <VisibilityField item={item} />
    </>
  );
}

export const programForm: FormConfig<StaffProgramFragment, ProgramValues> = {
  heading: { create: 'New Service', edit: 'Edit Service' },
  labels,
  blank: () => ({
    name: '',
    category: 'activity',
    imageUrl: '',
    imageAlt: '',
    description: '',
    duration: '',
    price: '',
    schedule: '',
    maxParticipants: '',
    isActive: true,
    ...publishedNow,
  }),
  fromItem: ({
    name,
    category,
    imageUrl,
    imageAlt,
    description,
    duration,
    price,
    schedule,
    maxParticipants,
    isActive,
    ...item
  }) => ({
    name,
    category,
    imageUrl,
    imageAlt: imageAlt ?? '',
    description,
    duration,
    price: String(price),
    schedule,
    maxParticipants: maxParticipants === null ? '' : String(maxParticipants),
    isActive,
    ...publishingOf(item),
  }),
  inWords: { category: (category) => categoryLabels[category], ...publishingInWords },
  Fields: ProgramFields,
};

/** What is sent for what was typed. */
export function toProgramInput({ price, maxParticipants, ...values }: ProgramValues): ProgramInput {
  return {
    ...values,
    imageAlt: textOrNull(values.imageAlt),
    price: Number(price),
    maxParticipants: maxParticipants.trim() === '' ? null : Number(maxParticipants),
    ...publishingInput(values),
  };
}
