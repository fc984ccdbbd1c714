import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { responseData } from '../../lib/api/response-data.ts';
import { useMay } from '../rights/rights.ts';
import { type Actions, textsOf } from '../screens/editing/edited.ts';
import { form, row } from '../screens/form/form.tsx';
import { number, text } from '../screens/form/kinds.tsx';
import { useWholeList } from '../screens/list/all-at-once.ts';
import type { ListInCache } from '../screens/list/list.ts';
import { type SmallList, SmallListScreen } from '../screens/small-list-screen.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { textColumn } from '../screens/table/columns.tsx';
import {
  DeleteVehicleDocument,
  SaveVehicleDocument,
  type StaffVehicleFragment,
  StaffVehiclesDocument,
  type VehicleInput,
  vehicleInputRules,
} from './vehicles.generated.ts';

type Vehicle = StaffVehicleFragment;

const vehicleForm = form<Vehicle, VehicleInput>(
  { create: 'New Vehicle', edit: 'Edit Vehicle' },
  vehicleInputRules,
)({
  ...row('3fr 1fr', {
    name: text({ hint: 'Such as Land Cruiser UBA 123A, by which everybody knows it.' }),
    seats: number({ hint: 'For guests.' }),
  }),
});

const vehicles: SmallList<Vehicle> = {
  noun: 'vehicle',
  title: 'Vehicles',
  searchLabel: 'Search vehicles',
  empty: 'No vehicles yet. Those on this list can go along on a departure, each on one at a time.',
  emptySearch: 'No vehicles found matching your search.',
  nameOf: ({ name }) => name,
  searchIn: ({ name }) => [name],
  columns: [
    textColumn('Name', ({ name }) => name, { kind: 'name', minWidth: '16rem' }),
    { title: 'Seats', kind: 'number', sortBy: ({ seats }) => seats, text: ({ seats }) => String(seats) },
  ],
  usualSort: 'name',
  operations: { typename: 'Vehicle', list: StaffVehiclesDocument },
  order: (a, b) => a.name.localeCompare(b.name),
  form: vehicleForm,
  texts: textsOf('Vehicle'),
  hasHistory: false,
};

/** In what guests travel. */
export function VehiclesPage() {
  const shown = useWholeList(vehicles);
  const actions = useVehicleActions(shown.inCache);
  return (
    <SmallListScreen
      list={vehicles}
      shown={shown}
      actions={actions}
      fate={({ name }) => `${name} will be gone for good. Departures that are over keep no trace of it.`}
      mayWrite={useMay('writeOffice')}
      hasFile={false}
    />
  );
}

/** One call makes and changes them; the list on screen follows without being asked for again. */
function useVehicleActions(list: ListInCache<Vehicle>): Actions<Vehicle> {
  const client = useApolloClient();
  return useMemo(
    () => ({
      async fetch(id) {
        const { data } = await client.query({
          query: StaffVehiclesDocument,
          fetchPolicy: 'network-only',
        });
        return (data?.items as Vehicle[] | undefined)?.find((vehicle) => vehicle.id === id) ?? null;
      },
      async create(values, key) {
        const { data } = await client.mutate({
          mutation: SaveVehicleDocument,
          variables: { input: vehicleForm.send(values), key },
          update: (cache, { data: made }) => made && list.insert(cache, made.saved as Vehicle),
        });
        return responseData(data).saved as Vehicle;
      },
      async update(id, values, version) {
        const { data } = await client.mutate({
          mutation: SaveVehicleDocument,
          variables: { id, input: vehicleForm.send(values), version },
          update: (cache) => list.arrange(cache),
        });
        return responseData(data).saved as Vehicle;
      },
      async remove({ id }) {
        await client.mutate({
          mutation: DeleteVehicleDocument,
          variables: { id },
          update: (cache) => list.remove(cache, id),
        });
        return undefined;
      },
    }),
    [client, list],
  );
}

export const code: ScreenCode = { Screen: VehiclesPage };
