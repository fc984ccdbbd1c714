import { useApolloClient } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { responseData } from '../../lib/api/response-data.ts';
import { Button } from '../../ui/button.tsx';
import { useMay } from '../rights/rights.ts';
import { type Actions, type Edited, textsOf } from '../screens/editing/edited.ts';
import { FormDialog } from '../screens/editing/form-dialog.tsx';
import { form, row } from '../screens/form/form.tsx';
import { number, text } from '../screens/form/kinds.tsx';
import { useWholeList, type WholeList } from '../screens/list/all-at-once.ts';
import type { ListInCache } from '../screens/list/list.ts';
import { ListView } from '../screens/list/list-view.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { textColumn } from '../screens/table/columns.tsx';
import { DeleteButton, EditButton } from '../screens/table/row-buttons.tsx';
import { useOpened } from '../search/use-opened.ts';
import { AskedQuestion, useQuestion } from '../ui/dialogs/question.tsx';
import { usePageTitle } from '../ui/page.tsx';
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

const vehicles: WholeList<Vehicle> & Edited<Vehicle> = {
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
  usePageTitle(vehicles.title);
  const client = useApolloClient();
  const shown = useWholeList(vehicles);
  const { inCache } = shown;
  const actions = useVehicleActions(inCache);
  const mayWrite = useMay('writeOffice');
  /** None for a new one. */
  const [edited, setEdited] = useState<{ item: Vehicle | null } | null>(null);
  const [savedId, setSavedId] = useState<number | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const removal = useQuestion<Vehicle>(
    ({ name }) => ({
      title: 'Delete this vehicle?',
      text: `${name} will be gone for good. Departures that are over keep no trace of it.`,
      confirmLabel: 'Delete',
      done: vehicles.texts.deleted,
      failed: vehicles.texts.deleteFailed,
    }),
    async ({ id }) => {
      await client.mutate({
        mutation: DeleteVehicleDocument,
        variables: { id },
        update: (cache) => inCache.remove(cache, id),
      });
    },
  );
  useOpened(
    mayWrite,
    useCallback(() => setEdited({ item: null }), []),
  );
  return (
    <>
      <ListView<Vehicle>
        shown={shown}
        titleRef={title}
        savedId={savedId}
        hasFile={false}
        newButton={
          mayWrite && (
            <Button onClick={() => setEdited({ item: null })}>
              <Plus aria-hidden />
              New Vehicle
            </Button>
          )
        }
        buttons={
          mayWrite
            ? (item) => (
                <Flex gap="1">
                  <EditButton name={item.name} onClick={() => setEdited({ item })} />
                  <DeleteButton name={item.name} onClick={() => removal.ask(item)} />
                </Flex>
              )
            : undefined
        }
      />
      {edited && (
        <FormDialog<Vehicle>
          resource={vehicles}
          actions={actions}
          item={edited.item}
          onClose={() => setEdited(null)}
          onSaved={({ id }) => {
            setSavedId(id);
            setEdited(null);
          }}
        />
      )}
      <AskedQuestion question={removal} focusAfterYes={() => title.current} />
    </>
  );
}

/** One call makes and changes them; the list on screen follows without being asked for again. */
function useVehicleActions(list: ListInCache<Vehicle>): Omit<Actions<Vehicle>, 'remove'> {
  const client = useApolloClient();
  return useMemo(
    () => ({
      async fetch(id) {
        const { data } = await client.query({
          query: StaffVehiclesDocument,
          fetchPolicy: 'network-only',
        });
        return (data?.items as Vehicle[] | undefined)?.find((one) => one.id === id) ?? null;
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
    }),
    [client, list],
  );
}

export const code: ScreenCode = { Screen: VehiclesPage };
