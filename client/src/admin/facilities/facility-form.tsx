import { Grid } from '@chakra-ui/react';
import { LongTextField, TextField } from '../screens/form/fields.tsx';
import { lines, textOrNull } from '../screens/form/list-text.ts';
import { imageAddress, listOf, optionalText, requiredText } from '../screens/form/rules.ts';
import type { FormConfig } from '../screens/resource.ts';
import { imageAltLabel } from '../screens/uploads/image-alt-field.tsx';
import { ImageField } from '../screens/uploads/image-field.tsx';
import type { FacilityInput, StaffFacilityFragment } from './facilities.generated.ts';

/** The form's values as they are typed; lists are texts with one entry to a line. */
export interface FacilityValues {
  name: string;
  imageUrl: string;
  imageAlt: string;
  description: string;
  features: string;
  equipment: string;
  openingHours: string;
  availableDays: string;
  capacity: string;
  maintenance: string;
}

const labels: FormConfig<StaffFacilityFragment, FacilityValues>['labels'] = {
  name: 'Name',
  imageUrl: 'Image URL',
  imageAlt: imageAltLabel,
  description: 'Description',
  features: 'Features',
  equipment: 'Equipment',
  openingHours: 'Opening Hours',
  availableDays: 'Available Days',
  capacity: 'Capacity',
  maintenance: 'Maintenance',
};

const rules = {
  name: requiredText(labels.name, 200),
  imageUrl: imageAddress(labels.imageUrl),
  description: requiredText(labels.description, 10_000),
  features: listOf(labels.features, lines, { required: true }),
  equipment: listOf(labels.equipment, lines, { required: true }),
  openingHours: optionalText(labels.openingHours, 200),
  availableDays: optionalText(labels.availableDays, 200),
  capacity: optionalText(labels.capacity, 200),
  maintenance: optionalText(labels.maintenance, 500),
};

function FacilityFields() {
  const field = <Name extends keyof typeof rules>(name: Name) => ({
    name,
    label: labels[name],
    rules: rules[name],
  });
  return (
    <>
      <TextField {...field('name')} />
      <ImageField {...field('imageUrl')} hint="From your device, or a web address." />
      <LongTextField {...field('description')} hint="Blank lines separate paragraphs." />
      <Grid templateColumns={{ md: '1fr 1fr' }} gap="5" alignItems="start">
        <LongTextField {...field('features')} rows={5} hint="One to a line." />
        <LongTextField {...field('equipment')} rows={5} hint="One to a line." />
        <TextField {...field('openingHours')} hint="Empty is shown as 6:00 AM - 10:00 PM." />
        <TextField {...field('availableDays')} hint="Empty is shown as Monday - Sunday." />
        <TextField {...field('capacity')} hint="Empty is shown as Variable." />
        <TextField {...field('maintenance')} hint="Empty is shown as Regular." />
      </Grid>
    </>
  );
}

export const facilityForm: FormConfig<StaffFacilityFragment, FacilityValues> = {
  heading: { create: 'New Stay', edit: 'Edit Stay' },
  labels,
  blank: () => ({
    name: '',
    imageUrl: '',
    imageAlt: '',
    description: '',
    features: '',
    equipment: '',
    openingHours: '',
    availableDays: '',
    capacity: '',
    maintenance: '',
  }),
  fromItem: (stay) => ({
    name: stay.name,
    imageUrl: stay.imageUrl,
    imageAlt: stay.imageAlt ?? '',
    description: stay.description,
    features: stay.features.join('\n'),
    equipment: stay.equipment.join('\n'),
    openingHours: stay.openingHours ?? '',
    availableDays: stay.availableDays ?? '',
    capacity: stay.capacity ?? '',
    maintenance: stay.maintenance ?? '',
  }),
  Fields: FacilityFields,
};

/** What is sent for what was typed. */
export function toFacilityInput(values: FacilityValues): FacilityInput {
  return {
    ...values,
    imageAlt: textOrNull(values.imageAlt),
    features: lines(values.features),
    equipment: lines(values.equipment),
    openingHours: textOrNull(values.openingHours),
    availableDays: textOrNull(values.availableDays),
    capacity: textOrNull(values.capacity),
    maintenance: textOrNull(values.maintenance),
  };
}
