import { Grid } from '@chakra-ui/react';
import { commaParts } from '../../lib/text.ts';
import { LongTextField, NumberField, SelectField, TextField } from '../screens/form/fields.tsx';
import { textOrNull } from '../screens/form/list-text.ts';
import { imageAddress, listOf, numberFrom, optionalText, requiredText } from '../screens/form/rules.ts';
import type { FormConfig } from '../screens/resource.ts';
import { imageAltLabel } from '../screens/uploads/image-alt-field.tsx';
import { ImageField } from '../screens/uploads/image-field.tsx';
import type { AlumnusInput, StaffAlumnusFragment } from './alumni.generated.ts';

/** The form's values as they are typed: the year as text, achievements between commas. */
export interface AlumnusValues {
  name: string;
  position: string;
  currentTeam: string;
  graduationYear: string;
  category: StaffAlumnusFragment['category'];
  achievements: string;
  image: string;
  imageAlt: string;
}

const labels: FormConfig<StaffAlumnusFragment, AlumnusValues>['labels'] = {
  name: 'Name',
  position: 'Position',
  currentTeam: 'Destination',
  graduationYear: 'Date',
  category: 'Category',
  achievements: 'Descriptions',
  image: 'Image URL',
  imageAlt: imageAltLabel,
};

export const categoryLabels = { professional: 'Professional', college: 'College', youth: 'Youth Teams' };
const categories = Object.entries(categoryLabels).map(([value, label]) => ({ value, label }));

const rules = {
  name: requiredText(labels.name, 200),
  position: requiredText(labels.position, 2000),
  currentTeam: optionalText(labels.currentTeam, 200),
  graduationYear: numberFrom(labels.graduationYear, 1900, { whole: true, max: 2200 }),
  category: { required: `${labels.category} is required.` },
  achievements: listOf(labels.achievements, commaParts),
  image: imageAddress(labels.image),
};

function AlumnusFields() {
  const field = <Name extends keyof typeof rules>(name: Name) => ({
    name,
    label: labels[name],
    rules: rules[name],
  });
  return (
    <>
      <TextField {...field('name')} />
      <LongTextField {...field('position')} rows={4} hint="What the traveller says; shown as a quote." />
      <Grid templateColumns={{ md: '2fr 1fr 1fr' }} gap="5" alignItems="start">
        <TextField {...field('currentTeam')} hint="Where the journey went." />
        <NumberField {...field('graduationYear')} min={1900} step={1} hint="Year of the visit." />
        <SelectField {...field('category')} options={categories} />
      </Grid>
      <TextField
        {...field('achievements')}
        hint="Commas separate them, such as Reached Margherita, Planted a tree."
      />
      <ImageField {...field('image')} hint="From your device, or a web address." />
    </>
  );
}

export const alumnusForm: FormConfig<StaffAlumnusFragment, AlumnusValues> = {
  heading: { create: 'Add New Testimonial', edit: 'Edit Testimonial' },
  labels,
  blank: () => ({
    name: '',
    position: '',
    currentTeam: '',
    graduationYear: String(new Date().getFullYear()),
    category: 'professional',
    achievements: '',
    image: '',
    imageAlt: '',
  }),
  fromItem: ({ name, position, currentTeam, graduationYear, category, achievements, image, imageAlt }) => ({
    name,
    position,
    currentTeam: currentTeam ?? '',
    graduationYear: String(graduationYear),
    category,
    achievements: achievements.join(', '),
    image,
    imageAlt: imageAlt ?? '',
  }),
  inWords: { category: (category) => categoryLabels[category] },
  Fields: AlumnusFields,
};

/** What is sent for what was typed. */
export function toAlumnusInput(values: AlumnusValues): AlumnusInput {
  return {
    ...values,
    imageAlt: textOrNull(values.imageAlt),
    currentTeam: textOrNull(values.currentTeam),
    graduationYear: Number(values.graduationYear),
    achievements: commaParts(values.achievements),
  };
}
