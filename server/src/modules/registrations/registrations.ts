import { defineFeature } from '../feature.ts';
import { columns, type PersonalTable } from '../personal-table.ts';
import { inWords } from '../search-source.ts';
import { ConsentVersionEntity } from './consent-version.entity.ts';
import { type ConsentsDeps, ConsentsService } from './consents.service.ts';
import { RegistrationMonthsService } from './months/registration-months.service.ts';
import { RegistrationEntity, type RegistrationMapper } from './registration.entity.ts';
import { RegistrationRetentionService, type RetentionDeps } from './registration-retention.service.ts';
import { type RegistrationsDeps, RegistrationsService } from './registrations.service.ts';

const personalRegistrations: Readonly<Record<string, PersonalTable>> = {
  registrations: {
    name: 'Registrations',
    rows: 'lower(email) = $1',
    kind: 'registration',
    erasure: 'delete',
    columns: {
      ...columns('person', 'first_name last_name email phone date_of_birth'),
      ...columns('person', 'emergency_name emergency_phone emergency_relation'),
      medical: 'sealed:registrations.medical',
      ...columns('record', 'id program_id program_name start_date consent_version consent_at created_at'),
      ...columns('record', 'updated_at status status_at anonymised_at'),
      // Made of the others.
      ...columns('ours', 'search_text version updated_by deleted_at deleted_by assignee_id'),
    },
  },
};

interface Chosen {
  programId: number | null;
  programName: string;
}
const statusAt = (row: { statusAt: Date | null; createdAt: Date }) => row.statusAt ?? row.createdAt;
/** The row of a list, made from what was opened. */
const listed = ({ medicalConditions, allergies, medications, ...row }: RegistrationMapper) => ({
  ...row,
  hasMedicalConditions: medicalConditions !== '',
  hasAllergies: allergies !== '',
  hasMedications: medications !== '',
});
const program = ({ programId, programName }: Chosen) => ({ id: programId, name: programName });

export const registrations = defineFeature({
  services(needs: Omit<RegistrationsDeps, 'consents'> & RetentionDeps & ConsentsDeps) {
    const consents = new ConsentsService(needs);
    return {
      consents,
      registrations: new RegistrationsService({ ...needs, consents }),
      registrationMonths: new RegistrationMonthsService(needs.db),
      registrationRetention: new RegistrationRetentionService(needs),
    };
  },
  retention: ({ registrationRetention }) => ({
    registrations: () => registrationRetention.anonymiseOld(),
  }),
  validates: ['RegistrationInput'],
  personal: personalRegistrations,
  entities: [RegistrationEntity, ConsentVersionEntity],
  resolvers: {
    Query: {
      registrations: (_, args, { services }) => services.registrations.list(args),
      registration: (_, { id, opening }, { services, actor }) =>
        services.registrations.open(actor, id, opening),
      registrationMonths: (_, { months }, { services }) => services.registrationMonths.list(months),
    },
    Mutation: {
      createRegistration: (_, { input, form }, { services, actor }) =>
        services.registrations.create(actor, input, form),
      updateRegistration: (_, { id, input, version }, { services, actor }) =>
        services.registrations.update(actor, id, input, version),
      deleteRegistration: (_, { id, version }, { services, actor }) =>
        services.registrations.remove(actor, id, version),
      restoreRegistration: (_, { id }, { services, actor }) => services.registrations.restore(actor, id),
    },
    // Nobody registers without, so it is not stored but when and to which words.
    Registration: {
      statusAt,
      listed,
      program,
      consent: () => true,
      consentText: ({ consentVersion }, _, { services }) => services.consents.wordsOf(consentVersion),
    },
    ListedRegistration: {
      statusAt,
      program,
      consent: () => true,
    },
  },
  search: {
    right: 'readOffice',
    kind: 'registration',
    table: 'registrations',
    where: 'deleted_at IS NULL AND anonymised_at IS NULL',
    title: "first_name || ' ' || last_name",
    detail: 'program_name',
    newest: 'created_at DESC, id DESC',
    conditions: inWords('search_text', true),
  },
  counters: { registrations: 'SELECT count(*) FROM registrations WHERE deleted_at IS NULL' },
});
