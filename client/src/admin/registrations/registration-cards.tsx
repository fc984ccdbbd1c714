// What is known of a registration, each part on a card of its own.
import { displayDate } from '../../lib/dates.ts';
import { Fact, FactCard } from '../ui/facts.tsx';
import { displayMoment } from '../ui/moment.ts';
import { nameOf, noneSpecified } from './registration-words.ts';
import type { StaffRegistrationOpenedQuery } from './registrations.generated.ts';

export type OpenedRegistration = NonNullable<StaffRegistrationOpenedQuery['item']>;

type Of<Name extends keyof OpenedRegistration> = { registration: Pick<OpenedRegistration, Name> };

export function PersonalCard({
  registration,
}: Of<'firstName' | 'lastName' | 'email' | 'phone' | 'dateOfBirth'>) {
  const { email, phone, dateOfBirth } = registration;
  return (
    <FactCard title="Personal Information">
      <Fact name="Name" value={nameOf(registration)} />
      <Fact name="Email" value={email} />
      <Fact name="Phone" value={phone} />
      <Fact name="Date of birth" value={dateOfBirth && displayDate(dateOfBirth)} />
    </FactCard>
  );
}

export function ProgramCard({
  registration,
}: {
  registration: Of<
    'startDate' | 'createdAt' | 'consentVersion' | 'consentAt' | 'anonymisedAt'
  >['registration'] & {
    program: { name: string };
  };
}) {
  const { program, startDate, createdAt, consentVersion, consentAt, anonymisedAt } = registration;
  return (
    <FactCard title="Program Details">
      <Fact name="Program" value={program.name} />
      <Fact name="Start date" value={displayDate(startDate)} />
      <Fact name="Registered" value={displayMoment(createdAt)} />
      <Fact name="Consent" value={`Version ${consentVersion}, ${displayMoment(consentAt)}`} />
      {anonymisedAt && <Fact name="Anonymised" value={displayMoment(anonymisedAt)} />}
    </FactCard>
  );
}

export function EmergencyCard({
  registration,
}: Of<'emergencyName' | 'emergencyPhone' | 'emergencyRelation'>) {
  return (
    <FactCard title="Emergency Contact">
      <Fact name="Emergency person" value={registration.emergencyName} />
      <Fact name="Emergency phone" value={registration.emergencyPhone} />
      <Fact name="Relationship" value={registration.emergencyRelation} />
    </FactCard>
  );
}

export function MedicalCard({ registration }: Of<'medicalConditions' | 'allergies' | 'medications'>) {
  return (
    <FactCard title="Medical Information">
      <Fact name="Medical conditions" value={registration.medicalConditions} none={noneSpecified} />
      <Fact name="Allergies" value={registration.allergies} none={noneSpecified} />
      <Fact name="Medications" value={registration.medications} none={noneSpecified} />
    </FactCard>
  );
}
