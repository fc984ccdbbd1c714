import { useForm } from 'react-hook-form';
import { TextField } from '../../../screens/form/fields.tsx';
import type { Values } from '../../../screens/form/form.tsx';
import { isParty, PartyField, partyOf, partyValues } from '../../book/party-field.tsx';
import { QuotePanel } from '../../book/quote.tsx';
import { ActionDialog } from '../action-dialog.tsx';
import { ChangePartyDocument } from '../booking-work.generated.ts';
import { neededReasonRules } from '../money/payment-rules.ts';
import { useBookingCall } from '../use-booking-call.ts';
import type { Worked } from '../worked-booking.ts';

/** Who travels: seats are taken or given back, and the price is made anew at the prices of today. */
export function PartyDialog({ booking, onClose }: { booking: Worked; onClose(): void }) {
  const { id, version, departureId, travellers } = booking;
  const call = useBookingCall();
  const form = useForm<{ party: Values[]; reason: string }>({
    defaultValues: { party: partyValues(partyIn(travellers)), reason: '' },
  });
  const typed = form.watch('party');
  return (
    <ActionDialog
      title="Change who travels"
      form={form}
      submitLabel="Change the party"
      onClose={onClose}
      onSubmit={async ({ party, reason }) => {
        await call(ChangePartyDocument, { id, version, party: partyOf(party), reason: reason.trim() });
        return 'Party changed';
      }}
    >
      <p>
        Seats are taken or given back, and the price is made anew as below; the terms stay. What was written
        by hand is written again afterwards.
      </p>
      <PartyField name="party" label="Who travels" />
      <QuotePanel departureId={departureId} party={isParty(typed) ? partyOf(typed) : null} />
      <TextField name="reason" label="Why" rules={neededReasonRules} hint="Stands in the timeline." />
    </ActionDialog>
  );
}

/** So many of each kind, in their order. */
export function partyIn(travellers: readonly Pick<Worked['travellers'][number], 'residence' | 'ageBand'>[]) {
  const kinds = Map.groupBy(
    travellers,
    ({ residence, ageBand }) => `${residence ?? 'any'} ${ageBand ?? 'adult'}`,
  );
  return [...kinds.values()].map((of) => ({
    residence: of[0]?.residence ?? 'any',
    ageBand: of[0]?.ageBand ?? 'adult',
    count: of.length,
  }));
}
