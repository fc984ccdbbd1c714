import { textsOf } from '../../screens/editing/edited.ts';
import { FormDialog } from '../../screens/editing/form-dialog.tsx';
import type { StaffDepartureFragment } from '../departures.generated.ts';
import { type Made, useDepartureActions } from './departure-actions.ts';
import { asEdited, departureForm, type EditedDeparture, newDepartureForm } from './departure-form.tsx';

interface Props {
  /** Null makes a new one, or many. */
  departure: StaffDepartureFragment | null;
  onClose(): void;
  onSaved(departure: StaffDepartureFragment): void;
  onMade(made: Made): void;
}

const resource = {
  noun: 'departure',
  hasHistory: false,
  texts: textsOf('Departure', { created: 'Created successfully' }),
} as const;

/** Where a departure is made or changed. */
export function DepartureDialog({ departure, onClose, onSaved, onMade }: Props) {
  const actions = useDepartureActions(onMade);
  return (
    <FormDialog<EditedDeparture>
      resource={{ ...resource, form: departure ? departureForm : newDepartureForm }}
      actions={actions}
      item={departure && asEdited(departure)}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
