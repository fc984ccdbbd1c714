import DataLoader from 'dataloader';
import { type DataSource, In } from 'typeorm';
import { defineFeature } from '../../feature.ts';
import { DisputeEntity } from './dispute.entity.ts';
import { type DisputesDeps, DisputesService } from './disputes.service.ts';

/** Chargebacks of bookings. */
export const bookingDisputes = defineFeature({
  services: (needs: DisputesDeps) => ({
    disputes: new DisputesService(needs),
    disputesOf: new DataLoader((ids: readonly number[]) => disputesOf(needs.db, ids), { cache: false }),
  }),
  entities: [DisputeEntity],
  validates: ['DisputeInput'],
  resolvers: {
    Mutation: {
      noteDispute: (_, { bookingId, input, key }, { services, actor }) =>
        services.disputes.note(actor, bookingId, input, key),
      answerDispute: (_, { id, answer }, { services, actor }) => services.disputes.answer(actor, id, answer),
    },
    Booking: {
      disputes: ({ id }, _, { services }) => services.disputesOf.load(id),
      answerBy: async ({ id }, _, { services }) => {
        const open = (await services.disputesOf.load(id)).filter(({ answeredAt }) => answeredAt === null);
        return open.map(({ answerBy }) => answerBy).sort()[0] ?? null;
      },
    },
  },
});

async function disputesOf(db: DataSource, ids: readonly number[]): Promise<DisputeEntity[][]> {
  const rows = await db.manager.find(DisputeEntity, {
    where: { bookingId: In([...ids]) },
    order: { id: 'ASC' },
  });
  const byBooking = Map.groupBy(rows, ({ bookingId }) => bookingId);
  return ids.map((id) => byBooking.get(id) ?? []);
}
