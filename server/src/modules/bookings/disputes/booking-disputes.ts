import { In } from 'typeorm';
import { rowsLoader } from '../../../platform/database/loaders.ts';
import { defineFeature } from '../../feature.ts';
import { DisputeEntity } from './dispute.entity.ts';
import { type DisputesDeps, DisputesService } from './disputes.service.ts';

/** Chargebacks of bookings. */
export const bookingDisputes = defineFeature({
  services: (needs: DisputesDeps) => ({
    disputes: new DisputesService(needs),
    disputesOf: rowsLoader(
      (ids) =>
        needs.db.manager.find(DisputeEntity, { where: { bookingId: In([...ids]) }, order: { id: 'ASC' } }),
      'bookingId',
    ),
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
