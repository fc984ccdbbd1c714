import type { RegistrationStatus } from '../../generated/schema.ts';
import type { WorkKind } from '../office/work-kind.ts';
import type { StaffRegistrationFragment } from './registration-row.generated.ts';
import { AssignRegistrationsDocument, SetRegistrationStatusDocument } from './registrations.generated.ts';

export const registrationStatuses: Readonly<Record<RegistrationStatus, string>> = {
  new: 'New',
  inContact: 'In contact',
  confirmed: 'Confirmed',
  completed: 'Completed',
  declined: 'Declined',
  cancelled: 'Cancelled',
};

export const registrationWork: WorkKind<StaffRegistrationFragment> = {
  kind: 'registration',
  typename: 'ListedRegistration',
  noun: 'registration',
  statuses: registrationStatuses,
  open: ['new', 'inContact'],
  setStatus: SetRegistrationStatusDocument,
  assign: AssignRegistrationsDocument,
};
