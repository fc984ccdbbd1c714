import { Chips, Excerpt, Moment, Thumbnail } from '../kit/cells.tsx';
import { ContentScreen } from '../kit/content-screen.tsx';
import type { Resource } from '../kit/resource.ts';
import type { ContentCalls } from '../kit/use-content-actions.ts';
import {
  CreateFacilityDocument,
  DeleteFacilityDocument,
  type FacilityInput,
  type StaffFacilityFragment,
  StaffFacilityNowDocument,
  UpdateFacilityDocument,
} from './facilities.generated.ts';
import { facilitiesRestoring } from './facilities-restoring.ts';
import { type FacilityValues, facilityForm, toFacilityInput } from './facility-form.tsx';

const stays: Resource<StaffFacilityFragment, FacilityValues> = {
  noun: 'stay',
  title: 'Stays',
  newLabel: 'New Stay',
  searchLabel: 'Search stays',
  empty: 'No stays yet. The first one you make appears here and on the website.',
  emptySearch: 'No stays found matching your search.',
  nameOf: ({ name }) => name,
  searchIn: ({ name, description, features, equipment }) => [name, description, ...features, ...equipment],
  columns: [
    { title: 'Image', kind: 'picture', cell: ({ image }) => <Thumbnail key={image.url} image={image} /> },
    { title: 'Name', kind: 'name', minWidth: '13rem', cell: ({ name }) => <strong>{name}</strong> },
    {
      title: 'Description',
      kind: 'text',
      minWidth: '20rem',
      cell: (stay) => <Excerpt text={stay.description} />,
    },
    {
      title: 'Features',
      kind: 'text',
      minWidth: '18rem',
      cell: ({ features }) => <Chips words={features} most={3} />,
    },
    {
      title: 'Equipment',
      kind: 'text',
      minWidth: '16rem',
      cell: ({ equipment }) => <Chips words={equipment} most={3} />,
    },
    { title: 'Opening Hours', minWidth: '10rem', cell: ({ openingHours }) => openingHours ?? standard },
    { title: 'Available Days', minWidth: '10rem', cell: ({ availableDays }) => availableDays ?? standard },
    { title: 'Capacity', minWidth: '9rem', cell: ({ capacity }) => capacity ?? standard },
    { title: 'Maintenance', minWidth: '9rem', cell: ({ maintenance }) => maintenance ?? standard },
    { title: 'Created At', cell: ({ createdAt }) => <Moment value={createdAt} /> },
    { title: 'Updated At', cell: ({ updatedAt }) => <Moment value={updatedAt} /> },
  ],
  form: facilityForm,
  texts: {
    created: 'Stay created successfully',
    updated: 'Stay updated successfully',
    deleted: 'Stay deleted successfully',
    saveFailed: 'Failed to save facility',
    deleteFailed: 'Failed to delete facility',
  },
};

/** Stands where the website shows its own words. */
const standard = 'As usual';

const calls: ContentCalls<StaffFacilityFragment, FacilityValues, FacilityInput> = {
  ...facilitiesRestoring,
  now: StaffFacilityNowDocument,
  create: CreateFacilityDocument,
  update: UpdateFacilityDocument,
  remove: DeleteFacilityDocument,
  toInput: toFacilityInput,
};

export function FacilitiesPage() {
  return <ContentScreen resource={stays} calls={calls} />;
}
